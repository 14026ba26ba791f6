export {requestOf, samplesOf} from './request';
export {languageOf, type Sample, samplesOfRequest} from './samples';
export {type SampleTarget, sampleTargets, targetNames} from './targets';
export type {SampleRequest} from './types';
