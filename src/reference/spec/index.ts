export {bundleSpec, lintSpec, warmUpBundler} from './checkSpec';
