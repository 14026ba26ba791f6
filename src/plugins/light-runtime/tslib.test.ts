import {__importDefault} from './tslib';

it('gives a module of the old kind a default export, and leaves one of the new kind', () => {
  const old: {__esModule?: boolean; a: number} = {a: 1};
  const modern = {__esModule: true, default: 1};
  expect(__importDefault(old)).toEqual({default: old});
  expect(__importDefault(undefined)).toEqual({default: undefined});
  expect(__importDefault(modern)).toBe(modern);
});
