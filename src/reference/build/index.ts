export {type Generated, generateReference} from './generate';
