import type {ReactNode} from 'react';

import EventPage from './EventPage';
import LandingPage from './LandingPage';
import OperationPage from './OperationPage';
import ResourcePage from './ResourcePage';
import {CurrentPage} from './Text';
import type {PageModel} from '@site/src/reference/models/models';

const models = import.meta.webpackContext('@reference-bodies', {regExp: /\.json$/u});

/**
 * The body of a reference page. Nothing in it needs hydration.
 *
 * @param id the page's ID, which is also its model's name
 */
export default function Page({id}: {id: string}): ReactNode {
  const model = models(`./${id}.json`) as PageModel;
  return (
    <CurrentPage.Provider value={model}>
      <Body {...model} />
    </CurrentPage.Provider>
  );
}

function Body(model: PageModel): ReactNode {
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
