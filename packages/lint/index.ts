export {type Linter, type LinterOptions, SpecError, createLinter} from './linter';
export {type Problem, problemAt} from './problems';
