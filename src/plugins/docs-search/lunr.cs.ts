/** Czech for lunr, in place of `lunr-languages/lunr.cs`, which does not exist. */
import {czech} from '../../lib/search/czech';
import {lunrLanguage} from './lunrLanguage';

export default lunrLanguage('cs', czech);
