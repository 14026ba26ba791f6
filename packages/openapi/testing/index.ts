export {withConstructs} from './constructs';
