export {bundleSpec, lintSpec} from './checkSpec';
