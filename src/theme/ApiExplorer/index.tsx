import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import RequestBuilderOpener from '../RequestBuilder/Opener';
import {say} from '../texts';
import Code from './Code';
import CodeTabs from './CodeTabs';
import {CodePart} from './Layout';
import Samples from './Samples';
import type {ExampleModel, OperationModel} from '@site/src/plugins/api-reference/models';

/** Programs that call the operation; what they send where there are none. */
export function RequestCode({samples, body, parameters, method, path}: OperationModel): ReactNode {
  const isEditable = body !== undefined || parameters.some(({id}) => id !== 'header-parameters');
  const requests = (body?.bodies ?? []).flatMap(({examples}) => examples);
  if (samples.length > 0) {
    return (
      <CodePart title={say('api.section.samples')}>
        <Samples id="sample" samples={samples} />
        {isEditable ? <RequestBuilderOpener /> : null}
      </CodePart>
    );
  }
  return requests[0] ? (
    <CodePart title={say('api.section.samples')}>
      <Code code={requests[0].code} name={`${method.toUpperCase()} ${path}`} />
    </CodePart>
  ) : null;
}

/** An example of what is answered, with its status. */
type Answer = ExampleModel & {status: string};

/** The examples of every success, in the order of the description. */
export function answersOf({responses}: OperationModel): Answer[] {
  return responses.flatMap(({status, bodies}) =>
    bodies.flatMap(({examples}) => examples.map((example) => ({status, ...example}))),
  );
}

/** The name of the column with what is answered. */
export function answerTitle(): string {
  return translate({
    id: 'api.answer.example',
    message: 'Example response',
    description: 'API reference: title of the column with what an operation answers',
  });
}

/** What is answered, one tab for each case. */
export function AnswerCode({answers}: {answers: readonly Answer[]}): ReactNode {
  const title = answerTitle();
  return (
    <CodePart title={title}>
      <CodeTabs
        id="answer"
        label={title}
        tabs={answers.map(({status, summary, code}, index) => ({
          value: String(index + 1),
          label: summary ?? status,
          content: <Code code={code} name={status} />,
        }))}
      />
    </CodePart>
  );
}
