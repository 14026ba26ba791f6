import {type At, type Collector, type Node, child, entriesOf} from './collector';
import {type Evidence, bounds, code, codes, label, listOf, literals, valueKeywords} from './evidence';
import {isObject as isNode} from '../../../src/lib/json';

/** Schema keywords that are shown through their nested schemas. */
const structure = new Set([
  ...['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependentRequired', 'discriminator'],
  ...['properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'items', 'prefixItems', 'required'],
]);

/** Where the keywords of a schema are shown. */

/** Where the keywords of a schema are shown. */
export interface Location {
  page: string;
  place: string;
  group: string;
  /** Requests mark required fields, responses optional ones. */
  direction: 'request' | 'response' | 'error' | 'condition';
  /** The references around it. */
  followed: readonly string[];
  /** Keywords that something else replaces. */
  hidden: readonly string[];
  /** Fields whose value a discriminator determines. */
  constants: readonly string[];
}

/** Returns what adds the keywords of schemas that apply to the same value. */
export function schemaCollector({add, chain}: Collector) {
  /** A schema with the target of its reference and the members of its `allOf`, which all describe the same value. */
  const membersOf = (at: At, followed: readonly string[]): {members: At[]; references: string[]} => {
    const {$ref} = isNode(at.value) ? at.value : {};
    const references = typeof $ref === 'string' ? [$ref] : [];
    const isRepeated = references.some((reference) => followed.includes(reference));
    const others = [
      ...(references.length > 0 && !isRepeated ? [chain(at)[1] ?? at] : []),
      ...entriesOf(at, 'allOf'),
      ...['oneOf', 'anyOf'].flatMap((key) => onlyAlternative(entriesOf(at, key))),
    ].map((member) => membersOf(member, [...followed, ...references]));
    return {
      members: isRepeated ? [] : [at, ...others.flatMap(({members}) => members)],
      references: [...references, ...others.flatMap((other) => other.references)],
    };
  };

  /** Schemas that apply to the same value. */
  const schema = (schemas: readonly At[], location: Location, replacing: Record<string, Evidence[]> = {}): void => {
    const merged = schemas.filter(({value}) => isNode(value)).map((at) => membersOf(at, location.followed));
    const members = merged.flatMap((it) => it.members);
    const references = merged.flatMap((it) => it.references);
    const [first] = members;
    if (!first || references.some((reference) => location.followed.includes(reference))) {
      return;
    }
    const followed = [...location.followed, ...references];
    const within = (group: string, changes: Partial<Location> = {}): Location => ({
      ...location,
      followed,
      hidden: [],
      group: `${location.group}/${group}`,
      ...changes,
    });
    const all = (key: string): (At & {name: string})[] => members.flatMap((member) => entriesOf(member, key));
    const has = (name: string): boolean => members.some(({value}) => (value as Node)[name] !== undefined);
    const isObject = has('properties') || has('patternProperties');

    const hidden = new Set([
      ...location.hidden,
      ...(has('const') ? ['enum', 'example', 'examples', 'x-enumDescriptions'] : []),
      // Known values and the format of a time imply other limits.
      ...(has('const') || has('enum') ? [...bounds, ...literals, 'uniqueItems'] : []),
      ...(members.some(({value}) => (value as Node).format === 'date-time') ? ['minLength', 'maxLength'] : []),
      ...(isObject || location.direction === 'condition' ? ['type'] : []),
    ]);
    for (const name of new Set(members.flatMap(({value}) => Object.keys(value as Node)))) {
      const owners = members
        .filter(({value}) => Object.hasOwn(value as Node, name))
        .map((member) => child(member, name));
      const {path} = owners[0] ?? first;
      const shown = valueKeywords[name];
      if (shown) {
        add(
          location,
          path,
          ...(hidden.has(name) ? [] : [...owners.map(({value}) => shown(value)), replacing[name] ?? []]),
        );
      } else if (!structure.has(name) && !['$ref', '$comment'].includes(name) && !name.startsWith('x-')) {
        add(location, path, owners.some(({value}) => typeof value !== 'boolean') ? [{kind: 'unknown'}] : []);
      }
    }

    const required = members.flatMap(({value}) => listOf((value as Node).required));
    const [discriminator = ''] = all('discriminator').flatMap(({name, value}) =>
      name === 'propertyName' ? [String(value)] : [],
    );
    const constants = [...location.constants, ...(discriminator === '' ? [] : [discriminator])];
    const isMarked = (key: string, ats: readonly At[]): boolean =>
      ats.flatMap((at) => membersOf(at, followed).members).some((it) => (it.value as Node)[key] === true);
    const properties = [...all('properties'), ...all('patternProperties')];
    for (const name of new Set(properties.map((it) => it.name))) {
      const ats = properties.filter((it) => it.name === name);
      const [{value, path} = first] = ats;
      if (location.direction === 'condition' && isTerm(value)) {
        add(location, path, [code(name), ...codes(value.const ?? value.enum ?? [])]);
        continue;
      }
      const field = within('', {
        place: `${location.place} > ${name}`,
        group: location.group,
        hidden: constants.includes(name) ? [...bounds, ...literals, 'example', 'examples', 'enum'] : [],
        constants: [],
      });
      add(field, path, [code(name)]);
      if (path.at(-2) === 'properties' && value !== false) {
        const mark =
          location.direction === 'request' && required.includes(name) && !isMarked('readOnly', ats)
            ? [label('api.field.required')]
            : location.direction === 'response' && !required.includes(name) && !isMarked('writeOnly', ats)
              ? [label('api.field.optional')]
              : [];
        add(field, path, mark);
      }
      schema(ats, field);
    }
    for (const {value, path} of all('required')) {
      if (!all('properties').some(({name}) => name === value) || location.direction === 'condition') {
        add(location, path, [code(value)]);
      }
    }
    for (const {name, value, path} of all('dependentRequired')) {
      add({...location, place: `${location.place} > ${name}`}, path, codes(value));
    }
    members
      .flatMap((it) => entriesOf(child(it, 'discriminator'), 'mapping'))
      .forEach(({name, path}, index) => {
        const place = `${location.place} > ${discriminator}`;
        add({...location, place, group: `mapping ${index}`}, path, [code(name)]);
      });
    for (const key of ['oneOf', 'anyOf', 'prefixItems']) {
      members
        .map((member) => entriesOf(member, key))
        .filter((entries) => onlyAlternative(entries).length === 0)
        .forEach((entries, choice) =>
          entries.forEach((member) => schema([member], within(`${key} ${choice} ${member.name}`, {constants}))),
        );
    }
    const children = (key: string): At[] => members.map((member) => child(member, key));
    for (const key of ['not', 'if', 'then', 'else']) {
      schema(children(key), within(key, {direction: 'condition'}));
    }
    schema(children('items'), within('items'));
    schema(children('propertyNames'), within('names', {hidden: ['type']}));
    schema(
      children('additionalProperties'),
      isObject ? within('', {place: `${location.place} > *`, group: location.group}) : within('values'),
    );
    for (const {name, value, path} of all('dependentSchemas')) {
      add(location, path, [code(name)]);
      schema([{value, path}], within(`with ${name}`, {direction: 'condition'}));
    }
  };

  return schema;
}

/** The alternative to `null`, which is not a choice. */
function onlyAlternative(members: readonly At[]): readonly At[] {
  const others = members.filter(({value}) => !(isNode(value) && value.type === 'null'));
  return others.length === 1 ? others : [];
}

/** Whether a condition shows a field and its values in a line. */
function isTerm(value: unknown): value is Node {
  return isNode(value) && Object.keys(value).every((key) => ['const', 'enum', 'not'].includes(key));
}
