import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The documentation's sidebar, in reading order. */
export default {
  docs: ['index', 'quickstart', 'api-changelog'],
} satisfies SidebarsConfig;
