export {default} from '@site/src/search/page';
