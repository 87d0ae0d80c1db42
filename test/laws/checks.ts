import fc from 'fast-check';
import { mainId, sizesOf, type Template, variables } from '../../src/template/index.ts';
import { coveringSet, eachValue } from '../support/covering.ts';
import { anyWish, called, type Followed, follow, type Variation, wished, wishedSizes } from '../support/sizes.ts';
import { inTurn } from '../support/turns.ts';
import { type BoxLaw, boxLaws, judge } from './box-laws.ts';
import { type Built, built, show } from './built.ts';
import { declared } from './declared.ts';
import { extremes } from './extremes.ts';
import { hunt } from './hunt.ts';
import { leaks } from './leaks.ts';
import { proposals } from './proposals.ts';
import { BETWEEN, WHOLE_WAY } from './solid.ts';

/**
 * Findings in a template, one per line. `depth` multiplies the usual number of random cases. Below 1, choice values represent their
 * pairs; below ALL_VALUES, the main id in its usual board represents all. At 0 there is no random
 * case.
 */
export type Check = (template: Template, depth?: number) => string[];

/** Depth from which every choice value is checked. */
export const ALL_VALUES = 0.2;

/** Box of a random wish or of the defaults; undefined when no nearby sizes are valid, which the law of proposals checks. */
const boxOf = (variation: Variation, { given, settled }: Followed): Built | undefined =>
  settled.violations.length ? undefined : built(variation, given);

/** One finding with all faults of a box. */
const at = (box: Built, wrong: readonly string[]): string[] =>
  wrong.length ? [[`${called(box)} at ${show(box.values)}`, ...wrong].join('\n  ')] : [];

const only = (laws: typeof boxLaws, wanted: (name: string, law: BoxLaw) => boolean): typeof boxLaws =>
  Object.fromEntries(Object.entries(laws).filter((entry) => wanted(...entry)));

/** Laws that see the k-th random box. */
const dueAt = (k: number, depth: number): typeof boxLaws =>
  only(boxLaws, (_, { runs }) => k < Math.max(1, runs * depth));

/**
 * Every pair of choices at the default sizes, closed; every choice value from flat to closed. Below ALL_VALUES only the main id
 * is left, which `boards` then checks against all laws.
 */
const choices: Check = (template, depth = 1) => {
  if (depth < ALL_VALUES) return [];
  const set = coveringSet(template);
  const values = new Set(eachValue(set));
  const onPairs = only(boxLaws, (_, { valuesOnly }) => !valuesOnly);
  return (depth < 1 ? [...values] : set).flatMap((variation) => {
    const box = boxOf(variation, follow(variation, {}));
    if (!box)
      return [`${called(variation)}: its default sizes are invalid, and the suggestions do not lead to valid ones`];
    if (!values.has(variation)) return at(box, judge(box, onPairs));
    return at(box, judge(box, boxLaws, depth < 1 ? [1] : WHOLE_WAY));
  });
};

/** Laws that thin or thick board may break although the usual board does not. */
const onBoards: typeof boxLaws = {
  ...only(boxLaws, (name) => ['inner', 'joins', 'overhangs', 'locks', 'solid', 'delivered'].includes(name)),
  leaks: { law: leaks, runs: 0 },
};

/** The main id in its thinnest, usual and thickest board, from flat to closed. */
const boards: Check = (template, depth = 1) => {
  const laws = depth >= ALL_VALUES ? onBoards : { ...boxLaws, ...onBoards };
  const times = WHOLE_WAY.filter((_, k) => depth >= 1 || k % (depth >= ALL_VALUES ? 3 : 10) === 0);
  const variation: Variation = { template, id: mainId(template) };
  const { min, value, max } = template.size.material!;
  return [...new Set(depth >= ALL_VALUES ? [min, value, max] : [value])].flatMap((material) => {
    const box = boxOf(variation, follow(variation, { material }));
    if (box?.values.material !== material) return [`${called(variation)}: cannot be made of board ${material}`];
    return at(box, judge(box, laws, times));
  });
};

/** Laws that a limit may break which allows too much: those of one box, closed. */
const atEnds: typeof boxLaws = only(boxLaws, (name, { valuesOnly }) => !valuesOnly && name !== 'topology');

/** The main id with each size at either limit, and all its options at theirs: each box once. */
const ends: Check = (template, depth = 1) => {
  if (depth < 1) return [];
  const variation: Variation = { template, id: mainId(template) };
  const sizes = sizesOf(template, variation.id);
  const starts = [{}, ...Object.entries(sizes).flatMap(([name, { min, max }]) => [{ [name]: min }, { [name]: max }])];
  const boxes = starts.flatMap((start) => {
    const { given, settled } = follow(variation, start);
    if (settled.violations.length) return [];
    const options = Object.entries(variables(template, variation.id, settled.values)).filter(([name]) => !sizes[name]);
    return (['min', 'max'] as const).flatMap((end) => {
      const all = { ...given, ...Object.fromEntries(options.map(([name, option]) => [name, option[end]])) };
      return boxOf(variation, follow(variation, all)) ?? [];
    });
  });
  const unlike = new Map(boxes.map((box) => [show(box.values), box]));
  return [...unlike.values()].flatMap((box) => at(box, judge(box, atEnds)));
};

const crossing = only(boxLaws, (name) => name === 'solid');

/** The main id, and random boxes, at many poses on the way: panels that cross often meet for a short time only. */
const onTheWay: Check = (template, depth = 1) => {
  const look = (box: Built | undefined, times: readonly number[]): string[] =>
    box ? at(box, judge(box, crossing, times)) : [];
  const main: Variation = { template, id: mainId(template) };
  return [
    ...look(boxOf(main, follow(main, {})), depth > 0 ? BETWEEN : BETWEEN.filter((_, k) => inTurn(k, 6))),
    ...hunt(template, anyWish, 8 * depth, (variation, wish) =>
      look(boxOf(variation, wished(variation, wish)), BETWEEN),
    ),
  ];
};

const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });

/** Random choices, sizes and options, closed and at random folding times. */
const randomBoxes: Check = (template, depth = 1) => {
  const runs = Math.max(...Object.values(boxLaws).map((law) => law.runs));
  let blamed: typeof boxLaws | undefined;
  return hunt(template, fc.tuple(anyWish, moments), runs * depth, (variation, [wish, times], k) => {
    const box = boxOf(variation, wished(variation, wish));
    if (!box) return [];
    const laws = blamed ?? dueAt(k, depth);
    const wrong = judge(box, laws, [...times, 1]);
    // Search for a simpler box with the laws that the first one broke.
    if (wrong.length) blamed ??= only(laws, (name) => wrong.some((line) => line.startsWith(`${name}: `)));
    return at(box, wrong);
  });
};

const factors = fc.array(fc.constantFrom(0.5, 0.9, 1, 1, 1, 1.1, 2), { minLength: 8, maxLength: 8 });

/** Invalid sizes: following the proposals of the engine leads to a box. */
const randomRequests: Check = (template, depth = 1) =>
  hunt(template, fc.tuple(anyWish, factors), 120 * depth, (variation, [wish, stray]) => {
    const sizes = Object.entries(wishedSizes(variation, wish));
    return proposals(
      variation,
      Object.fromEntries(sizes.map(([name, value], k) => [name, value * stray[k % stray.length]!])),
    ).map((wrong) => `${called(variation)}: ${wrong}`);
  });

const raw = fc.oneof(
  fc.constantFrom(0, -0, -1, 1e-9, 1e-3, 1, 1e3, 1e4, 1e9, Number.MAX_VALUE, Number.POSITIVE_INFINITY),
  fc.double({ noNaN: true }),
  { weight: 3, arbitrary: fc.double({ min: 0, max: 2000, noNaN: true }) },
);

/** Up to three extreme numbers, all others by default: they are refused, or the box is drawn. */
const extremeNumbers: Check = (template, depth = 1) => {
  const numbers = fc.array(fc.tuple(fc.nat(255), raw), { minLength: 1, maxLength: 3 });
  return hunt(template, numbers, 120 * depth, (variation, list) => {
    const names = Object.keys(variables(variation.template, variation.id));
    const given = Object.fromEntries(list.map(([k, value]) => [names[k % names.length]!, value]));
    return extremes(variation, given).map((wrong) => `${called(variation)}: ${wrong}`);
  });
};

/** All checks of a template. */
export const checks: Readonly<Record<string, Check>> = {
  declarations: (template) => declared(template),
  'every pair of choices': choices,
  'every board, every step of the fold': boards,
  'ends of the limits': ends,
  'on the way': onTheWay,
  'random boxes': randomBoxes,
  'random requests': randomRequests,
  'extreme numbers': extremeNumbers,
};
