export {bundleSpec, checkAndBundle, lintSpec, readChangelog, warmUpBundler} from './checkSpec';
