export {bookshop, bookshopConventions} from './bookshop';
export {withConstructs} from './constructs';
