import {headersOf, urlOf} from '@packages/openapi';
import type {SampleRequest} from '@packages/samples';
import type {SandboxRequest} from '@packages/sandbox';
import mapKeys from 'lodash/mapKeys';
import omit from 'lodash/omit';

import type {FormValues} from './form';
import type {OperationForm} from './formOf';

/**
 * Fills the request with the form's values. Returns it for the samples (`request`) and for the sandbox (`sent`).
 *
 * @param prefer the value of the `Prefer` header, or an empty string
 */
export function filledIn(
  {base, request, sandbox}: OperationForm,
  values: FormValues,
  prefer = '',
): {request: SampleRequest; sent: SandboxRequest} {
  const {path, parameters, credential, body} = sandbox.operation;
  const url = urlOf({base, path, parameters, inPath: values.path, inQuery: values.query});
  const headers = headersOf(parameters, values.header);
  const {idempotency} = request;
  const key = idempotency && headers[idempotency.header];
  return {
    request: {
      ...request,
      url,
      headers: idempotency ? omit(headers, idempotency.header) : headers,
      ...(values.body !== undefined && {body: values.body}),
      ...(idempotency && key !== undefined && {idempotency: {...idempotency, key}}),
    },
    sent: {
      method: request.method,
      url: url.replace(/^https?:\/\/[^/?]*/u, ''),
      headers: {
        ...(body && {'content-type': body.type}),
        ...(credential && {[credential.header.toLowerCase()]: `${credential.prefix}${sandbox.key.example}`}),
        ...(prefer !== '' && {prefer}),
        ...mapKeys(headers, (_value, name) => name.toLowerCase()),
      },
      ...(values.body !== undefined && {body: JSON.stringify(values.body)}),
    },
  };
}
