import terms from './terminology.json' with {type: 'json'};

/**
 * The wrong terms in terminology.json. Remark finds them on pages; this module finds them in READMEs, comments, and
 * messages, except for typographic quotes and names such as GitHub, which also occur in code.
 */
const expressions = terms.flatMap(({no = '', yes}) => (/\w\w/u.test(no) ? [{no: new RegExp(no, 'gu'), yes}] : []));

/** Replacements for the wrong terms in a string, except in code in backticks. */
export const termProblems = (text) =>
  expressions.flatMap(({no, yes}) =>
    Array.from(text.replace(/`[^`]*`/gu, '`…`').matchAll(no), ([found]) => `Instead of "${found}", use: ${yes}.`),
  );

/** The ESLint rule for comments and, outside of tests, strings with words. */
const prose = {
  create(context) {
    const {sourceCode, filename} = context;
    const check = (text, loc) => termProblems(text).forEach((message) => context.report({loc, message}));
    const checkString = (text, loc) => / [a-z]{2}/iu.test(text) && check(text, loc);
    return {
      Program: () =>
        sourceCode.getAllComments().forEach(({value, loc}) => check(value.replace(/\s*\n\s*\*?\s*/gu, ' '), loc)),
      ...(!/\.(?:test|spec)\.|\/testing\//u.test(filename) && {
        Literal: ({value, loc}) => typeof value === 'string' && checkString(value, loc),
        TemplateElement: ({value, loc}) => checkString(value.cooked ?? '', loc),
        JSXText: ({value, loc}) => checkString(value, loc),
      }),
    };
  },
};

/** The plugin for eslint.config.mjs. */
export const terminology = {rules: {prose}};

/** Stylelint's setting for comments in styles. */
export const commentTerms = [
  expressions.map(({no}) => no),
  {message: (pattern) => `Use instead: ${expressions.find(({no}) => String(no) === String(pattern))?.yes}`},
];
