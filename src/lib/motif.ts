/**
 * Small line drawings: each post has its own, which is the same in every language. Components and
 * social cards render them in their own colors.
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

/** Envelopes in a queue, one of which goes around again. */
function queue(random: () => number): Stroke[] {
  const count = 5;
  const accent = Math.floor(random() * count);
  const envelopes = Array.from({length: count}, (_, index): Stroke => {
    const x = 36 + index * 52;
    return {d: `M${x} 46h38v28h-38zl19 15l19 -15`, tone: index === accent ? 'accent' : 'plain'};
  });
  const [from, to] = [55 + accent * 52, 55 + ((accent + 2 + Math.floor(random() * 2)) % count) * 52];
  const height = 18 + Math.round(random() * 10);
  return [
    {d: 'M12 88H308', tone: 'quiet', dotted: true},
    {d: `M${from} 42C${from} ${height} ${to} ${height} ${to} 40M${to - 5} 33l5 7l5 -7`, tone: 'plain'},
    ...envelopes,
    {d: 'M284 60h20m-6 -5l6 5l-6 5', tone: 'plain'},
  ];
}

/** Rings of a key that turns, with the bits of its pattern. */
function key(random: () => number): Stroke[] {
  const accent = Math.floor(random() * 7);
  const teeth = Array.from({length: 7}, (_, index): Stroke => {
    const x = 142 + index * 22;
    return {d: `M${x} 60v${10 + Math.round(random() * 26)}`, tone: index === accent ? 'accent' : 'plain'};
  });
  const turn = Math.round(random() * 14);
  return [
    {d: circle(78, 60, 44), tone: 'quiet', dotted: true},
    {d: circle(78, 60, 30), tone: 'plain'},
    {d: circle(78 - turn / 2, 60, 9), tone: 'plain'},
    {d: 'M108 60H296', tone: 'plain'},
    ...teeth,
    {d: `M118 ${24 + turn}H300M142 ${10 + turn}H276`, tone: 'quiet', dotted: true},
  ];
}

/** A curve that rises over a grid, with a point on it. */
function curve(random: () => number): Stroke[] {
  const points = Array.from(
    {length: 7},
    (_, index) => [28 + index * 44, 98 - index * (8 + random() * 4) - random() * 14] as const,
  );
  const [x, y] = points[2 + Math.floor(random() * 4)] ?? [0, 0];
  return [
    {d: 'M16 30H304M16 56H304M16 82H304', tone: 'quiet', dotted: true},
    {d: `M${points.map((point) => point.map(round).join(' ')).join('L')}`, tone: 'plain'},
    {d: `M${round(x)} ${round(y + 10)}V108`, tone: 'quiet'},
    {d: circle(x, y, 7), tone: 'accent'},
    {d: 'M12 108H308', tone: 'plain'},
  ];
}

/** Stacks of coins, one of them highlighted. */
function coins(random: () => number): Stroke[] {
  const accent = Math.floor(random() * 5);
  const stacks = Array.from({length: 5}, (_, index): Stroke => {
    const height = 2 + Math.floor(random() * 6);
    const x = 24 + index * 58;
    const coin = (level: number): string => `M${x} ${96 - level * 11}h40v11h-40z`;
    return {
      d: Array.from({length: height}, (_coin, level) => coin(level)).join(''),
      tone: index === accent ? 'accent' : 'plain',
    };
  });
  return [{d: 'M12 107H308', tone: 'plain'}, ...stacks];
}

/** A list of steps, each with its mark. */
function checklist(random: () => number): Stroke[] {
  const accent = Math.floor(random() * 4);
  return Array.from({length: 4}, (_, index): Stroke[] => {
    const y = 18 + index * 27;
    const mark = index <= accent ? `M43 ${y + 1}l4 5l9 -12` : '';
    return [
      {d: `M38 ${y - 9}h18v18h-18z${mark}`, tone: index === accent ? 'accent' : 'plain'},
      {d: `M76 ${y}h${70 + Math.round(random() * 130)}`, tone: index > accent ? 'quiet' : 'plain'},
    ];
  }).flat();
}

/** Stairs with a flag on one of the steps. */
function stairs(random: () => number): Stroke[] {
  const count = 6;
  const flag = 1 + Math.floor(random() * (count - 1));
  const heights = Array.from({length: count}, () => 9 + Math.round(random() * 6));
  const tops = heights.map((_, index) => 106 - heights.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
  const x = 36 + flag * 42;
  const y = tops[flag] ?? 0;
  return [
    {d: `M12 106H20${tops.map((top) => `V${top}h42`).join('')}V106H308`, tone: 'plain'},
    {d: `M${x} ${y}v-24h22l-7 6l7 6h-22`, tone: 'accent'},
    {d: tops.map((top, index) => `M${20 + index * 42} ${top}V106`).join(''), tone: 'quiet', dotted: true},
  ];
}

/** An envelope that a wall sends back. */
function bounce(random: () => number): Stroke[] {
  const bricks = Array.from({length: 6}, (_, row): string => {
    const y = 14 + row * 15;
    const joint = row % 2 === 0 ? 242 : 256;
    return `M228 ${y}h42v15h-42zM${joint} ${y}v15`;
  });
  const height = 20 + Math.round(random() * 12);
  return [
    {d: 'M12 104H308', tone: 'plain'},
    {d: bricks.join(''), tone: 'plain'},
    {d: `M58 48C110 ${height - 8} 190 ${height + 2} 222 52`, tone: 'quiet', dotted: true},
    {d: 'M222 58C196 84 172 88 150 84', tone: 'plain', dotted: true},
    {d: 'M34 54h44v32h-44zl22 17l22 -17', tone: 'quiet'},
    {d: 'M104 66h44v32h-44zl22 17l22 -17', tone: 'accent'},
  ];
}

/** One envelope in a lane of its own, above lanes with many. */
function lanes(random: () => number): Stroke[] {
  const envelope = (x: number, y: number): string => `M${x} ${y}h28v20h-28zl14 11l14 -11`;
  const many = [58, 92].map((y) => {
    const start = 24 + Math.round(random() * 18);
    return Array.from({length: 7}, (_, index) => envelope(start + index * 37, y - 10)).join('');
  });
  return [
    {d: 'M12 41H308M12 75H308', tone: 'quiet', dotted: true},
    {d: many.join(''), tone: 'plain'},
    {d: envelope(90 + Math.round(random() * 90), 10), tone: 'accent'},
    {d: 'M16 20h44M262 20h40m-6 -5l6 5l-6 5', tone: 'plain'},
  ];
}

/** A letter with a seal, and the line of its signature. */
function seal(random: () => number): Stroke[] {
  const wave = Array.from(
    {length: 5},
    () => `q${6 + Math.round(random() * 5)} -${10 + Math.round(random() * 12)} 13 0`,
  );
  return [
    {d: 'M222 44V14H66V106H206M84 34H204M84 50H178', tone: 'plain'},
    {d: `M84 86${wave.join('')}`, tone: 'plain'},
    {d: 'M84 92H158', tone: 'quiet', dotted: true},
    {d: circle(222, 78, 30), tone: 'quiet', dotted: true},
    {d: `${circle(222, 78, 23)}M212 78l7 8l13 -16`, tone: 'accent'},
  ];
}

/** All drawings. */
const drawings = {
  bounce,
  checklist,
  coins,
  conversation,
  curve,
  key,
  lanes,
  ledger,
  queue,
  route,
  seal,
  song,
  stairs,
} as const satisfies Readonly<Record<string, (random: () => number) => Stroke[]>>;

type DrawingName = keyof typeof drawings;

/** The names of all drawings. */
export const drawingNames = Object.keys(drawings) as DrawingName[];

/** Which drawing a post has. */
export interface Drawing {
  /** What identifies the post in all languages. */
  readonly seed: string;
  /** Default: one that depends on the seed. */
  readonly name?: DrawingName;
}

/** The strokes of a post's drawing. */
export function motif({seed, name}: Drawing): Stroke[] {
  const random = seeded(seed);
  const any = drawingNames[Math.floor(random() * drawingNames.length)] ?? 'song';
  return drawings[name ?? any](random);
}
