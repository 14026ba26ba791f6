import {javaLibraries} from '../../entry/toolchains.mjs';
import type {FormKind} from './forms';

/** How the samples of one quickstart are run. `{port}` stands for a free port, `{command}` for that of its first toolchain. */
export interface Program {
  /** The folder below docs-samples/quickstarts. */
  readonly slug: string;
  /** What has to be on the machine besides Node.js and cURL: names in entry/toolchains.mjs. */
  readonly toolchains?: readonly string[];
  /** Packages from npm that are installed besides those of its package.json, which takes a minute and the network. */
  readonly packages?: readonly string[];
  /** How it runs with the packages of this repository, with nothing installed; only where that is possible. */
  readonly here?: {readonly build?: string};
  /** A folder of this room that is copied first: an application for the samples to stand in. */
  readonly skeleton?: string;
  /** Makes the programs; runs once. `{room}` stands for this folder. */
  readonly build?: string;
  /** Sends one email and ends. */
  readonly send?: string;
  /** Starts the receiver of events. */
  readonly serve: string;
  /** Its path. */
  readonly events?: string;
  /** How the page sends its form, where there is one. */
  readonly form?: FormKind;
}

/** Debian's jars, in place of those that Maven fetches. */
const jackson = ['databind', 'core', 'annotations'].map((part) => `${javaLibraries}/jackson-${part}.jar`).join(':');

const plain: readonly Program[] = [
  {slug: 'nodejs', send: 'node send.mjs', serve: 'node webhook.mjs'},
  {slug: 'javascript', serve: 'node server.js', form: 'multipart'},
  {
    slug: 'python',
    toolchains: ['Python'],
    send: '{command} send.py',
    serve: '{command} webhook.py',
  },
  {
    slug: 'php',
    toolchains: ['PHP'],
    send: 'php send.php',
    serve: 'php -S 127.0.0.1:{port} webhook.php',
  },
  {
    slug: 'ruby',
    toolchains: ['Ruby', 'Puma'],
    send: 'ruby send.rb',
    serve: 'puma --port {port} webhook.ru',
  },
  {
    slug: 'go',
    toolchains: ['Go'],
    build: 'test -z "$(gofmt -l .)" && go vet ./... && go build -o bin/ ./cmd/...',
    send: './bin/send',
    serve: './bin/webhook',
  },
  {
    slug: 'java',
    toolchains: ['Java'],
    build: `javac -Xlint:all,-serial -Werror -cp ${jackson} -d target/classes src/main/java/*.java`,
    send: `java -cp ${jackson}:target/classes Send`,
    serve: `java -cp ${jackson}:target/classes WebhookServer`,
  },
];

const frameworks: readonly Program[] = [
  {
    slug: 'rails',
    toolchains: ['Rails app', 'Puma'],
    skeleton: 'rails',
    build: 'sh new.sh',
    send: 'bin/rails runner worker.rb',
    serve: 'bin/rails server --port {port}',
  },
  {
    slug: 'laravel',
    toolchains: ['Laravel app'],
    skeleton: 'laravel',
    send: 'php worker.php',
    serve: 'php -S 127.0.0.1:{port} router.php',
    events: '/api/webhooks/mailwren',
  },
  {slug: 'express', packages: [], here: {}, serve: 'node server.mjs'},
  {
    slug: 'vue',
    packages: [],
    build: 'npm run build',
    // Vite is not here; Vue's own compiler is.
    here: {build: 'node --import tsx {room}/bundleVue.ts'},
    serve: 'node server/index.mjs',
    form: 'json',
  },
  {
    slug: 'nextjs',
    packages: [],
    build: 'npx next build',
    serve: 'npx next start --port {port}',
    form: 'json',
  },
  {
    slug: 'nuxt',
    // The last one for Node.js 20, which this site is built with.
    packages: ['nuxt@4.4.5'],
    build: 'npx nuxt build',
    serve: 'node .output/server/index.mjs',
    form: 'json',
  },
];

/** Every quickstart; those that take longest first, because several run at once. */
export const programs: readonly Program[] = [...frameworks, ...plain.toReversed()];
