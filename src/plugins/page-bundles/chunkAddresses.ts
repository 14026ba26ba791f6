import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/** What Docusaurus calls its plugin that does the same with a table. */
const original = 'ChunkAssetPlugin';

/** Whether a plugin of the bundler is the one that this replaces. */
export function isChunkAssetPlugin(plugin: unknown): boolean {
  return (plugin as {constructor?: {name?: string}} | null)?.constructor?.name === original;
}

/**
 * Gives the browser `__webpack_require__.gca`, with which Docusaurus turns a
 * chunk's name into the address of its file to fetch it early. The original
 * (`@docusaurus/core` 3.10.2) brings a table from names to numbers, 9 bytes a
 * file; here chunks are called by their names from the start.
 */
export function chunkAddresses(bundler: Bundler): {apply: (compiler: Compiler) => void} {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Rspack has it under webpack's old name only.
  const {RuntimeModule} = bundler;

  class ChunkAddressModule extends RuntimeModule {
    constructor() {
      super('ChunkAddressModule', RuntimeModule.STAGE_ATTACH);
    }

    override generate(): string {
      return '__webpack_require__.gca = function (name) { return __webpack_require__.p + __webpack_require__.u(name); };';
    }
  }

  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('chunkAddresses', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('chunkAddresses', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressModule());
        });
      });
    },
  };
}
