/**
 * The icons of all languages and frameworks, one symbol each by its key in
 * `sampleLanguages`. Those of simple-icons 16.37.0 (CC0-1.0), copied because
 * the package holds all of its 3,400 icons; Java has the mark of OpenJDK. The
 * file lies in `static/`.
 */
export const languageIcons = '/img/languages.svg';
