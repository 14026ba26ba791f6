/** The size that social networks recommend, in pixels. */
export const cardSize = {width: 1200, height: 630} as const;

/** The social card of all pages except posts, relative to the language's base URL. */
export const siteCard = 'img/cards/home.png';
