import terms from './terminology.json' with {type: 'json'};

/**
 * terminology.json, which remark applies to pages, for everything else that people read: READMEs, and the comments and
 * messages of code. Names such as GitHub and typographic quotes are left out, because they are also parts of code.
 */
const expressions = terms.flatMap(({no = '', yes}) => (/\w\w/u.test(no) ? [{no: new RegExp(no, 'gu'), yes}] : []));

/** Replacements for wrong terms in a string; code in backticks is not checked. */
export const termProblems = (text) =>
  expressions.flatMap(({no, yes}) =>
    Array.from(text.replace(/`[^`]*`/gu, '`…`').matchAll(no), ([found]) => `Use "${yes}" instead of "${found}".`),
  );

/** The ESLint rule about comments, and outside of tests about strings that contain words. */
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

/** The setting of stylelint for comments in styles. */
export const commentTerms = [
  expressions.map(({no}) => no),
  {message: (pattern) => `Use "${expressions.find(({no}) => String(no) === String(pattern))?.yes}" instead`},
];
