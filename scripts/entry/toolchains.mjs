/**
 * What the samples need from the machine, apart from Node.js. Run by itself, it
 * prints the names of Debian's packages, one a line.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

import {canInstallPackages, installPackages} from './apt.mjs';

/** Where Debian keeps the libraries of Java. */
export const javaLibraries = '/usr/share/java';

/** Each: the targets of samples that it runs, how to see whether it works (the first line printed is its version), and what to install where it does not. */
export const toolchains = [
  {
    name: 'cURL',
    targets: ['curl'],
    commands: ['sh'],
    args: [
      '-c',
      'curl --help all | grep -q -e --json && uuidgen >/dev/null && openssl version >/dev/null && curl --version | cut -d " " -f -2',
    ],
    packages: ['curl', 'openssl', 'uuid-runtime'],
  },
  {
    name: 'Python',
    targets: ['python'],
    // The first on the PATH may be one without packages.
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import requests, sys; print("Python", sys.version.split()[0])'],
    packages: ['python3', 'python3-requests'],
  },
  {
    name: 'PHP',
    targets: ['php'],
    commands: ['php'],
    args: ['-r', 'if (!extension_loaded("curl")) exit(1); echo "PHP ", PHP_VERSION;'],
    packages: ['php-cli', 'php-curl'],
  },
  {
    name: 'Laravel',
    targets: ['laravel'],
    commands: ['php'],
    args: [
      '-r',
      'foreach (["Http", "Config"] as $part) require "Illuminate/$part/autoload.php"; require "GuzzleHttp/autoload.php"; echo "illuminate/http, PHP ", PHP_VERSION;',
    ],
    packages: ['php-cli', 'php-curl', 'php-illuminate-http', 'php-illuminate-config', 'php-guzzlehttp-guzzle'],
  },
  {
    name: 'Ruby',
    targets: ['ruby'],
    commands: ['ruby'],
    args: ['-e', 'require "json"; require "net/http"; puts "Ruby #{RUBY_VERSION}"'],
    packages: ['ruby'],
  },
  {
    name: 'Rails',
    targets: ['rails'],
    commands: ['ruby'],
    args: ['-e', 'require "active_job"; puts "Active Job #{ActiveJob.version}"'],
    packages: ['ruby', 'ruby-activejob'],
  },
  {
    name: 'Django',
    targets: [],
    commands: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import django; print("Django", django.get_version())'],
    packages: ['python3-django'],
  },
  {
    name: 'PHPMailer',
    targets: [],
    commands: ['php'],
    args: [
      '-r',
      'require "libphp-phpmailer/autoload.php"; echo "PHPMailer ", PHPMailer\\PHPMailer\\PHPMailer::VERSION;',
    ],
    packages: ['php-cli', 'libphp-phpmailer'],
  },
  {
    name: 'Action Mailer',
    targets: [],
    commands: ['ruby'],
    args: ['-e', 'require "action_mailer"; puts "Action Mailer #{ActionMailer.version}"'],
    packages: ['ruby', 'ruby-actionmailer'],
  },
  {
    name: 'Puma',
    targets: [],
    commands: ['puma'],
    args: ['--version'],
    packages: ['puma'],
  },
  {
    name: 'Rails app',
    targets: [],
    commands: ['sh'],
    args: ['-c', 'cd / && rails --version'],
    packages: ['ruby-rails', 'puma'],
  },
  {
    name: 'Laravel app',
    targets: [],
    commands: ['php'],
    args: [
      '-r',
      'foreach (["Illuminate", "GuzzleHttp"] as $part) require "$part/autoload.php"; echo "Laravel ", Illuminate\\Foundation\\Application::VERSION;',
    ],
    packages: ['php-cli', 'php-curl', 'php-laravel-framework', 'php-guzzlehttp-guzzle'],
  },
  {
    name: 'Java',
    targets: ['java'],
    commands: ['sh'],
    args: ['-c', `test -e ${javaLibraries}/jackson-databind.jar && java -version 2>/dev/null && javac -version 2>&1`],
    packages: ['default-jdk-headless', 'libjackson2-databind-java'],
  },
  {
    name: 'Go',
    targets: ['go'],
    commands: ['go'],
    args: ['version'],
    packages: ['golang-go'],
  },
];

/**
 * Tries a toolchain.
 *
 * @returns the command that works and its version; nothing where none does
 */
export function findToolchain({commands, args}) {
  for (const command of commands) {
    const {status, stdout} = spawnSync(command, args, {encoding: 'utf8', env: process.env, timeout: 60_000});
    if (status === 0) {
      return {command, version: stdout.trim().split('\n')[0] ?? ''};
    }
  }
  return undefined;
}

/** Installs what is missing where this process is root; what still is, is for those to say who need it. */
export function ensureToolchains() {
  const missing = toolchains.filter((toolchain) => !findToolchain(toolchain));
  if (missing.length > 0 && canInstallPackages()) {
    console.log(`Not on this machine: ${missing.map(({name}) => name).join(', ')}; trying to install them.`);
    installPackages([...new Set(missing.flatMap(({packages}) => packages))]);
  }
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log([...new Set(toolchains.flatMap(({packages}) => packages))].join('\n'));
}
