/**
 * Replaces `Error` of the theme fallback of @docusaurus/core 3.10.2, for errors
 * that the page layout does not catch. Reason: shows our `ErrorPageContent`. Like the original,
 * shows the error in the layout, unless the layout failed.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import FatalError from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';

export default function ErrorPage(props: ComponentProps<typeof FatalError>): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'fatal-error', id: 'default'}}}>
      <ErrorBoundary fallback={() => <FatalError {...props} />}>
        <Layout>
          <FatalError {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
