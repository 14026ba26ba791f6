/** What generated reference pages are made of. */
export {default as ApiSection} from './ApiSection';
export {EnumValues, ExclusiveFields, Field, FieldList, NestedFields, Variant} from './Field';
export {default as OperationHeader} from './OperationHeader';
export {default as OperationTable} from './OperationTable';
export {ApiResponse, ContentType, ErrorFields, Example, HeaderStatuses} from './Response';
