export {type MockApi, createMockApi} from './mockApi';
export {handleRequest, serveMock} from './server';
