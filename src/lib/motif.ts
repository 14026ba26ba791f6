import type {Category} from '../data/blog';

/**
 * Small line drawings for a category, different for each post and the same for
 * the same post. Components and social cards render them in their own colors.
 */

/** A line of a motif. `accent` is red, `quiet` is fainter. */
export interface Stroke {
  /** The path data, in the units of {@link motifSize}. */
  readonly d: string;
  readonly tone: 'plain' | 'accent' | 'quiet';
  readonly dotted?: boolean;
}

/** The drawing's size. */
export const motifSize = {width: 320, height: 120} as const;

/** Pseudorandom numbers from 0 to 1 that depend only on a string (FNV-1a, then mulberry32). */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A circle as a path. */
const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A sequence diagram: two lifelines with messages between them. */
function conversation(random: () => number): Stroke[] {
  const lines = [44, 160, 276];
  const heads = lines.map((x): Stroke => ({d: `M${x - 16} 14h32v16h-32z`, tone: 'plain'}));
  const lives = lines.map((x): Stroke => ({d: `M${x} 30V112`, tone: 'quiet', dotted: true}));
  const accent = Math.floor(random() * 4);
  const messages = Array.from({length: 4}, (_, index): Stroke => {
    const y = 46 + index * 18;
    const [left = 0, right = 0] = random() < 0.5 ? [lines[0], lines[1]] : [lines[1], lines[2]];
    const forth = random() < 0.5;
    const tip = forth ? `M${right - 9} ${y - 5}l6 5l-6 5` : `M${left + 9} ${y - 5}l-6 5l6 5`;
    return {d: `M${left + 3} ${y}H${right - 3}${tip}`, tone: index === accent ? 'accent' : 'plain'};
  });
  return [...lives, ...heads, ...messages];
}

/** The columns of a ledger, one of them highlighted. */
function ledger(random: () => number): Stroke[] {
  const count = 9;
  const marked = 2 + Math.floor(random() * (count - 3));
  const columns = Array.from({length: count}, (_, index): Stroke => {
    const height = 16 + Math.round(random() * 68);
    const x = 30 + index * 30;
    return {d: `M${x} 104v${-height}h18v${height}`, tone: index === marked ? 'accent' : 'plain'};
  });
  return [{d: 'M16 44H304M16 74H304', tone: 'quiet', dotted: true}, ...columns, {d: 'M12 104H308', tone: 'plain'}];
}

/** The wren on its twig, with sound waves. */
function song(random: () => number): Stroke[] {
  const arcs = 6;
  const accent = Math.floor(random() * arcs);
  const spread = 0.22 + random() * 0.1;
  const [x, y] = [108, 58];
  const waves = Array.from({length: arcs}, (_, index): Stroke => {
    const radius = 34 + index * 28;
    const [dx, dy] = [Math.cos(spread) * radius, Math.sin(spread) * radius];
    return {
      d: `M${round(x + dx)} ${round(y - dy)}A${radius} ${radius} 0 0 1 ${round(x + dx)} ${round(y + dy)}`,
      tone: index === accent ? 'accent' : index > 3 ? 'quiet' : 'plain',
    };
  });
  return [
    {d: 'M24 34L52 62C50 84 70 96 88 88C108 80 114 60 100 50C92 44 80 46 74 54C66 62 56 62 52 62', tone: 'plain'},
    {d: 'M106 57L120 60L105 64', tone: 'plain'},
    {d: circle(95, 57, 2), tone: 'plain'},
    {d: 'M76 91V106M86 89V106M40 106H122', tone: 'plain'},
    ...waves,
  ];
}

/** A route with stops. */
function route(random: () => number): Stroke[] {
  const stations = 5;
  const accent = 1 + Math.floor(random() * (stations - 1));
  const points = Array.from(
    {length: stations},
    (_, index) => [32 + index * 64, 28 + Math.round(random() * 64)] as const,
  );
  const legs = points.slice(1).map(([x, y], index): Stroke => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    const middle = (fromX + x) / 2;
    return {d: `M${fromX + 12} ${fromY}C${middle} ${fromY} ${middle} ${y} ${x - 12} ${y}`, tone: 'plain', dotted: true};
  });
  return [
    ...legs,
    ...points.map(([x, y], index): Stroke => ({d: circle(x, y, 10), tone: index === accent ? 'accent' : 'plain'})),
    {d: `M${(points[stations - 1]?.[0] ?? 0) - 4} ${points[stations - 1]?.[1] ?? 0}l3 4l6 -8`, tone: 'plain'},
  ];
}

const drawings: Readonly<Record<Category, (random: () => number) => Stroke[]>> = {
  technical: conversation,
  business: ledger,
  announcements: song,
  tutorials: route,
};

/**
 * The motif of a post.
 *
 * @param seed what identifies the post, such as its slug
 */
export function motif(category: Category, seed: string): Stroke[] {
  return drawings[category](seeded(seed));
}
