import Link from '@docusaurus/Link';
import Layout, {CodePart} from '@theme/ApiItem/Layout';
import CodeSamples from '@theme/CodeSamples';
import Markdown from '@theme/Markdown';
import Schema from '@theme/Schema';
import type {ReactNode} from 'react';

import {say} from '../texts';
import Head from './Head';
import steps from './NextSteps/styles.module.css';
import Section from './Section';
import EventTable from '@site/src/components/mdx/EventTable';
import MethodBadge from '@site/src/components/ui/MethodBadge';
import type {ResourceModel} from '@site/src/openapi/models';
import {sectionsOf} from '@site/src/openapi/sections';

/** The page of a resource: what it is, what can be done with it, its object, its events. */
export default function ResourcePage(model: ResourceModel): ReactNode {
  const {title, href, source, description, object, operations, eventGroups} = model;
  return (
    <Layout
      head={
        <Head title={title} href={href} source={source} sections={sectionsOf(model)}>
          <Markdown of={description} />
        </Head>
      }
      code={
        object?.example ? (
          <CodePart title={say('api.section.object')}>
            <CodeSamples code={object.example} name={object.name} />
          </CodePart>
        ) : undefined
      }>
      {operations.length > 0 ? (
        <Section id="operations">
          <ul className={steps.steps}>
            {operations.map(({href: address, method, path, summary, when}) => (
              <li key={address}>
                <p>
                  <Link to={address}>{summary}</Link>{' '}
                  <span className={steps.endpoint} translate="no">
                    <MethodBadge method={method} /> <code>{path}</code>
                  </span>
                </p>
                <p>{when}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {object ? (
        <Section id="object">
          <Markdown of={object.description} />
          <Schema shape={object.shape} direction="response" />
        </Section>
      ) : null}
      {eventGroups.length > 0 ? (
        <Section id="events">
          <EventTable groups={eventGroups} />
        </Section>
      ) : null}
    </Layout>
  );
}
