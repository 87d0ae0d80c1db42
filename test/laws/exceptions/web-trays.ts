import { clamshellWalls, eachCorner, eachSide, sidesOf } from '../../../src/author/index.ts';
import { type ByTemplate, type Exception, forAll, inPart, pressesInto } from './exception.ts';

/** Each web on its way, against the short wall beside it. */
const webPressed = (web: string, beside: string, more: Pick<Exception, 'passing'> = {}): Exception =>
  pressesInto(
    web,
    beside,
    0.8,
    'while the web swings against its wall, the bead of its crease turns in the corner, which the model draws square',
    more,
  );

/** Exceptions of trays with webs on front and back while they fold. */
const webExceptions: readonly Exception[] = eachCorner((wall, side) =>
  webPressed(`${wall}.${side}-web`, sidesOf(wall)[side === 'right' ? 0 : 1]),
);

/** Exceptions of a corrugated web and the wall that it lies on, beside another wall: the corner is round, and the model draws it square. */
const corrugatedWebCorner = (web: string, wall: string, beside: string): readonly Exception[] => {
  const round = 'the corner of a web is round, which the model draws square';
  return [
    pressesInto(wall, beside, 0.67, round),
    pressesInto(web, beside, 1, round),
    pressesInto(`${web}.back`, wall, 0.3, round, { passing: true }),
    ...[web, `${web}.back`].map((half) => pressesInto('floor', half, 0.6, round)),
  ];
};

/** Exceptions of corrugated trays with webs on front and back. */
const corrugatedWebExceptions: readonly Exception[] = eachCorner((wall, side) =>
  corrugatedWebCorner(`${wall}.${side}-web`, wall, sidesOf(wall)[side === 'right' ? 0 : 1]),
).flat();

/** The wall next to the web on the right or left of a wall of a clamshell. */
const besideWeb = (wall: (typeof clamshellWalls)[number], side: 'right' | 'left'): string =>
  wall === 'front' || wall === 'back' ? sidesOf(wall)[side === 'right' ? 0 : 1] : `lid-${side}`;

/** Exceptions of two trays with webs, hinged at the back, while they fold. */
const clamshellExceptions = (tongue: string): readonly Exception[] => [
  ...clamshellWalls.flatMap((wall) =>
    eachSide((side) => webPressed(`${wall}.${side}-web`, besideWeb(wall, side), { passing: true })),
  ),
  pressesInto(
    'floor',
    tongue,
    1,
    'the tongue goes bent through a slit near the floor; in the model it stays flat and swings through the floor',
    { passing: true, plus: { length: 0.06 } },
  ),
];

/** Exceptions of trays with webs, by template. */
export const webTrays: ByTemplate = {
  ...forAll(
    webExceptions,
    'Web corner tray',
    'Notched web corner tray',
    'Tapered web corner tray',
    'Web corner tray with lid',
    'Take-away pail',
  ),
  'Burger box': clamshellExceptions('lid-front.lip.tongue'),
  Clamshell: clamshellExceptions('lid-front.tongue'),
  'Telescope box with web corners': ['base', 'lid'].flatMap((part) => inPart(part, corrugatedWebExceptions)),
  ...forAll(
    eachCorner((wall, end) => corrugatedWebCorner(`${end}.${wall}-web`, end, wall)).flat(),
    'Tray with folded corners',
    'Tray with folded corners that lock',
  ),
};
