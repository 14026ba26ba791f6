import type {ReactNode} from 'react';

import EventPage from './EventPage';
import LandingPage from './LandingPage';
import OperationPage from './OperationPage';
import ResourcePage from './ResourcePage';
import type {PageModel} from '@site/src/openapi/models';

/** The body of a reference page. Nothing in it needs the application: it is drawn once, as HTML. */
export default function Page(model: PageModel): ReactNode {
  switch (model.kind) {
    case 'operation':
      return <OperationPage {...model} />;
    case 'event':
      return <EventPage {...model} />;
    case 'resource':
      return <ResourcePage {...model} />;
    case 'landing':
      return <LandingPage {...model} />;
  }
}
