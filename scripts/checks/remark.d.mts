import type {Preset} from 'unified';

declare const rules: Preset;
export default rules;
