import { type Curve, mirrorCurve, type Point } from '../geometry/index.ts';
import type { RuledSurface } from './bow.ts';

/** Line type: what the die does along a line. */
export type LineType = 'cut' | 'crease' | 'perforation' | 'combination' | 'half-cut' | 'bleed';

/**
 * True for a line along which board bends. Panels hang on such lines.
 * @example
 * bends('crease'); // = true
 */
export const bends = (line: LineType): boolean => line !== 'cut' && line !== 'bleed';

/** Role of a panel. The id of a wall is its name; the id of any other panel is the id of its parent, a dot and its name. */
export type Role = 'wall' | 'flap' | 'glue';

/** The id of a panel that hangs on the panel of this id; of a trunk, its name. */
export const panelPath = ({ role, name }: Pick<Panel, 'role' | 'name'>, parent: string | undefined): string =>
  parent === undefined || role === 'wall' ? name : `${parent}.${name}`;

/** A step of a fold: in its phase the panel turns to this angle, in degrees towards the inside. */
export interface FoldStep {
  readonly phase: number;
  readonly to: number;
  /** The angle after a share 0…1 of the phase, for a panel that a neighbour prevents from folding at a constant rate. */
  readonly ease?: (share: number) => number;
  /** Gap in mm by which the crease widens to make room for layers between the two panels. @defaultValue 0 */
  readonly clearance?: number;
  /**
   * How far in mm the board beside the crease bends, so that the panel lies that much further to its print side: over or under layers
   * that share its crease line. @defaultValue 0
   */
  readonly bend?: number;
}

/** A fold that is closed when the box is delivered folded flat. */
export interface FlatFold {
  /** Degrees: 180 folds towards the inside, -180 back on the print. */
  readonly to: 180 | -180;
  /** Thickness in mm of the layers between the two panels. @defaultValue 0 */
  readonly layerThickness?: number;
}

/** A flat piece of board above its seat, (0,0) to (seat,0): the crease it hangs on, an edge of the parent, so that it is stored once. */
export interface Panel {
  readonly name: string;
  readonly role: Role;
  /** Length of the seat in mm. For a curved edge of the parent, the length of its chord. */
  readonly seat: number;
  /** Fold steps from flat to closed, in degrees towards the inside. Most panels need one; going round an obstacle takes more. */
  readonly folds: readonly FoldStep[];
  /** Its fold when the box is delivered folded flat. Omitted: it stays in the plane of the panel it hangs on. */
  readonly delivered?: FlatFold | undefined;
  /** The rest of the outline, counter-clockwise, from (seat,0) back to (0,0). */
  readonly edges: readonly Edge[];
  /** Lines inside the outline: holes, slits, tear strips. */
  readonly marks: readonly Mark[];
  /** How a panel bends that bows when folded. */
  readonly bow?: RuledSurface | undefined;
}

/** One section of an outline: a free edge, or a crease with the panel that hangs on it. */
export interface Edge {
  readonly curve: Curve;
  readonly line: LineType;
  readonly panel?: Panel;
}

/** Makes a section of an outline. Literals instead of spreads, because outlines have many edges and a spread is several times slower. */
export const edge = (curve: Curve, line: LineType, panel: Panel | undefined): Edge =>
  panel ? { curve, line, panel } : { curve, line };

/** Lines inside one panel. A closed ring of cuts is a hole; an open one is a slit. */
export interface Mark {
  readonly line: LineType;
  readonly curves: readonly Curve[];
}

export const closedAngle = ({ folds }: Panel): number => folds[folds.length - 1]?.to ?? 0;

/** The fold angle of a panel in degrees after `done` phases. 2.5 phases are half-way through the third. */
export const angleAt = (panel: Panel, done: number): number => {
  let angle = 0;
  let from = 0;
  for (const { phase, to, ease } of panel.folds) {
    const share = Math.min(1, Math.max(0, done - phase));
    angle += ease ? ease(share) - from : (to - from) * share;
    from = to;
    if (share < 1) break;
  }
  return angle;
};

/** True for a closed ring of cuts. */
export const isHole = ({ line, curves }: Mark): boolean => {
  const first = curves[0];
  const last = curves.at(-1);
  return (
    line === 'cut' && !!first && !!last && Math.hypot(last.to[0] - first.from[0], last.to[1] - first.from[1]) < 1e-6
  );
};

/** A side with flaps, steps and notches. It replaces a straight side and is drawn on it, with the outside above. */
export type Rim = Pick<Panel, 'seat' | 'edges' | 'marks'>;

/** The mirror image of a rim: left becomes right, and both ends stay in place. */
export const flipRim = ({ seat, edges, marks }: Rim): Rim => {
  const flipped = new Array<Edge>(edges.length);
  let start: Point | undefined;
  let last: Point | undefined;
  for (let k = edges.length - 1; k >= 0; k--) {
    const { curve, line, panel } = edges[k]!;
    // Edges that share a corner also share it in the mirror image.
    const turned = mirrorCurve(seat, curve, curve.to === start ? last : undefined);
    flipped[edges.length - 1 - k] = edge(turned, line, panel && flip(panel));
    start = curve.from;
    last = turned.to;
  }
  return {
    seat,
    edges: flipped,
    // Most panels have no marks.
    marks: marks.length
      ? marks.map(({ line, curves }) => ({ line, curves: curves.map((c) => mirrorCurve(seat, c)).reverse() }))
      : marks,
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
