/** One build: how many posts, and how many seconds. */
export type Point = readonly [count: number, seconds: number];

/** Seconds for each post that the second build has more than the first. */
export function perPost([fewer, short]: Point, [more, long]: Point): number {
  return (long - short) / (more - fewer);
}

/**
 * How the time of builds bends away from a straight line: what a post takes
 * between the last two of three builds, divided by what it takes between the
 * first two. 1 is linear, 2 says that a post has become twice as dear.
 */
export function bend(first: Point, second: Point, third: Point): number {
  return perPost(second, third) / perPost(first, second);
}
