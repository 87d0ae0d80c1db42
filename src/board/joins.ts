import type { Join } from './blank.ts';

/**
 * Two panels that lie glued on one another.
 * @example
 * const joins = [glued('glue', 'front'), locked('tuck', 'slot')];
 */
export const glued = (a: string, b: string): Join => ({ by: 'glue', a, b });

/**
 * A panel that holds another, and may flex past it on the way.
 * @example
 * locked('tuck', 'slot').by; // = 'lock'
 */
export const locked = (a: string, b: string): Join => ({ by: 'lock', a, b });

/**
 * Two panels whose edges come together.
 * @example
 * meets('left flap', 'right flap').by; // = 'meet'
 */
export const meets = (a: string, b: string): Join => ({ by: 'meet', a, b });

export type LeftOrRight = 'right' | 'left';
export type FrontOrBack = 'front' | 'back';

/** Values for right and left. */
export const eachSide = <T>(make: (side: LeftOrRight) => T | readonly T[]): T[] =>
  (['right', 'left'] as const).flatMap((side) => make(side));

/** Values for front and back. */
export const eachWall = <T>(make: (wall: FrontOrBack) => T | readonly T[]): T[] =>
  (['front', 'back'] as const).flatMap((wall) => make(wall));

/** Values for the four corners: on front and back, next to the wall on either side. */
export const eachCorner = <T>(make: (wall: FrontOrBack, side: LeftOrRight) => T | readonly T[]): T[] =>
  eachWall((wall) => eachSide((side) => make(wall, side)));

/**
 * The sides right and left of a wall that stands on the edge of a floor, as drawn: the front is drawn the other
 * way up.
 */
export const sidesOf = (wall: FrontOrBack): readonly [right: LeftOrRight, left: LeftOrRight] =>
  wall === 'back' ? ['right', 'left'] : ['left', 'right'];

/** The walls right and left of an end that stands on the edge of a floor, as drawn. */
export const wallsBeside = (end: LeftOrRight): readonly [right: FrontOrBack, left: FrontOrBack] =>
  end === 'right' ? ['front', 'back'] : ['back', 'front'];
