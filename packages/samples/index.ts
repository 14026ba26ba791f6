export {type Sample, type SampleTarget, sampleTargets, samplesOfRequest} from './samples';
export {requestOf, samplesOf} from './request';
export type {Json, SampleRequest} from './types';
