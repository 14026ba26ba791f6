export type {Conventions, ProblemFields} from './conventions';
export {type EventSummary, eventRow, eventsByResource, eventsOf} from './events';
export {type Form, formsOf, withoutChoices} from './forms';
export {type Json, type JsonObject, type JsonPath, isObject, pathOfPointer, pointerOfPath, valueAt} from './json';
export {
  type LimitName,
  constraintsOf,
  isAnnotation,
  keywords,
  keywordsWith,
  limitNames,
  mapSubschemas,
  subschemas,
} from './keywords';
export {explain, limitPhrases, listed, rateLimitPhrase} from './limitPhrases';
export {
  type OperationSummary,
  methods,
  operationSlug,
  operationsById,
  operationsByTag,
  operationsOf,
  requiredScope,
  resourceSlug,
  tagTitles,
  wholeOperations,
  withoutReferences,
} from './operations';
export {type Prose, type ProseNode, firstSentence, hasCode, parseMarkdown, prose, withoutStatus} from './prose';
export {type References, examplesOf, refName, referencesOf, resolve, resolvePointer} from './references';
export {type Credential, credentialOf, keyIn} from './requests/credentials';
export {exampleResponse, exampleValues, firstExample, jsonContent, namedExamples, successOf} from './requests/examples';
export {schemaOf, wireParameters} from './requests/parameters';
export {jsonOf, readHeaders, readPath, readQuery} from './requests/read';
export {type ExampleResponse, dataOf, headerValues, pathOfData, statusCode} from './requests/responses';
export {basePathOf, baseUrl, defaultsOf, serverUrl, serversOf} from './requests/servers';
export {type WireParameter, headerText, headersOf, urlOf} from './requests/wire';
export {
  type MergedChoice,
  type MergedSchema,
  RecursionError,
  asSchema,
  asText,
  discriminated,
  mergeSchema,
} from './schemas';
export {elementOf, typeNames, typeOf} from './typeNames';
export type {
  Content,
  Example,
  Header,
  MediaType,
  Operation,
  OperationObject,
  Parameter,
  PathItem,
  Ref,
  RequestBody,
  Response,
  Schema,
  Server,
  Spec,
  Tag,
} from './types';
