import {exampleValues} from './exampleValues';
import {dependentFields, enumDescriptions, knownOperations} from './names';
import {examplePairs} from './operationParts';
import {linkTargets} from './linkTargets';
import {orphanFiles} from './orphanFiles';
import {pageSize} from './pageSize';
import {parameterStyles} from './parameterStyles';
import {patterns} from './patterns';
import {possibleValues} from './possibleValues';
import {propertyDescriptions} from './propertyDescriptions';
import {supported} from './supported';
import type {Rule} from './types';

export {filesOf, follow, nameOf, readYaml} from './files';
export {type Name, comparing, fileOf, valuesOf} from './names';
export {type Parents, parametersOf} from './operationParts';
export {partAt, partsAt} from './schemas';
export {type Context, type Location, type Rule, type Visitor, keyOf} from './types';

/** Rules that compare distant parts of a spec, or its files. A Redocly plugin adds the rules under its own name. */
export const rules: Record<string, Rule> = {
  'dependent-fields': dependentFields,
  'enum-descriptions': enumDescriptions,
  'example-pairs': examplePairs,
  'example-values': exampleValues,
  'known-operations': knownOperations,
  'link-targets': linkTargets,
  'orphan-files': orphanFiles,
  'page-size': pageSize,
  'parameter-styles': parameterStyles,
  patterns,
  'possible-values': possibleValues,
  'property-descriptions': propertyDescriptions,
  supported,
};
