export {generateReference} from './generate';
