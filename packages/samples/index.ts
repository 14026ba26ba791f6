export {requestOf, samplesOf} from './request';
export {samplesOfRequest} from './samples';
export {type SampleTarget, sampleTargets, targetNames} from './targets';
export type {Sample, SampleRequest} from './types';
