export {type Sample, type SampleTarget, sampleTargets, samplesOfRequest} from './samples';
export {requestOf, samplesOf} from './request';
export type {SampleRequest} from './types';
