import type {Text} from 'mdast';

import {type FactForm, factForms, formatFact} from '../../lib/facts';
import type {Context} from './context';
import {type Jsx, readProps} from './jsx';

/** `<Fact name="startingRatePerDay" />`: a number of the product as text, as the page's language writes it. */
export function resolveFact(node: Jsx, {iso, fail}: Context): Text {
  const {name = '', as: form = 'number'} = readProps(node, {name: 'required', as: 'optional'}, fail);
  if (!(factForms as readonly string[]).includes(form)) {
    fail(`<Fact> has as="${form}"; expected one of: ${factForms.join(', ')}.`, node);
  }
  if (node.children.length > 0) {
    fail('<Fact> holds nothing: write <Fact name="…" />.', node);
  }
  try {
    return {type: 'text', value: formatFact(name, form as FactForm, iso)};
  } catch (error) {
    return fail(`<Fact>: ${(error as Error).message}.`, node);
  }
}
