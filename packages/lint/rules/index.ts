import {exampleValues} from './exampleValues';
import {enumDescriptions, knownOperations} from './names';
import {envelope, examplePairs} from './operationParts';
import {orphanFiles} from './orphanFiles';
import {propertyDescriptions} from './propertyDescriptions';
import {requiredProperties} from './requiredProperties';
import {supported} from './supported';
import type {Rule} from './types';

export {closest} from './closest';
export {filesOf, follow, nameOf, readYaml} from './files';
export {type Name, comparing, fileOf, valuesOf} from './names';
export {fieldsNamed, itemsAt, partAt, partsOf} from './schemas';
export {type Context, type Location, type Rule, type Visitor, keyOf} from './types';

/** Rules that compare distant parts of a spec, or its files. A plugin of Redocly adds them under its name. */
export const rules: Record<string, Rule> = {
  'enum-descriptions': enumDescriptions,
  envelope,
  'example-pairs': examplePairs,
  'example-values': exampleValues,
  'known-operations': knownOperations,
  'orphan-files': orphanFiles,
  'property-descriptions': propertyDescriptions,
  'required-properties': requiredProperties,
  supported,
};
