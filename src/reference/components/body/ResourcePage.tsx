import type {ReactNode} from 'react';

import {t} from '../texts';
import CodeSamples from './CodeSamples';
import EventList from './EventList';
import Layout, {CodePart} from './Layout';
import Markdown from './Markdown';
import Notes from './Notes';
import OperationList from './OperationList';
import Schema from './Schema';
import Section from './Section';
import Text from './Text';
import type {ResourceModel} from '@site/src/reference/models/models';

/** A resource's page: its operations, its object, and its events. */
export default function ResourcePage(model: ResourceModel): ReactNode {
  const {object, operations, eventGroups} = model;
  return (
    <Layout
      page={model}
      code={
        object?.example ? (
          <CodePart title={t('api.section.object')}>
            <CodeSamples code={object.example} name={object.name} />
          </CodePart>
        ) : undefined
      }
      second={
        eventGroups.length > 0
          ? {
              children: eventGroups.map(({id, resource, events}) => (
                <Section
                  key={id}
                  id={resource === undefined ? 'events' : id}
                  title={resource ?? t('api.section.events')}>
                  <EventList events={events} wide />
                </Section>
              )),
            }
          : undefined
      }>
      <Notes {...model} />
      <Section id="operations" title={t('api.section.operations')} if={operations.length > 0}>
        <OperationList
          items={operations.map((operation) => ({
            ...operation,
            note: (
              <p>
                <Text of={operation.when} />
              </p>
            ),
          }))}
        />
      </Section>
      {object ? (
        <Section id="object" title={t('api.section.object')}>
          <Markdown of={object.description} />
          <Schema shape={object.shape} />
        </Section>
      ) : null}
    </Layout>
  );
}
