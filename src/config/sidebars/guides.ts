import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The guides' sidebar: the overview, then the guides as their folder has them. */
export default {
  guides: ['index', 'send-a-password-reset'],
} satisfies SidebarsConfig;
