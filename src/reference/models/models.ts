import type {Prose} from '@packages/openapi';

import type {bodiesOf, exampleModel, responseModel, serverModels} from './blocks';
import type {eventModel} from './eventModel';
import type {landingModel} from './landingModel';
import type {operationModel} from './operationModel';
import type {resourceModel} from './resourceModel';
import type {LinkModel} from './values';

/** The content of reference pages, independent of presentation: src/reference/components renders it. */

export type ExampleModel = ReturnType<typeof exampleModel>;
export type BodyModel = ReturnType<typeof bodiesOf>[number];
export type ResponseModel = ReturnType<typeof responseModel>;
export type ServerModel = ReturnType<typeof serverModels>[number];

export type OperationModel = ReturnType<typeof operationModel>;
export type EventModel = ReturnType<typeof eventModel>;
export type ResourceModel = ReturnType<typeof resourceModel>;
export type LandingModel = ReturnType<typeof landingModel>;

/** A page of the reference. */
export type PageModel = OperationModel | EventModel | ResourceModel | LandingModel;

/** The data of every page. */
export interface PageBase {
  title: string;
  /** The path without the locale: `/api/emails/send-email`. */
  href: string;
  /** The source file, from the repository's root. */
  source: string;
  /** The version of the API. */
  version: string;
  description: Prose;
  /** Further documentation. */
  link?: LinkModel;
  /** The strings on the page that are in English because they have no translation. */
  english?: readonly string[];
}
