import { clamshellWalls, type Exception, eachCorner, eachSide, pressesInto, sidesOf } from '../../src/author/index.ts';

/** Each web on its way, against the short wall beside it. */
export const webPressed = (web: string, beside: string, more: Pick<Exception, 'passing'> = {}): Exception =>
  pressesInto(
    web,
    beside,
    0.8,
    'while the web swings against its wall, the bead of its crease turns in the corner, which the model draws square',
    more,
  );

/** Exceptions of trays with webs on front and back while they fold. */
export const webExceptions: readonly Exception[] = eachCorner((wall, side) =>
  webPressed(`${wall}.${side}-web`, sidesOf(wall)[side === 'right' ? 0 : 1]),
);

/** The wall next to the web on the right or left of a wall of a clamshell. */
const besideWeb = (wall: (typeof clamshellWalls)[number], side: 'right' | 'left'): string =>
  wall === 'front' || wall === 'back' ? sidesOf(wall)[side === 'right' ? 0 : 1] : `lid-${side}`;

/** Exceptions of two trays with webs, hinged at the back, while they fold. */
export const clamshellExceptions: readonly Exception[] = clamshellWalls.flatMap((wall) =>
  eachSide((side) => webPressed(`${wall}.${side}-web`, besideWeb(wall, side), { passing: true })),
);
