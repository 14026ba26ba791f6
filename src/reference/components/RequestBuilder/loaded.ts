/** The parts that the host of the request builder fetches on demand, as one script. */

export {default as Builder} from './Builder';
export {ExampleSamples} from './SampleView';
