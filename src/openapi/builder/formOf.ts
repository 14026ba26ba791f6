import pick from 'lodash/pick';

import type {FormField, FormValues, Json} from './form';
import {formFieldMaker} from './formFields';
import {withoutReferences} from '../parts';
import {firstSentence} from '../prose';
import type {References} from '../references';
import {parameterExample} from '../requests/examples';
import {schemaOf, wireParameters} from '../requests/parameters';
import {defaultsOf, serversOf} from '../requests/servers';
import {requestOf} from '../samples/request';
import type {SampleRequest} from '../samples/types';
import type {Operation, Parameter, Server, Spec} from '../types';

/** The data of the request builder of an operation. */
export interface BuilderForm {
  /** The URLs of the servers, with a field for each variable in them. */
  servers: readonly {url: string; fields: readonly FormField[]; values: FormValues['server']}[];
  /** The path template: `/emails/{email_id}`. */
  path: string;
  /** The request of the page's samples. */
  request: SampleRequest;
  fields: {path: readonly FormField[]; query: readonly FormField[]; header: readonly FormField[]; body?: FormField};
  /** The values of the page's samples. */
  values: FormValues;
}

function serverField([name, {enum: options, description = ''}]: [
  string,
  NonNullable<Server['variables']>[string],
]): FormField {
  const common = {name, required: true, nullable: false, hint: firstSentence(description)};
  return options ? {...common, kind: 'choice', options} : {...common, kind: 'text', long: false};
}

/**
 * The request builder of an operation: its parameters and body as fields,
 * filled in with the values of the samples.
 *
 * @returns undefined for an operation without samples, or without anything to change
 */
export function formOf(spec: Spec, unresolved: Operation, references: References): BuilderForm | undefined {
  const operation = withoutReferences(unresolved, references);
  const request = requestOf(spec, operation);
  if (!request) {
    return undefined;
  }
  const {path, parameters = [], requestBody} = operation;
  const fieldOf = formFieldMaker(references);
  const parametersIn = (location: Parameter['in']): Parameter[] =>
    parameters.filter((parameter) => parameter.in === location && wireParameters([parameter], references).length > 0);
  const fieldsIn = (location: Parameter['in']): FormField[] =>
    parametersIn(location).flatMap((parameter) => {
      const {name, description = '', required = false} = parameter;
      return fieldOf(name, {...schemaOf(parameter), description}, required) ?? [];
    });
  const valuesIn = (location: Parameter['in']): Record<string, Json> =>
    Object.fromEntries(
      parametersIn(location)
        .filter(({required}) => location === 'path' || required)
        .map((parameter) => [parameter.name, parameterExample(spec, parameter) as Json]),
    );
  const servers = serversOf(spec, operation).map((server) => ({
    url: server.url,
    fields: Object.entries(server.variables ?? {}).map(serverField),
    values: defaultsOf(server),
  }));
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const body = schema && fieldOf('body', schema, true);
  const fields = {path: fieldsIn('path'), query: fieldsIn('query'), header: fieldsIn('header'), ...(body && {body})};
  if (fields.path.length + fields.query.length + fields.header.length === 0 && !body) {
    return undefined;
  }
  return {
    servers,
    path,
    request,
    fields,
    values: {
      server: servers[0]?.values ?? {},
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: valuesIn('header'),
      ...pick(request, 'body'),
    },
  };
}
