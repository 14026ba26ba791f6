import type {FormKind} from './forms';

/** How the samples of one quickstart are run. `{port}` stands for a free port. */
export interface Program {
  /** The folder below docs-samples/quickstarts. */
  readonly slug: string;
  /** What has to be on the machine, and the Debian packages that bring it. */
  readonly tools: readonly string[];
  readonly debian?: string;
  /** Whether packages from npm are installed first, which takes a minute and the network. */
  readonly packages?: readonly string[];
  /** A folder of this room that is copied first: an application for the samples to stand in. */
  readonly skeleton?: string;
  /** Makes the programs; runs once. */
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
const jackson = ['databind', 'core', 'annotations'].map((part) => `/usr/share/java/jackson-${part}.jar`).join(':');

const plain: readonly Program[] = [
  {slug: 'nodejs', tools: ['node'], send: 'node send.mjs', serve: 'node webhook.mjs'},
  {slug: 'javascript', tools: ['node'], serve: 'node server.js', form: 'multipart'},
  {
    slug: 'python',
    // Debian's Python has the package; another one on the PATH may lack it.
    tools: ['/usr/bin/python3'],
    debian: 'python3-requests',
    send: '/usr/bin/python3 send.py',
    serve: '/usr/bin/python3 webhook.py',
  },
  {
    slug: 'php',
    tools: ['php'],
    debian: 'php-cli php-curl',
    send: 'php send.php',
    serve: 'php -S 127.0.0.1:{port} webhook.php',
  },
  {
    slug: 'ruby',
    tools: ['ruby', 'puma'],
    debian: 'ruby puma',
    send: 'ruby send.rb',
    serve: 'puma --port {port} webhook.ru',
  },
  {
    slug: 'go',
    tools: ['go'],
    debian: 'golang-go',
    build: 'test -z "$(gofmt -l .)" && go vet ./... && go build -o bin/ ./cmd/...',
    send: './bin/send',
    serve: './bin/webhook',
  },
  {
    slug: 'java',
    tools: ['javac', '/usr/share/java/jackson-databind.jar'],
    debian: 'default-jdk-headless libjackson2-databind-java',
    build: `javac -Xlint:all,-serial -Werror -cp ${jackson} -d target/classes src/main/java/*.java`,
    send: `java -cp ${jackson}:target/classes Send`,
    serve: `java -cp ${jackson}:target/classes WebhookServer`,
  },
];

const frameworks: readonly Program[] = [
  {
    slug: 'rails',
    tools: ['rails', 'puma'],
    debian: 'ruby-rails ruby-bundler puma',
    skeleton: 'rails',
    build: 'sh new.sh',
    send: 'bin/rails runner worker.rb',
    serve: 'bin/rails server --port {port}',
  },
  {
    slug: 'laravel',
    tools: ['php', '/usr/share/php/Illuminate/autoload.php'],
    debian: 'php-cli php-laravel-framework php-guzzlehttp-guzzle',
    skeleton: 'laravel',
    send: 'php worker.php',
    serve: 'php -S 127.0.0.1:{port} router.php',
    events: '/api/webhooks/mailwren',
  },
  {slug: 'express', tools: ['npm'], packages: [], serve: 'node server.mjs'},
  {slug: 'vue', tools: ['npm'], packages: [], build: 'npm run build', serve: 'node server/index.mjs', form: 'json'},
  {
    slug: 'nextjs',
    tools: ['npm'],
    packages: [],
    build: 'npx next build',
    serve: 'npx next start --port {port}',
    form: 'json',
  },
  {
    slug: 'nuxt',
    tools: ['npm'],
    // The last one for Node.js 20, which this site is built with.
    packages: ['nuxt@4.4.5'],
    build: 'npx nuxt build',
    serve: 'node .output/server/index.mjs',
    form: 'json',
  },
];

/** Every quickstart. */
export const programs: readonly Program[] = [...plain, ...frameworks];
