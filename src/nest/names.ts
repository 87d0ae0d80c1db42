import type { NestingBlank } from './outline/blank.ts';
import { heightOf, type Loop, turned, twiceArea, widthOf } from './outline/loop.ts';
import patternTitles from './pattern-titles.json' with { type: 'json' };

/** The repetition of blanks, in the words of the trade. */
export const patterns = [
  'straight-box',
  'straight',
  'tumbled-rows',
  'tumbled-columns',
  'pairs',
  'interlocked-skew',
  'interlocked-double',
] as const;
export type Pattern = (typeof patterns)[number];

/** A permanent id of a layout: a pattern at 0° or 90°, or the free layout. */
export type LayoutId = `${Pattern}-${0 | 90}` | 'free';

export const layoutIds: readonly LayoutId[] = [
  ...([0, 90] as const).flatMap((angle) => patterns.map((pattern): LayoutId => `${pattern}-${angle}`)),
  'free',
];

export const patternOf = (id: LayoutId): { readonly pattern: Pattern | 'free'; readonly base: 0 | 1 } =>
  id === 'free'
    ? { pattern: 'free', base: 0 }
    : { pattern: id.slice(0, id.lastIndexOf('-')) as Pattern, base: id.endsWith('-90') ? 1 : 0 };

export const layoutIdOf = (pattern: Pattern | 'free', base: 0 | 1): LayoutId =>
  pattern === 'free' ? 'free' : `${pattern}-${base ? 90 : 0}`;

/**
 * Tells whether a text is the id of a layout.
 * @example
 * isLayoutId('nowhere'); // = false
 */
export const isLayoutId = (id: string): id is LayoutId => (layoutIds as readonly string[]).includes(id);

/**
 * Display name of a layout.
 * @example
 * layoutIds.map(layoutTitle).length === layoutIds.length; // = true
 */
export const layoutTitle = (id: LayoutId): string => {
  const { pattern, base } = patternOf(id);
  return pattern === 'free' ? patternTitles.free : `${patternTitles[pattern]}, at ${base ? 90 : 0}°`;
};

/** Patterns that turn every second blank by 180°: a blank that looks the same then has no use for them. */
export const TURNING_PATTERNS: readonly Pattern[] = ['tumbled-rows', 'tumbled-columns', 'pairs', 'interlocked-double'];

/** Patterns with rows and columns that are straight, or can be. */
export const ROW_PATTERNS: readonly Pattern[] = ['straight-box', 'straight', 'pairs'];

/** Micrometres by which corners may differ that are the same: each is rounded. */
const CORNER_ROUNDING_UM = 2;

/** The layouts that can differ for a blank. A rectangle has its grid alone, a square has it at 0° alone. */
export const suitableLayouts = ({ loop }: Pick<NestingBlank, 'loop'>): LayoutId[] => {
  const rectangle = twiceArea(loop) === 2 * widthOf(loop) * heightOf(loop);
  const [quarter, half] = [looksSame(loop, 1), looksSame(loop, 2)];
  return layoutIds.filter((id) => {
    const { pattern, base } = patternOf(id);
    if (pattern === 'free') return true;
    if (base === 1 && quarter) return false;
    return rectangle ? pattern === 'straight-box' : !(half && TURNING_PATTERNS.includes(pattern));
  });
};

const looksSame = (loop: Loop, quarters: number): boolean => {
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= CORNER_ROUNDING_UM;
  const others = cornersOf(turned(loop, quarters));
  return cornersOf(loop).every(([x, y]) => others.some(([u, v]) => isNear(u, x) && isNear(v, y)));
};

const cornersOf = (loop: Loop) =>
  Array.from({ length: loop.length / 2 }, (_, k) => [loop[2 * k]!, loop[2 * k + 1]!] as const);
