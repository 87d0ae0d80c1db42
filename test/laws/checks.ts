import fc from 'fast-check';
import { mainId, type Template, variables } from '../../src/template/index.ts';
import { coveringSet, eachValue } from '../support/covering.ts';
import { anyWish, called, type Followed, follow, type Variation, wished, wishedSizes } from '../support/sizes.ts';
import { type BoxLaw, boxLaws, judge } from './box-laws.ts';
import { type Built, built, show } from './built.ts';
import { declared } from './declared.ts';
import { extremes } from './extremes.ts';
import { hunt } from './hunt.ts';
import { leaks } from './leaks.ts';
import { proposals } from './proposals.ts';
import { WHOLE_WAY } from './solid.ts';

/**
 * What is wrong with a template, a line each. `depth`: how many times the usual number of random cases. Below 1 the values of
 * choices stand for their pairs; below ALL_VALUES the main id stands for all, in its usual board.
 */
export type Check = (template: Template, depth?: number) => string[];

/** The depth from which every value of a choice is looked at. */
export const ALL_VALUES = 0.2;

/** The box of a wish or of a default; undefined where no sizes near it suit one another, which is the law of proposals. */
const boxOf = (variation: Variation, { given, settled }: Followed): Built | undefined =>
  settled.violations.length ? undefined : built(variation, given);

/** One finding for all that is wrong with a box. */
const at = (box: Built, wrong: readonly string[]): string[] =>
  wrong.length ? [[`${called(box)} at ${show(box.values)}`, ...wrong].join('\n  ')] : [];

const only = (laws: typeof boxLaws, wanted: (name: string, law: BoxLaw) => boolean): typeof boxLaws =>
  Object.fromEntries(Object.entries(laws).filter((entry) => wanted(...entry)));

/** The laws of the table that see the k-th of the random boxes. */
const dueAt = (k: number, depth: number): typeof boxLaws =>
  only(boxLaws, (_, { runs }) => k < Math.max(1, runs * depth));

/** Every pair of choices at the sizes that come by default, closed; every value of a choice all the way from flat to closed. */
const choices: Check = (template, depth = 1) => {
  const set = depth >= ALL_VALUES ? coveringSet(template) : [{ template, id: mainId(template) }];
  const values = new Set(eachValue(set));
  const onPairs = only(boxLaws, (_, { valuesOnly }) => !valuesOnly);
  return (depth < 1 ? [...values] : set).flatMap((variation) => {
    const box = boxOf(variation, follow(variation, {}));
    if (!box) return [`${called(variation)}: its default sizes do not hold, and following the limits leads nowhere`];
    if (!values.has(variation)) return at(box, judge(box, onPairs));
    return at(box, judge(box, boxLaws, depth < 1 ? [1] : WHOLE_WAY));
  });
};

/** Laws that a thin or a thick board may break where the usual one does not. */
const onBoards: typeof boxLaws = {
  ...only(boxLaws, (name) => ['inner', 'joins', 'solid', 'delivered'].includes(name)),
  leaks: { law: leaks, runs: 0 },
};

/** The main id in its thinnest, its usual and its thickest board, all the way from flat to closed. */
const boards: Check = (template, depth = 1) => {
  const times = WHOLE_WAY.filter((_, k) => depth >= 1 || k % (depth >= ALL_VALUES ? 3 : 10) === 0);
  const variation: Variation = { template, id: mainId(template) };
  const { min, value, max } = template.size.material!;
  return [...new Set(depth >= ALL_VALUES ? [min, value, max] : [value])].flatMap((material) => {
    const box = boxOf(variation, follow(variation, { material }));
    if (box?.values.material !== material) return [`${called(variation)}: cannot be made of board ${material}`];
    return at(box, judge(box, onBoards, times));
  });
};

const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });

/** Random choices, sizes and options, closed and at random moments of the way. */
const randomBoxes: Check = (template, depth = 1) => {
  const runs = Math.max(...Object.values(boxLaws).map((law) => law.runs));
  let blamed: typeof boxLaws | undefined;
  return hunt(template, fc.tuple(anyWish, moments), runs * depth, (variation, [wish, times], k) => {
    const box = boxOf(variation, wished(variation, wish));
    if (!box) return [];
    const laws = blamed ?? dueAt(k, depth);
    const wrong = judge(box, laws, [...times, 1]);
    // A simpler box is looked for with the laws that the first one broke.
    if (wrong.length) blamed ??= only(laws, (name) => wrong.some((line) => line.startsWith(`${name}: `)));
    return at(box, wrong);
  });
};

const factors = fc.array(fc.constantFrom(0.5, 0.9, 1, 1, 1, 1.1, 2), { minLength: 8, maxLength: 8 });

/** Sizes that do not suit one another: what the engine proposes leads to a box. */
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

/** Up to three numbers that nobody would ask for, all others by default: they are refused, or the box is drawn. */
const extremeNumbers: Check = (template, depth = 1) => {
  const numbers = fc.array(fc.tuple(fc.nat(255), raw), { minLength: 1, maxLength: 3 });
  return hunt(template, numbers, 120 * depth, (variation, list) => {
    const names = Object.keys(variables(variation.template, variation.id));
    const given = Object.fromEntries(list.map(([k, value]) => [names[k % names.length]!, value]));
    return extremes(variation, given).map((wrong) => `${called(variation)}: ${wrong}`);
  });
};

/** Everything that is held against a template. */
export const checks: Readonly<Record<string, Check>> = {
  'what it says of itself': declared,
  'every pair of choices': choices,
  'every board, all the way': boards,
  'random boxes': randomBoxes,
  'random requests': randomRequests,
  'extreme numbers': extremeNumbers,
};
