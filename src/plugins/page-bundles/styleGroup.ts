import rooms from './rooms.json';

/** A file of styles: those of the rooms of components that `rooms.json` names for it. */
export type StyleGroup = keyof typeof rooms;

export const styleGroups = Object.keys(rooms) as StyleGroup[];

/**
 * Which file a style sheet's rules go into.
 *
 * @param resource the sheet's path in the file system
 * @returns undefined for what every page gets
 */
export function styleGroup(resource: string): StyleGroup | undefined {
  const [, place] = /\/src\/components\/(?<place>[^/]+)\/.+\.css$/u.exec(resource.replaceAll('\\', '/')) ?? [];
  return styleGroups.find((group) => rooms[group].some((room) => room === place));
}
