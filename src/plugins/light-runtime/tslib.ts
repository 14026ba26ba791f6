/**
 * The one helper of TypeScript's library that the browser needs, for
 * `@docusaurus/utils-common`. That is CommonJS, which gets a library whole: 4 KB,
 * compressed. A package that needs another helper fails at once; add it here.
 */
export const __importDefault = (module: {__esModule?: boolean} | undefined): unknown =>
  module?.__esModule === true ? module : {default: module};
