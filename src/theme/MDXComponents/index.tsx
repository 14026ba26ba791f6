/**
 * Wraps `MDXComponents` of @docusaurus/theme-classic 3.10.2.
 * Reason: adds the components that authors may use without an import.
 */
import MDXComponents from '@theme-original/MDXComponents';

import CodeGroup, {CodeTab} from '@site/src/components/mdx/CodeGroup';
import {DnsRecord, DnsRecords} from '@site/src/components/mdx/DnsRecords';
import Endpoint from '@site/src/components/mdx/Endpoint';
import ErrorTable, {ErrorRow, ErrorStatus} from '@site/src/components/mdx/ErrorTable';
import EventTable, {EventExample} from '@site/src/components/mdx/EventTable';
import {NextStep, NextSteps} from '@site/src/components/mdx/NextSteps';
import QuickstartLinks from '@site/src/components/mdx/QuickstartLinks';
import Steps from '@site/src/components/mdx/Steps';

export default {
  ...MDXComponents,
  CodeGroup,
  CodeTab,
  DnsRecord,
  DnsRecords,
  Endpoint,
  ErrorRow,
  ErrorStatus,
  ErrorTable,
  EventExample,
  EventTable,
  NextStep,
  NextSteps,
  QuickstartLinks,
  Steps,
};
