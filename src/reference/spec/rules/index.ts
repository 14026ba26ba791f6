import {type Rule, rules} from '@packages/lint/rules';

import {errorExamples} from './errorExamples';
import {errorResponses} from './errorResponses';
import {errorCodes, eventTags, eventTypes, scopes} from './names';
import {operationFiles} from './operationFiles';

/** This API's conventions that `api-spec/rules/redocly.yaml` can't express as assertions. */
const ownRules: Record<string, Rule> = {
  'error-codes': errorCodes,
  'error-examples': errorExamples,
  'event-tags': eventTags,
  'event-types': eventTypes,
  'operation-files': operationFiles,
  scopes,
};

/** The Redocly plugin: custom rules, and the preprocessor that adds error responses. */
export const plugin = {
  id: 'custom',
  preprocessors: {oas3: {'error-responses': errorResponses}},
  rules: {oas3: {...rules, ...ownRules}},
};
