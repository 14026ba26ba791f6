export {SpecError, createLinter} from './linter';
export {type Problem, problemAt} from './problems';
