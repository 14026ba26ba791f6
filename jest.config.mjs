/** Unit tests: pure logic, next to the code that they test. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/packages', '<rootDir>/src', '<rootDir>/scripts'],
  // Not a pattern that contains the root, because the root's path may contain brackets.
  testRegex: String.raw`\.test\.tsx?$`,
  // Style imports are replaced with an empty function, so class names are undefined in tests.
  moduleNameMapper: {'^@site/(.*)$': '<rootDir>/$1', '^\\..*\\.css$': 'lodash/noop'},
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
      },
    ],
  },
  // Many packages are published as ES modules only.
  transformIgnorePatterns: [],
  // Long enough for a busy machine, but a test that hangs still fails.
  testTimeout: 240_000,
  // By default, Jest leaves one CPU idle.
  maxWorkers: '100%',
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};
