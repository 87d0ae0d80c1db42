import {
  type BodyOfPart,
  box,
  caseAllowance,
  glueFlap,
  mm,
  part,
  placed,
  pressesInto,
  sleeve,
} from '../../../src/author/index.ts';
import { usualJoint } from '../../tube/usual.ts';

/** A ring of four walls round a cavity, in mm: between its 2nd and 4th wall, between its 1st and 3rd, and along them. */
interface Ring {
  readonly names: readonly [string, string, string, string];
  readonly across: number;
  readonly up: number;
  readonly along: number;
  readonly material: number;
  readonly glue: number;
}

/** Its first wall is the bottom; allowances of a case, whose glue flap lies inside the last wall. */
const ring = ({ names, across, up, along, material, glue }: Ring) => {
  const { walls } = caseAllowance('proportional', material, across);
  const widths = [across, up, across, up].map((inside, k) => inside + walls[k]!);
  const [first, ...others] = names.map((name, k) => ({ name, width: widths[k]! }));
  return { ...sleeve(along, [first!, ...others], glueFlap({ height: along, width: glue })), trunkIs: 'base' as const };
};

/** The joint of a case is left to be pressed. */
const pressed = (first: string, last: string) => [
  pressesInto(
    `${first}.glue`,
    last,
    1,
    "the manufacturer's joint is two boards thick; the standard allowances leave it to be pressed",
  ),
  pressesInto(first, last, 0.5, 'for the same reason the free edge of the last wall bites into the corner'),
];

const ENDS_OPEN = ['bottom', 'front', 'top', 'back'] as const;
const SIDES_OPEN = ['bottom', 'right', 'top', 'left'] as const;

const common = {
  group: 'special_boxes',
  size: {
    length: mm(300, [60, 1500], 'Length inside'),
    width: mm(200, [60, 1200], 'Width inside'),
    height: mm(100, [40, 1000], 'Height inside'),
  },
  board: [3, [0.8, 7]],
  sizeLimits: ({ material }: { readonly material: number }) => ({
    length: { min: 12 * material },
    width: { min: 12 * material },
    height: { min: 12 * material },
  }),
} as const;

const glueOption = (inside: number, along: number, material: number) =>
  mm(usualJoint(material), [12, Math.min(60, inside - 2 * material, along)], 'Width of the glue flap');

/**
 * Rings of corrugated board, open at two opposite sides: three of them, each about another axis, make up the slide boxes.
 *
 *  ╱┌───────┬───────┬───────┬───────┐
 *   │bottom │ front │  top  │ back  │
 *  ╲└───────┴───────┴───────┴───────┘
 */
export const rings = [
  box('corrugated', {
    ...common,
    name: 'Corrugated ring, open at the ends',
    about:
      'Ring of corrugated board round width and height, open at both ends of its length, as an inner slide or a sleeve.',
    open: 'open at both ends',
    code: '0503',
    from: ['standard', 'FEFCO 0503: bottom, front, top and back, as long as the box; allowances of 0201'],
    ids: ['fefco-0503'],
    options: ({ length, height, material }) => ({ glue_flap: glueOption(height, length, material) }),
    labels: { length: 'top.x', width: 'top.y', height: 'front.y' },
    inner: { width: 'front|back', height: 'bottom|top' },
    build: ({ length: along, width: across, height: up, material, glue_flap: glue }) =>
      ring({ names: ENDS_OPEN, across, up, along, material, glue }),
    exceptions: pressed('bottom', 'back'),
  }),
  box('corrugated', {
    ...common,
    name: 'Corrugated ring, open at the sides',
    about: 'Ring of corrugated board round length and height, open at front and back, as an outer slide or a sleeve.',
    open: 'open at front and back',
    code: '0502',
    from: ['standard', 'FEFCO 0502: bottom, right, top and left, as long as the box is wide; allowances of 0201'],
    ids: ['fefco-0502'],
    options: ({ width, height, material }) => ({ glue_flap: glueOption(height, width, material) }),
    labels: { length: 'top.y', width: 'top.x', height: 'right.y' },
    inner: { length: 'right|left', height: 'bottom|top' },
    build: ({ length: across, width: along, height: up, material, glue_flap: glue }) =>
      ring({ names: SIDES_OPEN, across, up, along, material, glue }),
    exceptions: pressed('bottom', 'left'),
  }),
];

/** A slide box: the ring of 0502 goes over that of 0503, so that either closes what is open in the other. */
export const slideBox = box('corrugated', {
  ...common,
  name: 'Slide box of two rings',
  about:
    'Two rings of corrugated board that slide into one another crosswise: two boards above and below, one all round.',
  code: '0505',
  from: [
    'house',
    'plate not seen; FEFCO 0505 is said to be the ring of 0503 pushed into that of 0502; allowances of 0201 and the play are ours',
  ],
  ids: ['fefco-0505'],
  options: ({ length, width, height, material }) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play between the rings, on each side'),
    glue_flap: glueOption(height, Math.min(length, width), material),
  }),
  build({ length, width, height, material: t, clearance: c, glue_flap: glue }): readonly BodyOfPart[] {
    const inner = ring({ names: ENDS_OPEN, across: width, up: height, along: length, material: t, glue });
    const outer = ring({
      names: SIDES_OPEN,
      across: length + 2 * c,
      up: height + 2 * (t + c),
      along: width + 2 * t,
      material: t,
      glue,
    });
    // Crosswise under the other one, whose last wall lies half a board outside of its crease.
    const at = placed([length + c + t / 2, -t / 2, t + c], [0, width + 2 * height + 100, 0], [0, 1, 0], [-1, 0, 0]);
    const labels = { length: 'top.x', width: 'top.y', height: 'front.y' } as const;
    return [
      part('inner', { ...inner, labels, inner: { width: 'front|back', height: 'bottom|top' } }),
      part('outer', outer, at),
    ];
  },
  exceptions: [...pressed('inner:bottom', 'inner:back'), ...pressed('outer:bottom', 'outer:left')],
});
