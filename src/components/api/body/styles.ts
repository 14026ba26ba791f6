/**
 * The styles of everything that is drawn at build only: the browser gets them,
 * and none of the components.
 */
import './CodeTabs/styles.module.css';
import './Endpoint/styles.module.css';
import './Facts/styles.module.css';
import './Fields/styles.module.css';
import './Head/styles.module.css';
import './Layout/styles.module.css';
import './NextSteps/styles.module.css';
import './landing.module.css';
import './responses.module.css';
import '../RequestBuilder/opener.module.css';
import '@site/src/components/ui/GroupedTable/styles.module.css';
import '@site/src/components/ui/MethodBadge/styles.module.css';
