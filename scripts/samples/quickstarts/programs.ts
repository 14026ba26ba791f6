import {javaLibraries} from '../../entry/toolchains.mjs';
import type {FormKind} from './forms';

/**
 * How one quickstart is run. In commands, `{port}` is a free port, `{command}` the
 * command of its first toolchain, and `{dir}` this directory.
 */
export interface Quickstart {
  /** The directory below docs-samples/quickstarts. */
  readonly slug: string;
  /** What has to be on the machine besides Node.js and cURL: names in entry/toolchains.mjs. */
  readonly toolchains?: readonly string[];
  /** An app in `skeletons/` that the samples are copied into. */
  readonly skeleton?: string;
  /** Whether its build installs packages from npm, hundreds of megabytes: it runs only if it is named. */
  readonly installs?: boolean;
  /** Builds the programs; runs once. */
  readonly build?: string;
  /** Sends the first email of the page: a program that ends, or a server and the path to post to. */
  readonly hello?: {readonly command: string; readonly path?: string};
  /** Sends one email and ends. */
  readonly send?: string;
  /** Starts the receiver of events. */
  readonly serve: string;
  /** Its path. */
  readonly events?: string;
  /** How the page sends its form, if it has one. */
  readonly form?: FormKind;
}

/** Debian's jars, instead of those that Maven fetches. */
const jackson = ['databind', 'core', 'annotations'].map((part) => `${javaLibraries}/jackson-${part}.jar`).join(':');

const plain: readonly Quickstart[] = [
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
    hello: {command: 'php hello.php'},
    send: 'php send.php',
    serve: 'php -S 127.0.0.1:{port} webhook.php',
  },
  {
    slug: 'ruby',
    toolchains: ['Ruby', 'Puma'],
    hello: {command: 'ruby hello.rb'},
    send: 'ruby send.rb',
    serve: 'puma --port {port} webhook.ru',
  },
  {
    slug: 'go',
    toolchains: ['Go'],
    build: 'test -z "$(gofmt -l .)" && go vet ./... && go build -o bin/ ./cmd/...',
    hello: {command: './bin/hello'},
    send: './bin/send',
    serve: './bin/webhook',
  },
  {
    slug: 'java',
    toolchains: ['Java'],
    build: `javac -Xlint:all,-serial -Werror -cp ${jackson} -d target/classes src/main/java/*.java`,
    hello: {command: 'java Hello.java'},
    send: `java -cp ${jackson}:target/classes Send`,
    serve: `java -cp ${jackson}:target/classes WebhookServer`,
  },
];

const frameworks: readonly Quickstart[] = [
  {
    slug: 'rails',
    toolchains: ['Rails', 'Puma'],
    skeleton: 'rails',
    build: 'sh new.sh',
    hello: {command: 'bin/rails runner script/hello.rb'},
    send: 'bin/rails runner worker.rb',
    serve: 'bin/rails server --port {port}',
  },
  {
    slug: 'laravel',
    toolchains: ['Laravel'],
    skeleton: 'laravel',
    hello: {command: 'php artisan.php mailwren:hello'},
    send: 'php worker.php',
    serve: 'php -S 127.0.0.1:{port} router.php',
    events: '/api/webhooks/mailwren',
  },
  {slug: 'express', hello: {command: 'node hello.mjs', path: '/hello'}, serve: 'node server.mjs'},
  {
    slug: 'vue',
    // Vite is not installed; Vue's own compiler is.
    build: 'node --import tsx {dir}/bundleVue.ts',
    serve: 'node server/index.mjs',
    form: 'json',
  },
  {
    slug: 'nextjs',
    installs: true,
    build: 'npm install --no-audit --no-fund && npx next build',
    hello: {command: 'npx next start --port {port}', path: '/api/hello'},
    serve: 'npx next start --port {port}',
    form: 'json',
  },
  {
    slug: 'nuxt',
    installs: true,
    // The last version for Node.js 20.
    build: 'npm install --no-audit --no-fund nuxt@4.4.5 && npx nuxt build',
    hello: {command: 'node .output/server/index.mjs', path: '/api/hello'},
    serve: 'node .output/server/index.mjs',
    form: 'json',
  },
];

/** Every quickstart; those that take longest first, because several run at once. */
export const quickstarts: readonly Quickstart[] = [...frameworks, ...plain.toReversed()];
