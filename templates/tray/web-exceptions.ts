import { type Exception, eachCorner, pressesInto, sidesOf } from '../../src/author/index.ts';

/** Each web on its way, against the short wall beside it. */
export const webPressed = (web: string, beside: string, more: Pick<Exception, 'passing'> = {}): Exception =>
  pressesInto(
    web,
    beside,
    0.8,
    'while the web swings against its wall, the bead of its crease turns in the corner, which the model leaves square',
    more,
  );

/** What trays with webs on front and back break on the way. */
export const webExceptions: readonly Exception[] = eachCorner((wall, side) =>
  webPressed(`${wall}.${side}-web`, sidesOf(wall)[side === 'right' ? 0 : 1]),
);
