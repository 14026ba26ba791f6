import {type Spec, referencesOf} from '@packages/openapi';
import compact from 'lodash/compact';
import keyBy from 'lodash/keyBy';
import uniq from 'lodash/uniq';

import {type ApiNode, type Conventions, readApi} from './readApi';
import {type Change, type RuleName, fromTo, keyOf, rules} from './rules';
import {compareSchemas} from './schemas';

/** Identifies a node among its siblings in both versions. */
const idOf = ({kind, key}: ApiNode): string => `${kind} ${key}`;

/**
 * Compares two bundled specs and returns every difference that clients can notice. A change in a
 * shared schema is reported once, with all operations that it affects. Text, examples, and links
 * between operations are not compared.
 *
 * @throws Error for a schema that contains itself without a property or an item in between
 */
export function compareSpecs(before: Spec, after: Spec, conventions: Conventions = {}): Change[] {
  const found = new Map<string, Change>();
  const add = (affected: string | undefined, rule: string, subject: string, detail?: string): void => {
    const change = {rule: rule as RuleName, subject, detail};
    const key = `${keyOf(change)} ${detail ?? ''}`;
    found.set(key, {...change, operations: uniq(compact([...(found.get(key)?.operations ?? []), affected]))});
  };

  const references = [referencesOf(before), referencesOf(after)] as const;

  const compareNodes = (was: ApiNode, is: ApiNode, around?: string): void => {
    const {kind, subject, value, affects = around} = is;
    const report = (rule: string, detail?: string): void => add(affects, rule, subject, detail);
    if (was.required !== is.required) {
      report(`${kind}-${is.required ? 'required' : 'optional'}`);
    }
    if (is.deprecated && !was.deprecated) {
      report(`${kind}-deprecated`);
    }
    for (const key of Object.keys({...was.facts, ...is.facts})) {
      const [fact, newFact] = [was.facts?.[key], is.facts?.[key]];
      const hasRule = Object.hasOwn(rules, key);
      if (fact !== newFact) {
        report(hasRule ? key : 'changed', fromTo(hasRule ? '' : key, fact, newFact));
      }
    }
    if (value) {
      const changes = compareSchemas([was.value?.schema, value.schema], references, value.direction);
      changes.forEach(({rule, component = subject, path, detail}) => add(affects, rule, `${component}${path}`, detail));
    }

    const [old, present] = [keyBy(was.children, idOf), keyBy(is.children, idOf)];
    for (const id of Object.keys({...old, ...present})) {
      const [child, newChild] = [old[id], present[id]];
      if (child && newChild) {
        compareNodes(child, newChild, affects);
      } else if (child) {
        add(child.affects ?? affects, `${child.kind}-removed`, child.subject, child.detail);
      } else if (newChild) {
        const required = `required-${newChild.kind}-added`;
        const rule = newChild.required && required in rules ? required : `${newChild.kind}-added`;
        add(newChild.affects ?? affects, rule, newChild.subject, newChild.detail);
      }
    }
  };

  compareNodes(readApi(before, conventions), readApi(after, conventions));
  return [...found.values()];
}
