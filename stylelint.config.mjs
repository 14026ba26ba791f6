/** Rules for CSS; classes of modules are camelCase, global ones BEM. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'import-notation': 'string',
    'custom-property-empty-line-before': null,
    'selector-class-pattern': ['^(?:[a-z][a-zA-Z0-9]*|[a-z][a-z0-9-]*(?:__[a-z0-9-]+)?(?:--[a-z0-9-]+)?)$', {}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'color-no-hex': null,
    'no-descending-specificity': null,
  },
};
