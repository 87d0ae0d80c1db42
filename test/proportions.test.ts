import { describe, expect, it } from 'vitest';
import { surveyOf } from '../fixtures/survey.ts';
import { type Template, templates } from '../src/index.ts';
import { mainId, resolve } from '../src/template/index.ts';

/**
 * What is as large on every box, and why. All else that a corrugated or rigid box is held, closed, carried or shown by
 * grows with it: a tuck of 20 mm does not hold a lid of 300.
 */
const SAME: readonly (readonly [options: RegExp, why: string])[] = [
  [/^paper$|turn_in$|^hinge$|^square$|^joint$|^overlap$/, 'paper and its turn-ins follow the board'],
  [/^clearance$|^play$|^slot_width$|interspace$/, 'play and slots follow the board'],
  [/^glue_flap$|^glue_tab$|^flange$|^wing$/, 'glue holds by its width, which machines lay down alike on all boxes'],
  [/^hand_hole|^grip|handle|^thumb/, 'a hand is as large on every box'],
  [/^hole_|^rivet|^magnet$|^finger_hole$|neck_show|corner_radius/, 'rivets, mechanisms and magnets are bought'],
  [/^vent_diameter$/, 'air and steam go out by a hole of any size'],
  [/^buffer$/, 'a buffer is as deep as the fall that its goods take'],
  [/tear_strip$|^adhesive$/, 'a strip is torn by fingers'],
];

/** A box twice as large in the same board. */
const twice = ({ material, ...size }: Readonly<Record<string, number>>): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(Object.entries(size).map(([name, value]) => [name, 2 * value])),
  material: material!,
});

/** The usual value of every option on each box of the survey in the middle board, in mm; limited ones apart. */
const usualOf = (template: Template): ReadonlyMap<string, readonly number[]> => {
  const id = mainId(template);
  const made = surveyOf(template).flatMap(({ refused, size }, k) => (refused || k % 3 !== 1 ? [] : [size]));
  const boxes = [...made, ...made.slice(-1).map(twice)].map((size) => resolve(template, size, id));
  const usual = new Map<string, number[]>();
  for (const { lengths } of boxes)
    for (const [name, { kind, min, max, value }] of Object.entries(lengths)) {
      if (name in template.size || kind !== 'length' || value <= min || value >= max) continue;
      usual.set(name, [...(usual.get(name) ?? []), value]);
    }
  return usual;
};

const grown = templates.filter(({ group }) => !group.startsWith('cartons'));

describe('locks of corrugated and rigid boxes grow with the box', () => {
  it.each(grown.map((template) => [mainId(template), template] as const))('%s', (_, template) => {
    const same = [...usualOf(template)]
      .filter(([, values]) => values.length > 2 && Math.max(...values) === Math.min(...values))
      .map(([name]) => name);
    expect(same.filter((name) => !SAME.some(([options]) => options.test(name)))).toEqual([]);
  });
});
