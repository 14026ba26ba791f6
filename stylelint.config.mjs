import {commentTerms} from './scripts/checks/terminology.mjs';

const token = String.raw`var\(--mw-(?:text|fluid)-\w+\)`;
const size = String.raw`(?:${token}|clamp\(${token}, [\d.]+vw, ${token}\))`;
const weights = ['400', '600'];
const widths = ['40rem', '996px', '1240px'];

/** CSS rules; classes in modules are camelCase, and global ones follow BEM. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'comment-word-disallowed-list': commentTerms,
    'import-notation': 'string',
    'custom-property-empty-line-before': null,
    'selector-class-pattern': ['^(?:[a-z][a-zA-Z0-9]*|[a-z][a-z0-9-]*(?:__[a-z0-9-]+)?(?:--[a-z0-9-]+)?)$', {}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'color-no-hex': null,
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'no-descending-specificity': null,
    // The widths of a phone, of a window with the documentation's sidebar, and of one with two more columns.
    'media-feature-name-value-allowed-list': [
      {width: widths},
      {
        message: (_name, value) =>
          `Expected one of the three widths in src/css/tokens.css (${widths.join(', ')}), found ${value}. Use the nearest one, or @container if the component depends on its own width`,
      },
    ],
    // Text uses the sizes in tokens.css, directly or as the bounds of a clamp(), and two weights.
    'declaration-property-value-allowed-list': [
      {
        'font-size': ['inherit', `/^${size}$/`],
        'font-weight': ['inherit', ...weights],
        font: ['inherit', String.raw`/^(?:600 )?${size}(?: \/ [\d.]+)? var\(--mw-font-\w+\)$/`],
        '/^--ifm-h\\d-font-size$/': [`/^${size}$/`],
      },
      {
        message: (property, value) =>
          `Expected a size from src/css/tokens.css (--mw-text-* or --mw-fluid-*) and a weight of ${weights.join(' or ')}, found "${property}: ${value}"`,
      },
    ],
  },
};
