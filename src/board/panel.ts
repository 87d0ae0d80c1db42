import { type Curve, mirrorCurve, type Point } from '../geometry/index.ts';

/** Line type: the work of the die along a line. */
export type LineType = 'cut' | 'crease' | 'perforation' | 'combination' | 'half-cut' | 'bleed';

/**
 * Lines along which board bends: a panel may hang on these.
 * @example
 * bends('crease'); // = true
 */
export const bends = (line: LineType): boolean => line !== 'cut' && line !== 'bleed';

/** Role of a panel. Paths of names restart at every wall. */
export type Role = 'wall' | 'flap' | 'glue';

/** A step of a fold: in its phase the panel turns to this angle, in degrees towards the inside. */
export interface FoldStep {
  readonly phase: number;
  readonly to: number;
  /** The angle after a share 0…1 of the phase, for a panel that a neighbour keeps from turning steadily. */
  readonly ease?: (share: number) => number;
  /** Gap in mm by which the crease bulges, because of the layers between the two panels. @defaultValue 0 */
  readonly clearance?: number;
}

/** A fold that is shut where the box is delivered folded flat. */
export interface FlatFold {
  /** Degrees: towards the inside, or back on the print. */
  readonly to: 180 | -180;
  /** Thickness in mm of what lies between the two panels; 0 by default. */
  readonly between?: number;
}

/**
 * A flat piece of board, drawn standing on its seat: the crease it hangs on runs
 * from (0,0) to (seat,0) and the panel rises above it. The seat itself is an edge
 * of the parent, so every crease of a blank is written down once.
 */
export interface Panel {
  readonly name: string;
  readonly role: Role;
  /** Length of the seat in mm; the chord, where the parent's edge is curved. */
  readonly seat: number;
  /** How it turns towards the inside, from flat to closed, in degrees: one turn for most, more where it must go round something. */
  readonly folds: readonly FoldStep[];
  /** How it lies where the box is delivered folded flat: in the plane of the panel it hangs on, unless this shuts its fold. */
  readonly delivered?: FlatFold | undefined;
  /** The rest of the outline, counter-clockwise, from (seat,0) back to (0,0). */
  readonly edges: readonly Edge[];
  /** Lines inside the outline: holes, slits, tear strips. */
  readonly marks: readonly Mark[];
  /** For the few styles whose panels bow when folded: see `Bow`. */
  readonly bow?: Bow | undefined;
}

/** One section of an outline: a free edge, or a crease with the panel that hangs on it. */
export interface Edge {
  readonly curve: Curve;
  readonly line: LineType;
  readonly panel?: Panel;
}

/** Makes a section of an outline. A literal, because a spread takes many times as long and outlines consist of nothing else. */
export const edge = (curve: Curve, line: LineType, panel: Panel | undefined): Edge =>
  panel ? { curve, line, panel } : { curve, line };

/** Lines inside one panel. A closed ring of cuts is a hole; an open one is a slit. */
export interface Mark {
  readonly line: LineType;
  readonly curves: readonly Curve[];
}

/**
 * Surface in space of a panel that does not stay flat. Only for styles with curved
 * creases; approximate, and named in the README.
 */
export interface Bow {
  /**
   * The axis of the panel's own frame along which its surface stays straight; or, as on a cone, the point below the panel
   * in which all straight lines of the surface meet.
   */
  readonly ruled: 'x' | 'y' | Point;
  /**
   * Maps a point of the panel's own frame, at time 0…1 of the fold, to the
   * trunk's frame in space; z > 0 is the print side. The bend is largest at time 1.
   */
  readonly at: (point: Point, time: number) => readonly [x: number, y: number, z: number];
}

/** Degrees from flat to closed. */
export const closedAngle = ({ folds }: Panel): number => folds[folds.length - 1]?.to ?? 0;

/** True when these lines form a closed ring that cuts a piece out. */
export const isHole = ({ line, curves }: Mark): boolean => {
  const first = curves[0];
  const last = curves.at(-1);
  return (
    line === 'cut' && !!first && !!last && Math.hypot(last.to[0] - first.from[0], last.to[1] - first.from[1]) < 1e-6
  );
};

/** A side with flaps, steps and notches. Drawn on the straight line that it replaces, with the outside above. */
export type Rim = Pick<Panel, 'seat' | 'edges' | 'marks'>;

/** The mirror image of a rim: left becomes right, and both ends stay in place. */
export const flipRim = ({ seat, edges, marks }: Rim): Rim => {
  const flipped: Edge[] = [];
  let start: Point | undefined;
  let last: Point | undefined;
  for (let k = edges.length - 1; k >= 0; k--) {
    const { curve, line, panel } = edges[k]!;
    // Edges that share a corner also share it in the mirror image.
    const turned = mirrorCurve(seat, curve, curve.to === start ? last : undefined);
    flipped.push(edge(turned, line, panel && flip(panel)));
    start = curve.from;
    last = turned.to;
  }
  return {
    seat,
    edges: flipped,
    marks: marks.map(({ line, curves }) => ({ line, curves: curves.map((c) => mirrorCurve(seat, c)).reverse() })),
  };
};

/**
 * The mirror image: left becomes right, and the seat stays in place.
 * @example
 * const right = pen('right', 40).to(38, 20).to(2, 20).close();
 * flip(right, 'left').name; // = 'left'
 */
export const flip = (panel: Panel, name = panel.name): Panel => {
  if (panel.bow) throw new RangeError(`${panel.name} bows: it cannot be mirrored`);
  const { edges, marks } = flipRim(panel);
  const { seat, role, folds, delivered } = panel;
  return { name, seat, role, folds, delivered, edges, marks, bow: undefined };
};
