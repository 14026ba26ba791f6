/** What generated reference pages are made of. */
export {default as ApiSection} from './ApiSection';
export {default as DescriptionFiles} from './DescriptionFiles';
export {default as EventHeader} from './EventHeader';
export {default as EventTable} from './EventTable';
export {EnumValues, ExclusiveFields, Field, FieldList, NestedFields, Variant} from './Field';
export {default as OperationHeader} from './OperationHeader';
export {default as OperationTable} from './OperationTable';
export {default as SignatureNote} from './SignatureNote';
export {ApiResponse, ContentType, ErrorFields, Example, HeaderStatuses} from './Response';
