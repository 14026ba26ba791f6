/** The rooms of components whose styles come in a file of their own, by the file's name. */
const rooms = {
  reference: ['api', 'api-changelog'],
  marketing: ['home', 'pricing', 'styleguide'],
  blog: ['blog'],
} as const;

/** Styles in those rooms that pages of other rooms use as well. */
const shared = ['api/EventTable/', 'api/MethodBadge/', 'api/tables.module.css'];

export type StyleGroup = keyof typeof rooms;

export const styleGroups = Object.keys(rooms) as StyleGroup[];

/**
 * Which file a style sheet's rules go into.
 *
 * @param resource the sheet's path in the file system
 * @returns undefined for what every page gets
 */
export function styleGroup(resource: string): StyleGroup | undefined {
  const [, place] = /\/src\/components\/(?<place>.+\.css)$/u.exec(resource.replaceAll('\\', '/')) ?? [];
  if (place === undefined || shared.some((start) => place.startsWith(start))) {
    return undefined;
  }
  return styleGroups.find((group) => rooms[group].some((room) => place.startsWith(`${room}/`)));
}
