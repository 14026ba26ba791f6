export {checkAndBundle, readChangelog} from './checkSpec';
export {exampleRequests} from './checks/exampleRequests';
export {SpecError, bundleSpec, lintSpec, warmUpBundler} from './lintSpec';
export type {Problem} from './problems';
