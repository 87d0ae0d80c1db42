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

/** What there is on the right and on the left. */
export const eachSide = <T>(make: (side: LeftOrRight) => T | readonly T[]): T[] =>
  (['right', 'left'] as const).flatMap((side) => make(side));

/** What there is at the front and at the back. */
export const eachWall = <T>(make: (wall: FrontOrBack) => T | readonly T[]): T[] =>
  (['front', 'back'] as const).flatMap((wall) => make(wall));

/** What there is at each of four corners: on front and back, next to the wall on either side. */
export const eachCorner = <T>(make: (wall: FrontOrBack, side: LeftOrRight) => T | readonly T[]): T[] =>
  eachWall((wall) => eachSide((side) => make(wall, side)));

/**
 * Which side is on the right and which on the left of a wall, seen standing on the edge of a floor: the front is drawn the other
 * way up.
 */
export const sidesOf = (wall: FrontOrBack): readonly [right: LeftOrRight, left: LeftOrRight] =>
  wall === 'back' ? ['right', 'left'] : ['left', 'right'];

/** Which wall is on the right and which on the left of an end, seen standing on the edge of a floor. */
export const wallsBeside = (end: LeftOrRight): readonly [right: FrontOrBack, left: FrontOrBack] =>
  end === 'right' ? ['front', 'back'] : ['back', 'front'];
