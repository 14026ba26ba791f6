import {usePluralForm} from '@docusaurus/theme-common';

import {useFormat} from './useFormat';

/** Returns a function that selects a number's form from those separated by `|`, and replaces `{count}` in it. */
export function usePlural(): (count: number, forms: string) => string {
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  return (count, forms) => selectMessage(count, forms).replace('{count}', number(count));
}
