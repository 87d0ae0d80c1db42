import type { Point } from '../geometry/index.ts';

/**
 * A surface of straight lines, to which a panel bends that does not stay flat. Only for styles with curved creases. It is an
 * approximation; `src/docs/promises.md` lists these styles.
 */
export interface RuledSurface {
  /** Direction of its lines: an axis of the panel's own frame or, for a cone, the apex below the panel. */
  readonly ruled: 'x' | 'y' | Point;
  /**
   * Maps a point of the panel's own frame, at time 0…1 of the fold, to the trunk's frame in space. z > 0 is the print side.
   * The panel bends most at time 1.
   */
  readonly at: (point: Point, time: number) => readonly [x: number, y: number, z: number];
}
