import {usePluralForm} from '@docusaurus/theme-common';

import {useFormat} from './useFormat';

/** Returns a function that selects one of the forms separated by `|` for a number, and inserts it in place of `{count}`. */
export function usePlural(): (count: number, forms: string) => string {
  const {number} = useFormat();
  const {selectMessage} = usePluralForm();
  return (count, forms) => selectMessage(count, forms).replace('{count}', number(count));
}
