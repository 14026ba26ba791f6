/** Ukrainian for lunr, in place of `lunr-languages/lunr.uk`, which does not exist. */
import {ukrainian} from '../../lib/search/ukrainian';
import {lunrLanguage} from './lunrLanguage';

export default lunrLanguage('uk', ukrainian);
