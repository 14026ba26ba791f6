import {type Spec, referencesOf} from '@packages/openapi';
import {match} from './match';
import {type ApiNode, type Conventions, readApi} from './readApi';
import {type Change, type RuleName, fromTo, keyOf, rules} from './rules';
import {schemaComparison} from './schemas';

/**
 * Compares two bundled specs and returns every difference that clients can notice. A change in a
 * shared schema is reported once, with all operations that it affects. Text, examples and links
 * between operations are not compared.
 *
 * @throws Error for a schema that contains itself without a property or an item in between
 */
export function compareSpecs(before: Spec, after: Spec, conventions: Conventions = {}): Change[] {
  const found = new Map<string, Change>();
  const add = (affected: string | undefined, rule: RuleName, subject: string, detail?: string): void => {
    const key = `${keyOf({rule, subject})} ${detail ?? ''}`;
    const {operations = []} = found.get(key) ?? {};
    const isKnown = affected === undefined || operations.includes(affected);
    found.set(key, {
      rule,
      subject,
      ...(detail !== undefined && {detail}),
      operations: isKnown ? operations : [...operations, affected],
    });
  };

  const references = [referencesOf(before), referencesOf(after)] as const;
  const compareSchemas = {
    request: schemaComparison(...references, 'request'),
    response: schemaComparison(...references, 'response'),
  };

  const compareNodes = (was: ApiNode, is: ApiNode, affected?: string): void => {
    const {kind, subject, value} = is;
    const report = (rule: string, detail?: string): void => add(affected, rule as RuleName, subject, detail);
    if (was.required !== is.required) {
      report(`${kind}-${is.required ? 'required' : 'optional'}`);
    }
    if (is.deprecated && !was.deprecated) {
      report(`${kind}-deprecated`);
    }
    for (const rule of Object.keys({...was.facts, ...is.facts}) as RuleName[]) {
      const [fact, newFact] = [was.facts?.[rule], is.facts?.[rule]];
      if (fact !== newFact) {
        report(rule, fromTo('', fact, newFact));
      }
    }
    for (const key of Object.keys({...was.others, ...is.others})) {
      if (was.others?.[key] !== is.others?.[key]) {
        report('changed', fromTo(key, was.others?.[key], is.others?.[key]));
      }
    }
    if (value && (was.value?.schema ?? value.schema) !== undefined) {
      compareSchemas[value.direction](was.value?.schema, value.schema, subject, (...change) =>
        add(affected, ...change),
      );
    }
    compareLists(was.children, is.children, affected);
  };

  const compareLists = (was: readonly ApiNode[] = [], is: readonly ApiNode[] = [], affected?: string): void => {
    const {gone, added, both} = match(was, is, ({kind = '', key}) => `${kind} ${key}`);
    const report = (rule: string, {subject, detail, affects = affected}: ApiNode): void =>
      add(affects, rule as RuleName, subject, detail);
    const isKnown = ({kind}: ApiNode): boolean => kind !== undefined;
    for (const node of gone.filter(isKnown)) {
      report(`${node.kind}-removed`, node);
    }
    for (const node of added.filter(isKnown)) {
      const required = `required-${node.kind}-added`;
      report(node.required && required in rules ? required : `${node.kind}-added`, node);
    }
    both.forEach(([node, partner]) => compareNodes(node, partner, partner.affects ?? affected));
  };

  compareNodes(readApi(before, conventions), readApi(after, conventions));
  return [...found.values()];
}
