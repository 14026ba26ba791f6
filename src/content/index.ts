export {pageProblems, readSource} from './pageRules';
