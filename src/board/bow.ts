import type { Point } from '../geometry/index.ts';

/** A surface of straight lines to which a panel with curved creases bends: an approximation, in the styles of `src/docs/promises.md`. */
export interface RuledSurface {
  /** Direction of its lines: an axis of the panel's own frame or, for a cone, the apex below the panel. */
  readonly ruled: 'x' | 'y' | Point;
  /** Maps a point of the panel's frame, at fold time 0…1, to the trunk's frame in space; z > 0 is the print side. It bends most at 1. */
  readonly at: (point: Point, time: number) => readonly [x: number, y: number, z: number];
}
