import type { Join } from './blank.ts';

/**
 * Two panels glued together.
 * @param delivered - true for a join made before delivery.
 * @example
 * const joins = [glued('glue', 'front'), locked('lid.tuck', 'front')];
 */
export const glued = (a: string, b: string, delivered = false): Join =>
  // Written out: every box makes its joins, and spreads take many times as long.
  delivered ? { by: 'glue', a, b, delivered } : { by: 'glue', a, b };

/**
 * Two panels that lock: one holds the other and may flex past it during folding.
 * @param through - the opening of `b` that `a` goes through.
 * @param tongues - the number of tongues of `a`, if several go through openings of their own.
 * @example
 * locked('lid.tuck.tongue', 'front', 'slit').by; // = 'lock'
 */
export const locked = (a: string, b: string, through?: Join['through'], tongues = 1): Join =>
  through === undefined
    ? { by: 'lock', a, b }
    : tongues === 1
      ? { by: 'lock', a, b, through }
      : { by: 'lock', a, b, through, tongues };

/**
 * Two panels with edges that touch or are taped together.
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

/** Values for the four corners: the right and left ends of front and back. */
export const eachCorner = <T>(make: (wall: FrontOrBack, side: LeftOrRight) => T | readonly T[]): T[] =>
  eachWall((wall) => eachSide((side) => make(wall, side)));

/** The sides of the box at the right and left end of a wall hung on a floor, as drawn. The front is drawn upside down. */
export const sidesOf = (wall: FrontOrBack): readonly [right: LeftOrRight, left: LeftOrRight] =>
  wall === 'back' ? ['right', 'left'] : ['left', 'right'];

/** The walls at the right and left of an end panel hung on a floor, as drawn. */
export const wallsBeside = (end: LeftOrRight): readonly [right: FrontOrBack, left: FrontOrBack] =>
  end === 'right' ? ['front', 'back'] : ['back', 'front'];
