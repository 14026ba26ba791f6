/**
 * What the samples need from the machine besides Node.js. Run directly, it
 * prints the names of Debian's packages, one per line.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

/** Where Debian keeps the libraries of Java. */
export const javaLibraries = '/usr/share/java';

/** Each: the targets whose samples need it, commands to try, arguments that print its version if it works, and the packages to install if not. */
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
    name: 'OpenSSL',
    targets: [],
    commands: ['openssl'],
    args: ['version'],
    packages: ['openssl'],
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
      'foreach (["Illuminate", "GuzzleHttp"] as $part) require "$part/autoload.php"; echo "Laravel ", Illuminate\\Foundation\\Application::VERSION;',
    ],
    packages: ['php-cli', 'php-curl', 'php-laravel-framework', 'php-guzzlehttp-guzzle'],
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
    args: ['-e', 'require "rails"; require "active_job"; require "action_mailer"; puts "Rails #{Rails.version}"'],
    packages: ['ruby-rails'],
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
    name: 'Puma',
    targets: [],
    commands: ['puma'],
    args: ['--version'],
    packages: ['puma'],
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

const found = new Map();

/**
 * Looks for a toolchain, once per process.
 *
 * @returns the command that works and its version; undefined if none does
 */
export function findToolchain({name, commands, args}) {
  if (!found.has(name)) {
    const working = commands
      .map((command) => ({command, ...spawnSync(command, args, {encoding: 'utf8', env: process.env, timeout: 60_000})}))
      .find(({status}) => status === 0);
    found.set(name, working && {command: working.command, version: working.stdout.trim().split('\n')[0] ?? ''});
  }
  return found.get(name);
}

/** The command that installs toolchains. */
export function installCommand(missing) {
  return `sudo apt-get install ${[...new Set(missing.flatMap(({packages}) => packages))].join(' ')}`;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log([...new Set(toolchains.flatMap(({packages}) => packages))].join('\n'));
}
