/**
 * Replaces `Root` of the theme fallback of @docusaurus/core 3.10.2, which renders its children.
 * Reason: Docusaurus' error boundaries treat a thrown value such as `undefined` as no error, and the
 * page stays white; this one gives them an error to show.
 */
import {Component, type ReactNode} from 'react';

interface Props {
  children: ReactNode;
}

interface State {
  error?: Error;
}

export default class Root extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return {error: error instanceof Error ? error : new Error(`The page threw ${String(error)}.`)};
  }

  override state: State = {};

  override render(): ReactNode {
    if (this.state.error) {
      throw this.state.error;
    }
    return this.props.children;
  }
}
