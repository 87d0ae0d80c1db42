import { eachSide } from '../../../src/author/index.ts';
import type { End } from '../../../templates/tube/closure.ts';
import { type Exception, meetsWithin, pressesInto } from './exception.ts';
import { pressedOutside } from './external.ts';

/** Exceptions of a tuck lid of carton. */
export const tuckLid = (end: End): Exception[] => [
  pressesInto(
    `right.${end}-dust`,
    `left.${end}-dust`,
    1.1,
    'dust flaps deeper than half the length overlap, as in a drawing of the service: one lies on the other',
  ),
];

/** Exceptions of a tuck lid of carton whose tongue has lugs. */
export const lugTuckLid = (lidOn: 'front' | 'back', end: End): Exception[] => [
  ...tuckLid(end),
  ...eachSide((side) =>
    pressesInto(
      `${lidOn}.${end}-lid.tuck.postal-lock`,
      `${side}.${end}-dust`,
      0,
      'the lugs of the tongue bend past the dust flaps of a short box, as they bend through the slit',
      { mm: 5, passing: true },
    ),
  ),
];

/**
 * Exceptions of a header on a tube that is delivered glued flat. In the flat tube the liner lies between the header and the
 * top flaps of the adjacent wall and of the opposite wall.
 */
export const headerPressed = (...panels: readonly string[]): Exception[] =>
  panels.map((panel) =>
    pressesInto(
      'back.header-liner',
      panel,
      1,
      'while the glued tube lies flat, the doubled header presses on the panels under it by one board',
    ),
  );

/** Exceptions of the measured drawings. Either long wall may have the notch. */
export const snapLock = [
  ['front', 'right'],
  ['front', 'left'],
  ['back', 'front'],
  ['back', 'right'],
  ['back', 'left'],
].map(([a, b]) =>
  pressesInto(
    `${a}.bottom-flap`,
    `${b}.bottom-flap`,
    1,
    'the measured drawings crease all four bottom flaps on one line: in the box they bend over one another',
  ),
);

/** A web, the roof it hangs on and the side wall whose gusset it belongs to. */
const webs = [
  { roof: 'front.roof', web: 'front.roof.right-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.left-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.right-web', wall: 'left' },
] as const;

/** Exceptions of a carry top of carton. */
export const gussets: readonly Exception[] = [
  ...webs.flatMap(({ roof, web, wall }) => [
    pressesInto(
      roof,
      `${wall}.gusset`,
      0.8,
      'the creases between the web and the two panels meet in the corner: its board presses on the gusset along the V',
    ),
    pressesInto(
      web,
      wall,
      0.5,
      'while the web swings under the roof, its tip turns in the corner of the wall, which the model draws square',
      { passing: true },
    ),
  ]),
  pressesInto(
    'front.roof.lap',
    'left.gusset.web',
    1,
    'until the roof closes, the lap overlaps the gusset by one board, as the glue flap overlaps the last wall',
    { passing: true },
  ),
];

/** Exceptions of a carry top of corrugated board, at external sizes. */
export const earedGable: readonly Exception[] = ['front', 'back'].flatMap((of) =>
  ['right', 'left'].flatMap((wall): Exception[] => [
    pressedOutside(
      `${of}.roof`,
      `${wall}.ear-flap`,
      1,
      'the measured roofs are as long as their walls: they press on the adjacent flaps',
    ),
    pressedOutside(
      `${of}.roof.handle`,
      `${wall}.ear-flap`,
      1,
      'the ears of the measured handles are as long as the roofs: they bend the flaps that go over them',
    ),
    {
      law: 'crease',
      panels: [`${of}.roof`, wall],
      upTo: 1.1,
      chosen: { allowance: 'external' },
      why: 'the measured creases of the tube extend half a millimetre beyond those of the roofs; this board tears when they fold',
    },
  ]),
);

const walls = ['front', 'right', 'back', 'left'];

/** Exceptions of four petals, one on each wall. */
export const petalTop: readonly Exception[] = walls.flatMap((wall, k) => {
  const [under, before] = [`${wall}.petal.under`, `${walls[(k + 3) % 4]}.petal`];
  const bend = 'interleaved petals bend while they close; in the model they stay flat and turn together';
  return [
    pressesInto(under, `${before}.under`, 2, bend, { plus: { length: 0.012 }, passing: true }),
    // Near the middle each dips past the upper half of the petal across the opening.
    pressesInto(under, `${walls[(k + 2) % 4]}.petal`, 1, bend, { plus: { length: 0.0055 }, passing: true }),
    meetsWithin(under, before, 1, 'petals of unequal walls dip to different depths and snap over one another', {
      plus: { length: 0.001 },
    }),
  ];
});
