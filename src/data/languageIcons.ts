/**
 * The icons of all languages and frameworks in `static/`: a symbol for each key of
 * `sampleLanguages`, copied from simple-icons 16.37.0 (CC0-1.0). Java has the
 * icon of OpenJDK.
 */
export const languageIcons = '/img/languages.svg';
