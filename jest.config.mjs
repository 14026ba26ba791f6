/** Unit tests: pure logic, beside the code they test. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/scripts', '<rootDir>/api-spec'],
  // Not a pattern with the root, whose path may contain brackets.
  testRegex: String.raw`\.test\.tsx?$`,
  moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1'},
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
      },
    ],
  },
  // Many packages are published as modules only.
  transformIgnorePatterns: [],
  // A busy machine is slower; a test that hangs still ends.
  testTimeout: 240_000,
  // By default one processor is left idle.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};
