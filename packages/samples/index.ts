export {requestOf, samplesOf} from './request';
export {languageOf, samplesOfRequest} from './samples';
export {type SampleTarget, sampleTargets, targetNames} from './targets';
export type {Sample, SampleRequest} from './types';
