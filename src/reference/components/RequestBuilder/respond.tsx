import type {Json} from '@packages/openapi';
import {createSandbox} from '@packages/sandbox';
import pick from 'lodash/pick';
import type {ReactNode} from 'react';

import {Runs} from './highlight';
import {loadForm} from './loadForm';
import CodePanel from '@site/src/components/ui/CodePanel';
import {STATUS_TEXT} from '@site/src/config/statusText';
import {jsonRuns} from '@site/src/lib/jsonRuns';
import {filledIn} from '@site/src/reference/builder/filledIn';
import {sandboxOptions} from '@site/src/lib/sandboxOptions';

/** The response fields that are shown; the others come from the documented example and don't match the request. */
const shownFields = ['id', 'object', 'status', 'credits_charged', 'created_at'];

/**
 * A code panel with the main fields of the sandbox's response to a request.
 *
 * @param id the ID of the operation's page
 * @param body the request body, as JSON
 */
export async function respond(id: string, body: string): Promise<ReactNode> {
  const form = await loadForm(id);
  const {sent} = filledIn(form, {...form.values, body: JSON.parse(body) as Json});
  const response = createSandbox(form.sandbox, sandboxOptions(form.emails)).respond(sent);
  const {data} = response.body as {data: object};
  return (
    <CodePanel title={`${response.status} ${STATUS_TEXT[response.status] ?? ''}`}>
      <code>
        <Runs runs={jsonRuns(JSON.stringify({data: pick(data, shownFields)}, null, 2))} />
      </code>
    </CodePanel>
  );
}
