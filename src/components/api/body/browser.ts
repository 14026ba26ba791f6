/**
 * Takes the place of `Page` in browsers in production: the styles of everything
 * that the body of a page is made of, and no component.
 */
import '@site/src/components/ui/GroupedTable/styles.module.css';
import '@site/src/components/ui/MethodBadge/styles.module.css';
import '@site/src/theme/ApiExplorer/CodeTabs/styles.module.css';
import '@site/src/theme/ApiExplorer/MethodEndpoint/styles.module.css';
import '@site/src/theme/ApiItem/Layout/styles.module.css';
import '@site/src/theme/Schema/styles.module.css';
import '@site/src/theme/StatusCodes/styles.module.css';
import './Facts/styles.module.css';
import './Head/styles.module.css';
import './NextSteps/styles.module.css';
import './landing.module.css';
import '../RequestBuilder/styles.module.css';

export default undefined;
