/** The parts that the host of the request builder fetches on demand, as one script. */

export {default as Builder} from './Builder';
export {default as SampleView} from './SampleView';
