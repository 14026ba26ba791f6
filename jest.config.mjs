/** Unit tests: pure logic, beside the code they test. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,scripts,api-spec}/**/*.test.{ts,tsx}'],
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
