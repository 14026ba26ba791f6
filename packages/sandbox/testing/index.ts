export {singleOperation, withBody} from './operation';
