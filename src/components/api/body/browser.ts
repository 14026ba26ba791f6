/**
 * Replaces `Page` in production browsers: the styles of all components of a page's
 * body, without the components.
 */
import '@site/src/components/docs/PageMenu/styles.module.css';
import '@site/src/components/docs/TranslationNotice/styles.module.css';
import '@site/src/components/ui/MethodBadge/styles.module.css';
import '@site/src/theme/ApiExplorer/CodeTabs/styles.module.css';
import '@site/src/theme/ApiExplorer/MethodEndpoint/styles.module.css';
import '@site/src/theme/ApiItem/Layout/styles.module.css';
import '@site/src/theme/ResponseExamples/styles.module.css';
import '@site/src/theme/Schema/styles.module.css';
import '@site/src/theme/StatusCodes/styles.module.css';
import './Head/styles.module.css';
import './styles.module.css';
import '../RequestBuilder/styles.module.css';

export default undefined;
