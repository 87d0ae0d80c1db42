import {
  type Arc,
  type Curve,
  distance,
  mirrorCurve,
  motionAlong,
  moveCurve,
  moveCurves,
  type Point,
} from '../geometry/index.ts';
import type { RuledSurface } from './bow.ts';
import {
  type Edge,
  edge,
  type FlatFold,
  type FoldStep,
  flip,
  type LineType,
  type Mark,
  type Panel,
  type Rim,
  type Role,
} from './panel.ts';

/** Options of a panel: its role and its fold. */
export interface PanelOptions {
  readonly role?: Role;
  /** Degrees towards the inside from flat to closed. @defaultValue 90 */
  readonly fold?: number;
  /** Phase in which it folds, starting at 0. Panels of one phase fold together. */
  readonly phase?: number;
  /** Steps before the last fold. */
  readonly foldSteps?: readonly FoldStep[];
  /** All steps of its fold. Replaces `fold`, `phase` and `foldSteps`. */
  readonly folds?: readonly FoldStep[];
  /** Its fold when the box is delivered folded flat. */
  readonly delivered?: FlatFold | undefined;
  readonly bow?: RuledSurface;
}

/** Draws a panel's outline from the right end of its seat, counter-clockwise, back to the left end. */
export class Pen {
  /** A growing array would reserve 16 extra slots, and most panels have few edges. */
  readonly #edges = new Array<Edge>(FEW_EDGES);
  #count = 0;
  #marks: Mark[] | undefined;
  readonly #panel: { -readonly [Field in keyof Panel]: Panel[Field] };
  #at: Point;
  #radius = 0;

  constructor(
    name: string,
    seat: number,
    {
      role = 'flap',
      fold = 90,
      phase = 0,
      foldSteps,
      folds = foldSteps ? [...foldSteps, { phase, to: fold }] : [{ phase, to: fold }],
      delivered,
      bow,
    }: PanelOptions = {},
  ) {
    // All panels have the same fields in the same order, which makes reading them fast.
    this.#panel = { name, seat, role, folds, delivered, edges: this.#edges, marks: NO_MARKS, bow };
    this.#at = [seat, 0];
  }

  /** Rounds the corner at the pen between straight lines. Throws RangeError if a side is too short for the arc, or not a straight line. */
  round(radius: number): this {
    this.#radius = radius;
    return this;
  }

  /** A straight line to (x, y). */
  to(x: number, y: number, line: LineType = 'cut'): this {
    if (this.#radius) this.#fillet([x, y]);
    return this.#add({ curve: { kind: 'line', from: this.#at, to: [x, y] }, line });
  }

  /** Straight cuts from point to point. */
  path(...points: readonly Point[]): this {
    for (const [x, y] of points) this.to(x, y);
    return this;
  }

  /** Straight cuts from point to point, with the corner at each of them rounded. */
  rounded(radius: number, ...corners: readonly Point[]): this {
    for (const corner of corners) this.path(corner).round(radius);
    return this;
  }

  /** An arc to (x, y) with the given bulge, tan(sweep / 4): positive turns left. */
  arc(x: number, y: number, bulge: number, line: LineType = 'cut'): this {
    return this.#add({ curve: { kind: 'arc', from: this.#at, to: [x, y], bulge }, line });
  }

  /** A quarter turn to the left that ends at (x, y): a rounded corner. */
  turn(x: number, y: number): this {
    return this.arc(x, y, QUARTER);
  }

  cubic(c1: Point, c2: Point, x: number, y: number, line: LineType = 'cut'): this {
    return this.#add({ curve: { kind: 'cubic', from: this.#at, c1, c2, to: [x, y] }, line });
  }

  /** Cuts of any shape, each from the end of the one before. */
  along(...curves: readonly Curve[]): this {
    for (const curve of curves) this.#add({ curve, line: 'cut' });
    return this;
  }

  /** A fold line to (x, y), and the panel that hangs on its full length. */
  hang(x: number, y: number, panel: Panel, line: LineType = 'crease'): this {
    return this.hangOn({ kind: 'line', from: this.#at, to: [x, y] }, panel, line);
  }

  /** A fold line of any shape from the pen's position, and the panel that hangs on it. */
  hangOn(curve: Curve, panel: Panel, line: LineType = 'crease'): this {
    closed(panel);
    const chord = distance(curve.from, curve.to);
    if (Math.abs(chord - panel.seat) > 1e-6)
      throw new RangeError(`${panel.name} is ${panel.seat} mm wide, its side of ${this.#panel.name} is ${chord} mm`);
    return this.#add({ curve, line, panel });
  }

  /** A straight side to (x, y): a panel hung on its middle with cuts beside it, a bare line, or the shape of a rim. */
  side(x: number, y: number, on: PanelSide = 'cut', line: LineType = 'crease'): this {
    if (typeof on === 'string') return this.to(x, y, on);
    closed(on);
    if (!isPanel(on)) return this.rim(x, y, on);
    const at = this.#at;
    const dx = x - at[0];
    const dy = y - at[1];
    const side = Math.hypot(dx, dy);
    const spare = side - on.seat;
    if (spare < -1e-9)
      throw new RangeError(`${on.name} (${on.seat} mm) is wider than its side of ${this.#panel.name} (${side} mm)`);
    if (spare < 1e-9) return this.hang(x, y, on, line);
    const first = spare / 2;
    const last = side - first;
    return this.to(at[0] + (dx * first) / side, at[1] + (dy * first) / side)
      .hang(at[0] + (dx * last) / side, at[1] + (dy * last) / side, on, line)
      .to(x, y);
  }

  /** A side to (x, y) with the shape of a rim. The rim is drawn on this side like a panel on its seat. */
  rim(x: number, y: number, rim: Rim): this {
    const at = this.#at;
    const end: Point = [x, y];
    if (Math.abs(distance(at, end) - rim.seat) > 1e-6)
      throw new RangeError(
        `a rim of ${rim.seat} mm does not fit its side of ${this.#panel.name} (${distance(at, end)} mm)`,
      );
    const place = motionAlong(end, at);
    const { edges } = rim;
    let before: Curve | undefined;
    let moved: Curve | undefined;
    for (let k = 0; k < edges.length; k++) {
      const { curve, line, panel } = edges[k]!;
      // Corners stay shared, and those at both ends are exactly the ends of the side.
      const from = k === 0 ? at : curve.from === before!.to ? moved!.to : undefined;
      moved = moveCurve(place, curve, from, k === edges.length - 1 ? end : undefined);
      this.#add(edge(moved, line, panel));
      before = curve;
    }
    for (const { line, curves } of rim.marks) this.mark(line, ...moveCurves(place, curves));
    return this;
  }

  /** Lines inside the outline. A closed ring of cuts is a hole. */
  mark(line: LineType, ...curves: Curve[]): this {
    if (!curves.length) return this;
    this.#marks ??= [];
    this.#marks.push({ line, curves });
    this.#panel.marks = this.#marks;
    return this;
  }

  /** Cuts back to the left end of the seat and returns the panel. */
  close(line: LineType = 'cut'): Panel {
    this.to(0, 0, line);
    return this.#finished();
  }

  /**
   * Goes straight on to the mirror image of the pen's position and along that of all edges before, back to the left end of the seat, and
   * returns the panel. A last edge that is its own mirror image is the one between. Panels are flipped, and named after the other side:
   * a `right-flap` is mirrored as a `left-flap`. Marks are not mirrored.
   * @param on - the panel on the middle of the edge between, or the line or the rim of that edge.
   * @example
   * const flap = pen('flap', 60).to(58, 20).round(5).closeMirrored();
   */
  closeMirrored(on: PanelSide = 'cut', line: LineType = 'crease'): Panel {
    const { seat } = this.#panel;
    if (this.#radius) this.#fillet([seat - this.#at[0], this.#at[1]]);
    const last = this.#edges[this.#count - 1];
    const isBetween = last && distance(last.curve.from, [seat - this.#at[0], this.#at[1]]) < 1e-9;
    const half = isBetween ? this.#count - 1 : this.#count;
    if (!isBetween) this.side(seat - this.#at[0], this.#at[1], on, line);
    for (let k = half - 1; k >= 0; k--) {
      const { curve, line: own, panel } = this.#edges[k]!;
      this.#add(edge(mirrorCurve(seat, curve, this.#at), own, panel && flip(panel, onOtherSide(panel.name))));
    }
    return this.#finished();
  }

  #finished(): Panel {
    this.#edges.length = this.#count;
    return this.#panel;
  }

  /** Inserts a tangent arc: trims the last line to its start, and starts the next line at its end. */
  #fillet(next: Point): void {
    const radius = this.#radius;
    this.#radius = 0;
    const last = this.#edges[this.#count - 1];
    const corner = this.#at;
    if (last?.curve.kind !== 'line' || last.panel) throw notStraight(this.#panel.name);
    const { from } = last.curve;
    const [before, behind] = [distance(from, corner), distance(corner, next)];
    const u: Point = [(corner[0] - from[0]) / before, (corner[1] - from[1]) / before];
    const v: Point = [(next[0] - corner[0]) / behind, (next[1] - corner[1]) / behind];
    const angle = Math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1]);
    const reach = radius * Math.tan(Math.abs(angle) / 2);
    if (reach > before + 1e-9 || reach > behind + 1e-9)
      throw new RangeError(`${this.#panel.name}: a corner of radius ${radius} mm does not fit at ${corner}`);
    const start: Point = [corner[0] - u[0] * reach, corner[1] - u[1] * reach];
    this.#edges[this.#count - 1] = { curve: { kind: 'line', from, to: start }, line: last.line };
    this.#at = start;
    this.arc(corner[0] + v[0] * reach, corner[1] + v[1] * reach, Math.tan(angle / 4));
  }

  #add(edge: Edge): this {
    if (this.#radius) throw notStraight(this.#panel.name);
    const { to } = edge.curve;
    if (!Number.isFinite(to[0] + to[1]))
      throw new RangeError(
        `${this.#panel.name} has a corner at ${to.map(String).join()}: a size in it is not a number`,
      );
    if (Math.abs(to[0] - this.#at[0]) + Math.abs(to[1] - this.#at[1]) < 1e-9) return this;
    this.#edges[this.#count++] = edge;
    this.#at = to;
    return this;
  }
}

/** The name of the mirror image of a panel: of one on the right of a wall, or in front of one. */
const onOtherSide = (name: string): string => {
  const names = name.split('-');
  for (const [a, b] of SIDES)
    if (names.includes(a) || names.includes(b))
      return names.map((part) => (part === a ? b : part === b ? a : part)).join('-');
  throw new RangeError(`${name} does not say on which side it is: its mirror image has no name`);
};

const SIDES = [
  ['right', 'left'],
  ['front', 'back'],
] as const;

/** Most panels have no marks. */
const NO_MARKS: Panel['marks'] = [];

/** Number of edges that nearly every panel has at most. */
const FEW_EDGES = 8;

/** A program that is not type-checked may hang a pen instead of its panel. */
const closed = (panel: Panel | Rim | Pen): void => {
  if (panel instanceof Pen) throw new TypeError('a pen is hung instead of a panel: end it with close()');
};

const notStraight = (name: string): RangeError =>
  new RangeError(`${name}: only a corner of two straight lines can be rounded`);

/**
 * Draws a side from (length, 0) to (0, 0), with the outside above. `close` finishes it. A rim never folds.
 * @example
 * const outline = rim(60).to(60, 40).round(5).to(0, 40).round(5).close();
 */
export const rim = (length: number): Pen => new Pen('rim', length, UNFOLDED);

const UNFOLDED = { folds: [] } satisfies PanelOptions;

/** A side of a panel: a panel on its middle, a bare line, or a rim. */
export type PanelSide = Panel | LineType | Rim;

/** True for a panel, false for a rim. */
export const isPanel = (on: Panel | Rim): on is Panel => 'folds' in on && on.folds !== UNFOLDED.folds;

/** Bulge of a quarter turn: tan(90° / 4). */
export const QUARTER: Arc['bulge'] = Math.SQRT2 - 1;

/**
 * Starts a panel on a seat of `seat` mm.
 * @example
 * const flap = pen('flap', 60, { fold: 90 }).to(58, 20).round(5).to(2, 20).round(5).close();
 * flap.seat; // = 60
 */
export const pen = (name: string, seat: number, options?: PanelOptions): Pen => new Pen(name, seat, options);
