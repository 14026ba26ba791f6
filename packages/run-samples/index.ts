export {type Selection, runSamples, samplesStage} from './runSamples';
