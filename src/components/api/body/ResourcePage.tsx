import type {ReactNode} from 'react';

import {t} from '../texts';
import CodeSamples from './CodeSamples';
import EventList from './EventList';
import Head from './Head';
import Layout, {CodePart} from './Layout';
import Markdown from './Markdown';
import Notes, {lead} from './Notes';
import OperationList from './OperationList';
import Schema from './Schema';
import Section from './Section';
import Text from './Text';
import type {ResourceModel} from '@site/src/openapi/models';

/** The page of a resource: its operations, its object and its events. */
export default function ResourcePage(model: ResourceModel): ReactNode {
  const {title, href, source, version, description, object, operations, eventGroups} = model;
  return (
    <Layout
      head={<Head title={title} href={href} source={source} version={version} />}
      intro={
        <>
          <Markdown of={lead(description)} />
        </>
      }
      notes={<Notes of={description} link={model.link} />}
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
              children: (
                <>
                  {eventGroups.map(({id, resource, events}) => (
                    <Section key={id} id={resource === undefined ? 'events' : id} title={resource}>
                      <EventList events={events} wide />
                    </Section>
                  ))}
                </>
              ),
            }
          : undefined
      }>
      {operations.length > 0 ? (
        <Section id="operations">
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
      ) : null}
      {object ? (
        <Section id="object">
          <Markdown of={object.description} />
          <Schema shape={object.shape} />
        </Section>
      ) : null}
    </Layout>
  );
}
