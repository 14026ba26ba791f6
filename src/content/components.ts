import {currentLocale} from '../config/i18n';
import {specFile} from '../config/reference';
import {resolveCodeGroup} from './CodeGroup/resolve';
import {checkDnsRecord, resolveDnsRecords} from './DnsRecords/resolve';
import {resolveEndpoint} from './Endpoint/resolve';
import {resolveErrorTable} from './ErrorTable/resolve';
import {resolveEventPayloads} from './EventPayloads/resolve';
import {type AuthorComponents, type Context, type Jsx, readProps} from '../build/jsx';
import {resolveNextStep} from './NextSteps/resolve';

/** The API spec in the language of the site. */
const spec = specFile(currentLocale());

const inDirectory = (name: string): string => `@site/src/content/${name}`;

const hasNoProps = (node: Jsx, {fail}: Context): unknown => readProps(node, {}, fail);

/**
 * The components that authors may use without an import, and those that resolvers use. A page loads only the
 * components on it.
 */
export const authorComponents: AuthorComponents = {
  BarChart: {module: inDirectory('figures/BarChart')},
  CodeGroup: {module: inDirectory('CodeGroup'), resolve: resolveCodeGroup},
  CodeTab: {module: inDirectory('CodeGroup')},
  DnsRecord: {module: inDirectory('DnsRecords'), resolve: checkDnsRecord},
  DnsRecords: {module: inDirectory('DnsRecords'), resolve: resolveDnsRecords, reads: [spec]},
  Endpoint: {module: inDirectory('Endpoint'), resolve: resolveEndpoint, reads: [spec]},
  ErrorRow: {module: inDirectory('ErrorTable')},
  ErrorStatus: {module: inDirectory('ErrorTable')},
  ErrorTable: {module: inDirectory('ErrorTable'), resolve: resolveErrorTable, reads: [spec]},
  EventExample: {module: inDirectory('EventPayloads')},
  EventPayloads: {module: inDirectory('EventPayloads'), resolve: resolveEventPayloads, reads: [spec]},
  Figure: {module: inDirectory('figures/Figure')},
  NextStep: {module: inDirectory('NextSteps'), resolve: resolveNextStep},
  NextSteps: {module: inDirectory('NextSteps'), resolve: hasNoProps},
  QuickstartLinks: {module: inDirectory('QuickstartLinks'), resolve: hasNoProps},
  Sequence: {module: inDirectory('figures/Sequence')},
  SignatureChecker: {module: inDirectory('SignatureChecker'), resolve: hasNoProps},
  Steps: {module: inDirectory('Steps'), resolve: hasNoProps},
};
