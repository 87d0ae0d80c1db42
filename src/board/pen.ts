import { type Arc, type Curve, distance, type Point } from '../geometry/index.ts';
import type { Bow, Edge, LineType, Mark, Panel, Role, Turn } from './panel.ts';

/** How a panel behaves when the box is folded. */
export interface Manner {
  readonly role?: Role;
  /** Degrees towards the inside from flat to closed; 90 unless told otherwise. */
  readonly fold?: number;
  /** When it folds, 0 first. Equal phases move together. */
  readonly phase?: number;
  /** Stations before the last turn. */
  readonly via?: readonly Turn[];
  readonly bow?: Bow;
}

/** Draws a panel's outline from the right end of its seat, counter-clockwise, back to the left end. */
export class Pen {
  readonly #panel: Omit<Panel, 'edges' | 'marks'>;
  readonly #edges: Edge[] = [];
  readonly #marks: Mark[] = [];
  #at: Point;

  constructor(name: string, seat: number, { role = 'flap', fold = 90, phase = 0, via = [], bow }: Manner = {}) {
    this.#panel = { name, seat, role, turns: [...via, { phase, to: fold }], ...(bow && { bow }) };
    this.#at = [seat, 0];
  }

  /** A straight line to (x, y). */
  to(x: number, y: number, line: LineType = 'cut'): this {
    return this.#add({ curve: { kind: 'line', from: this.#at, to: [x, y] }, line });
  }

  /** An arc to (x, y) with the given bulge, tan(sweep / 4): positive turns left. */
  arc(x: number, y: number, bulge: number, line: LineType = 'cut'): this {
    return this.#add({ curve: { kind: 'arc', from: this.#at, to: [x, y], bulge }, line });
  }

  /** A quarter turn to the left that ends at (x, y): a rounded corner. */
  turn(x: number, y: number): this {
    return this.arc(x, y, QUARTER);
  }

  /** A cubic to (x, y) by way of two control points. */
  cubic(c1: Point, c2: Point, x: number, y: number, line: LineType = 'cut'): this {
    return this.#add({ curve: { kind: 'cubic', from: this.#at, c1, c2, to: [x, y] }, line });
  }

  /** A fold line to (x, y) and the panel that hangs on the whole of it. */
  hang(x: number, y: number, panel: Panel, line: LineType = 'crease'): this {
    return this.bear({ kind: 'line', from: this.#at, to: [x, y] }, panel, line);
  }

  /** A fold line of any shape from where the pen is, and the panel that hangs on it. */
  bear(curve: Curve, panel: Panel, line: LineType = 'crease'): this {
    const chord = distance(curve.from, curve.to);
    if (Math.abs(chord - panel.seat) > 1e-6)
      throw new RangeError(`${panel.name} is ${panel.seat} mm wide, its side of ${this.#panel.name} is ${chord} mm`);
    return this.#add({ curve, line, panel });
  }

  /** A straight side to (x, y): a panel hung on its middle with cuts beside it, or a bare line. */
  side(x: number, y: number, on: Panel | LineType = 'cut'): this {
    if (typeof on === 'string') return this.to(x, y, on);
    const [x0, y0] = this.#at;
    const side = Math.hypot(x - x0, y - y0);
    const spare = side - on.seat;
    if (spare < -1e-9)
      throw new RangeError(`${on.name} (${on.seat} mm) is wider than its side of ${this.#panel.name} (${side} mm)`);
    if (spare < 1e-9) return this.hang(x, y, on);
    const reach = (s: number): Point => [x0 + ((x - x0) * s) / side, y0 + ((y - y0) * s) / side];
    return this.to(...reach(spare / 2))
      .hang(...reach(side - spare / 2), on)
      .to(x, y);
  }

  /** Lines inside the outline. A closed ring of cuts is a hole. */
  mark(line: LineType, ...curves: Curve[]): this {
    if (curves.length) this.#marks.push({ line, curves });
    return this;
  }

  /** Cuts back to the left end of the seat and hands the panel over. */
  close(line: LineType = 'cut'): Panel {
    this.to(0, 0, line);
    return { ...this.#panel, edges: this.#edges, marks: this.#marks };
  }

  #add(edge: Edge): this {
    const [x, y] = edge.curve.to;
    if (x !== this.#at[0] || y !== this.#at[1]) this.#edges.push(edge);
    this.#at = edge.curve.to;
    return this;
  }
}

/** Bulge of a quarter turn: tan(90° / 4). */
export const QUARTER: Arc['bulge'] = Math.SQRT2 - 1;

export const pen = (...how: ConstructorParameters<typeof Pen>): Pen => new Pen(...how);
