/** Replaces `IndexList` in production browsers: its styles, without the component and the entries. */
import './entry.module.css';
import './styles.module.css';

export default undefined;
