import { eachCorner, eachSide, eachWall } from '../../../src/author/index.ts';
import { sleevePressed } from './drawers.ts';
import { type ByTemplate, type Exception, partsFrom, pressesInto } from './exception.ts';

/** Webs at the ends of one short wall, in a tray higher than half of its width. */
const websPass = (of: string): Exception[] =>
  eachSide((side) => {
    const [front, back] = ['front', 'back'].map((wall) => [
      `${of}${wall}.${side}-web`,
      `${of}${wall}.${side}-web.back`,
    ]);
    return front!.flatMap((a) =>
      back!.map((b) =>
        pressesInto(a, b, 1, 'in a tray higher than half of its width one web is folded in after the other', {
          plus: { height: 0.2 },
          passing: true,
        }),
      ),
    );
  });

/** Exceptions of the measured tray with double walls and webs. `of` is the prefix of its panels, e.g. `lid:`. */
const rollOverExceptions = (of: string): Exception[] => [...websPass(of), ...corners(of)];

const corners = (of: string): Exception[] =>
  eachCorner((wall, side) => {
    const web = `${of}${wall}.${side}-web`;
    const back = `${web}.back`;
    const [long, short] = [`${of}${wall}.inner`, `${of}${side}.inner`];
    const rim = 'an inner wall is as wide as its outer wall at the rim and swings past the parts in the corner';
    const ends =
      'the drawing leaves 1 mm at the ends of an inner wall, less than the thickness of web and inner wall together';
    const open = 'the crease at the rim opens while the inner wall swings over the web';
    const why = 'the floor extends one board beyond the long wall, so the creases of the web do not meet in one point';
    return [
      pressesInto(
        web,
        of + side,
        0.8,
        'while the web swings against its wall, the bead of its crease turns in the corner',
      ),
      pressesInto(long, back, 0.8, open, { passing: true }),
      pressesInto(short, back, 1.5, 'the inner wall swings past the web that hangs beside it'),
      pressesInto(`${long}.flange`, `${short}.flange`, 1, 'the flanges overlap in the corners'),
      pressesInto(short, long, 2.2, ends),
      pressesInto(`${short}.flange`, long, 2.2, ends),
      pressesInto(short, web, 0.7, rim),
      pressesInto(
        `${short}.flange`,
        back,
        1,
        'the flange is cut back by 1 mm, whatever the thickness of the adjacent web',
      ),
      partsFrom(of + side, back, 1.5, why),
      partsFrom(`${of}floor`, back, 1.5, why),
    ];
  });

/** The inner walls of a tray nearly as high as wide. */
const pastOpposite = (of: string): Exception[] =>
  (['front', 'back'] as const).flatMap((wall) => {
    const other = wall === 'front' ? 'back' : 'front';
    const webs = eachSide((side) => ['', '.back'].map((half) => `${of}${other}.${side}-web${half}`));
    const why = 'in a tray nearly as high as wide an inner wall bends as it passes the opposite rim';
    return [`${of}${other}`, `${of}${other}.inner`, ...webs].flatMap((b) =>
      ['', '.flange'].map((a) => pressesInto(`${of}${wall}.inner${a}`, b, 3, why, { passing: true })),
    );
  });

/** Exceptions of trays with double walls, by template. */
export const rollOverTrays: ByTemplate = {
  'Double wall tray with folded corners': rollOverExceptions(''),
  'Drawer box with folded corners': [sleevePressed, ...rollOverExceptions('tray:'), ...pastOpposite('tray:')],
  'Two-piece shirt box': [
    ...['base:', 'lid:'].flatMap(rollOverExceptions),
    ...eachWall((wall) =>
      eachWall((lining) =>
        pressesInto(
          `base:${wall}`,
          `lid:${lining}.inner`,
          1.1,
          'the measured lid is 1.5 mm wider than the walls; the webs in its corners keep its inner walls two boards away',
        ),
      ),
    ),
  ],
  // Their inner walls are equal.
  'Double wall tray with corner flaps': eachCorner((wall, side) => [
    pressesInto(`${wall}.inner.flange`, `${side}.inner.flange`, 1, 'the flanges overlap in the corners'),
    pressesInto(
      `${side}.inner`,
      `${wall}.inner`,
      0.9,
      'an inner wall is as wide as its outer wall at the rim and swings past the end of the adjacent one',
    ),
  ]),
};
