export {nastyTexts} from './samples';
