export type {Conventions, ProblemFields} from './conventions';
export {type Form, formsOf, withoutChoices} from './forms';
export {isCombined} from './intersection';
export {
  type Json,
  type JsonObject,
  type JsonPath,
  isObject,
  own,
  pathOfPointer,
  pointerOfPath,
  pointerStep,
  valueAt,
} from './json';
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
export {type Limits, type PhraseOf, limitPhrases} from './limitPhrases';
export {methods, operationsOf, requiredScope, wholeOperations, withoutReferences} from './operations';
export {type Prose, type ProseNode, firstSentence, hasCode, parseMarkdown, prose, withoutStatus} from './prose';
export {type References, refName, referencesOf, resolve, resolvePointer} from './references';
export {type Credential, credentialOf, keyIn} from './requests/credentials';
export {type ExampleRequest, exampleRequests} from './requests/exampleRequests';
export {exampleResponse, exampleValues, examplesOf, jsonContent, successOf} from './requests/examples';
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
  ResponseLink,
  Schema,
  Server,
  Spec,
  Tag,
} from './types';
