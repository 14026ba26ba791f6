export type {Behavior, Config, Toolchain} from './config';
export {type Running, calling, request} from './execute';
export type {ExpectedRequest, PlannedResponse} from './expected';
export {listedBatches} from './manifest';
export {type ReferenceSelection, referenceBatches} from './reference';
export type {Step} from './sample';
export {runBatches} from './run';
