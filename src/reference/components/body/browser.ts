/**
 * Replaces `Page` in production browsers: loads the styles of all components in a page's
 * body, without the components.
 */
import '@site/src/components/ui/PageMenu/styles.module.css';
import '@site/src/components/ui/TranslationNotice/styles.module.css';
import '@site/src/components/ui/Tabs/styles.module.css';
import './MethodEndpoint/styles.module.css';
import './Layout/styles.module.css';
import './ResponseExamples/styles.module.css';
import './Schema/styles.module.css';
import './StatusCodes/styles.module.css';
import './Head/styles.module.css';
import './styles.module.css';
import '@site/src/components/ui/FormDisclosure/styles.module.css';

export default undefined;
