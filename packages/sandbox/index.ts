export type {SandboxResponse} from './chooseResponse';
export {type SandboxData, sandboxOf} from './data';
export {type Violation, createValidator} from './fieldErrors';
export {type Sandbox, type SandboxOptions, createSandbox} from './sandbox';
export type {SandboxRequest} from './request';
export {type Annotate, type Sender, valueSchema} from './requestSchema';
