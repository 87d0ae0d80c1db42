import { describe, expect, it } from 'vitest';
import type { Panel } from '../../src/board/index.ts';
import { mapCurve, type Point } from '../../src/geometry/index.ts';
import { withVariant } from '../../src/template/index.ts';
import type { Variation } from '../support/sizes.ts';
import { built } from './built.ts';
import { altered, blanked, sound } from './faults.ts';
import { locks } from './locks.ts';

const withChoice = (name: string, choices: Readonly<Record<string, string>>): Variation => ({
  template: withVariant(sound(name).template, 'chosen', { choices }),
  id: 'chosen',
});

const postal = withChoice('Reverse tuck end', { postal_lock: 'top' });
const withoutGlue = withChoice('Reverse tuck end', { glue_flap: 'flap_with_lock' });
const [TAB, EAR] = ['front.top-lid.tuck.postal-lock', 'front.right-ear'];

type Move = (p: Point) => Point;

const by =
  (dx: number, dy: number): Move =>
  ([x, y]) => [x + dx, y + dy];

/** Every slit of a panel moved, or drawn longer about its middle. */
const slits =
  (move: (middle: Point) => Move) =>
  (panel: Panel): Panel => ({
    ...panel,
    marks: panel.marks.map((mark) => {
      if (mark.line !== 'cut') return mark;
      const ends = mark.curves.flatMap(({ from, to }) => [from, to]);
      const mean = (k: 0 | 1): number => ends.reduce((sum, p) => sum + p[k], 0) / ends.length;
      return { ...mark, curves: mark.curves.map((c) => mapCurve(c, move([mean(0), mean(1)]))) };
    }),
  });

const longer =
  (x: number, y: number) =>
  ([mx, my]: Point): Move =>
  (p) => [mx + x * (p[0] - mx), my + y * (p[1] - my)];

const outline =
  (move: Move) =>
  (panel: Panel): Panel => ({ ...panel, edges: panel.edges.map((e) => ({ ...e, curve: mapCurve(e.curve, move) })) });

const withoutMark =
  (k: number) =>
  (panel: Panel): Panel => ({ ...panel, marks: panel.marks.filter((_, j) => j !== k) });

const found = (variation: Variation): string[] => locks(built(variation));

it.each([
  ['shoulders of dust flaps beside a tuck', sound()],
  ['a tab through a slit', postal],
  ['tongues of a flap that lies flat', withoutGlue],
  ['prongs of ears that lie flat', sound('Self-locking tray')],
  ['claws, and round tongues of a lid that leans', sound('Self-locking tray with tongue lid')],
  ['a foot behind the panel that goes through', sound('Suitcase box')],
  ['strips that are slotted into one another', sound('Slotted partition')],
  ['walls that roll over into the floor', sound('Pizza box')],
  ['flaps of a 1-2-3 bottom', sound('Open top snap lock')],
  ['flaps that hook into one another', sound('Tapered bucket')],
])('reports nothing for sound %s', (_, variation) => expect(found(variation)).toEqual([]));

describe('reports in a slit that is crossed', () => {
  it.each([
    [
      'above its tab',
      slits(() => by(2, 0)),
      /^front\.\S+\.postal-lock goes .* too small or beside it: 10\.55 mm² of board/,
    ],
    ['beside its tab', slits(() => by(0, 2)), /too small or beside it/],
    ['too short', slits(longer(1, 0.8)), /too small or beside it/],
    ['too long', slits(longer(1, 1.5)), /goes through a slit of back with a play of 7\.01, 7\.01, 0\.50, 0\.50 mm$/],
    ['forgotten', withoutMark(0), /too small or beside it: 10\.55/],
  ])('%s', (_, change, words) => expect(found(altered(postal, 'back', change)).join()).toMatch(words));

  it('too wide for its board', () =>
    expect(found(altered(sound('Clamshell'), 'front', slits(longer(1, 4)))).join()).toMatch(/with a play of/));

  it('whose tab does not reach it', () =>
    expect(
      found(
        altered(
          postal,
          TAB!,
          outline(([x, y]) => [x, y / 10]),
        ),
      ),
    ).toEqual([`0 of 1 tongues of ${TAB} go through a slit of back`]));

  it('whose tab hardly comes out', () =>
    expect(
      found(
        altered(
          postal,
          TAB!,
          outline(([x, y]) => [x, y / 4]),
        ),
      ),
    ).toEqual([`${TAB} ends less than 2 mm beyond back`]));

  it('beside the leg of a handle', () =>
    expect(
      found(
        blanked(sound('Suitcase box'), (blank) => ({
          ...blank,
          cutouts: blank.cutouts!.map((c) => ({ ...c, ring: c.ring.map((line) => mapCurve(line, by(3, 0))) })),
        })),
      ),
    ).toContain('0 of 1 tongues of handle:handle.right-leg.foot go through a slit of tray:front'));
});

describe('reports in a slit on which its tongue lies flat', () => {
  it.each([
    ['off the necks', slits(() => by(3, 0)), '0 of 2 tongues of front.glue go through a slit of left'],
    ['too short', slits(longer(0.8, 1)), '0 of 2 tongues of front.glue go through a slit of left'],
    [
      'as long as the heads',
      slits(longer(1.2, 1)),
      /^front\.glue slips out of a slit of left: 2\.\d of 25\.\d mm are free$/,
    ],
    ['forgotten', withoutMark(1), '1 of 2 tongues of front.glue go through a slit of left'],
  ])('%s', (_, change, words) => expect(found(altered(withoutGlue, 'left', change))[0]).toMatch(words));

  it('nearer to the corner than the prong of its ear', () =>
    expect(
      found(
        altered(
          sound('Self-locking tray'),
          'right',
          slits(() => by(6, 0)),
        ),
      ),
    ).toContain(`0 of 1 tongues of ${EAR} go through a slit of right`));

  it('below the foot of its prong', () =>
    expect(
      found(
        altered(
          sound('Self-locking tray'),
          'right',
          slits(() => by(0, -2)),
        ),
      ),
    ).toContain(`0 of 1 tongues of ${EAR} go through a slit of right`));
});

describe('reports in a notch or hook', () => {
  it('no shoulder that holds the tuck', () =>
    expect(
      found(
        altered(
          sound(),
          'right.top-dust',
          outline(([x, y]) => [Math.min(x, 45), y]),
        ),
      ).join(),
    ).toMatch(/^right\.top-dust goes through a notch of front\.top-lid\.tuck with a play of/));

  it('no lock that reaches the floor', () =>
    expect(
      found(
        altered(
          sound('Tray with hinged lid'),
          'right.inner',
          outline(([x, y]) => [x, Math.min(y, 49)]),
        ),
      ),
    ).toEqual(['0 of 1 tongues of right.inner go through a notch of floor']));

  it.each([
    ['too wide for', ([x, y]: Point): Point => [x < 75 ? x - (y > 20 ? 2 : 0) : x + (y > 20 ? 2 : 0), y]],
    ['too short for', ([x, y]: Point): Point => [x, Math.min(y, 26)]],
  ] as const)('a tongue %s the flap of a 1-2-3 bottom', (_, move) => {
    const bottom = altered(sound('Open top snap lock'), 'back.bottom-flap', outline(move));
    expect(found(bottom)[0]).toMatch(
      /^back\.bottom-flap lies on front\.bottom-flap in [12] places; through a notch it has 3$/,
    );
  });

  it('a hook too short for the other one', () =>
    expect(
      found(
        altered(
          sound('Tapered bucket'),
          'front.right-flap',
          outline(([x, y]) => [x, Math.min(y, 1)]),
        ),
      ).join(),
    ).toMatch(/right\.front-flap .* hook of front\.right-flap|front\.right-flap .* hook of right\.front-flap/));

  it('too narrow a slot for the strip across', () => {
    const narrow = blanked(sound('Slotted partition'), (blank) => ({ ...blank, thickness: 3 * blank.thickness }));
    expect(found(narrow).join()).toMatch(/^long-1:strip goes through a notch of cross-1:strip that is too small/);
  });
});

it('reports a tuck that is too short for its wall to hold it', () => {
  const short = outline(([x, y]) => [x, y / 12]);
  const friction = withChoice('Reverse tuck end', { tuck: 'none' });
  expect(found(friction)).toEqual([]);
  expect(found(altered(friction, 'front.top-lid.tuck', short))).toEqual([
    'front.top-lid.tuck lies less than 2 mm on back, which it locks with',
  ]);
});

it('reports a lock that does not say what it goes through', () => {
  const silent = (variation: Variation) =>
    blanked(variation, (blank) => ({ ...blank, joins: blank.joins.map(({ by: how, a, b }) => ({ by: how, a, b })) }));
  const words = (a: string, b: string) => `${a} goes through ${b}: their lock does not say so`;
  expect(found(silent(postal))).toContain(words(TAB!, 'back'));
  expect(found(silent(withoutGlue))).toContain(words('front.glue', 'left'));
});
