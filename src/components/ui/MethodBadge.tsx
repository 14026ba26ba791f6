import type {ReactNode} from 'react';

/** The HTTP method of an operation, in the same color as in the sidebar. */
export default function MethodBadge({method}: {method: string}): ReactNode {
  return (
    <span className="ui-label" data-method={method}>
      {method.toUpperCase()}
    </span>
  );
}
