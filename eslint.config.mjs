import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import {featureImports} from './scripts/checks/featureImports.mjs';
import {terminology} from './scripts/checks/terminology.mjs';

export default defineConfig(
  globalIgnores([
    'build/',
    '.build/',
    '.docusaurus/',
    'generated/',
    'coverage/',
    'test-results/',
    // TypeScript samples are checked by their framework's build, which knows the framework's types.
    'docs-samples/**/*.{ts,tsx}',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Named props are interfaces; derived props are types.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
    ],
    settings: {react: {version: 'detect'}},
    languageOptions: {globals: globals.browser},
    rules: {
      'react/prop-types': 'off',
      // A link that opens in the same tab does not need rel; the referrer policy is a header.
      'react/jsx-no-target-blank': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  {
    // These modules run in the build, in browsers, and in tests.
    files: ['src/{lib,data}/**', 'src/search/ranking/**', 'src/reference/{models,builder}/**', 'src/blog/models.ts'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': ['error', {patterns: ['react', '@docusaurus/*', '@theme/*', 'node:*', '!node:crypto']}],
    },
  },
  {plugins: {terminology}, rules: {'terminology/prose': 'error'}},
  {
    files: ['{src,packages,scripts}/**', '*.{ts,mjs}'],
    // Tests may combine any modules.
    ignores: ['**/*.test.*'],
    plugins: {imports: featureImports},
    rules: {'imports/between-features': 'error'},
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {globals: globals.node},
  },
  prettier,
);
