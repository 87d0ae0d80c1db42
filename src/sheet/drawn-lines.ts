import { type Curve, distance, MICRON, mapCurve, type Point, pointAt } from '../geometry/index.ts';
import type { PanelLine } from './panel-lines.ts';

/** Lines between corners, each once: the first panel draws a shared line, and both panels own it. */
export class DrawnLines {
  #lines: PanelLine[] = [];
  #count = 0;
  #nodes: readonly Point[] = [];
  /** Per corner, the line added last that leads to a later corner; per line, the previous one at that corner; -1 for none. */
  readonly #latest: number[] = [];
  readonly #before: number[] = [];

  /** Starts anew. @param room expected number of lines. */
  begin(nodes: readonly Point[], room: number): void {
    this.#lines = new Array<PanelLine>(room);
    this.#count = 0;
    this.#nodes = nodes;
    for (let k = 0; k < nodes.length; k++) this.#latest[k] = -1;
  }

  /** All lines. Keeps none of them. */
  end(): readonly PanelLine[] {
    const lines = this.#lines;
    lines.length = this.#count;
    this.#lines = [];
    this.#nodes = [];
    return lines;
  }

  /** The line that goes the same way between the same corners. */
  find({ curve, from, to }: PanelLine): PanelLine | undefined {
    const first = Math.min(from, to);
    const last = Math.max(from, to);
    for (let k = this.#latest[first]!; k >= 0; k = this.#before[k]!) {
      const other = this.#lines[k]!;
      if ((other.from === first ? other.to : other.from) === last && coincide(other.curve, curve)) return other;
    }
    return undefined;
  }

  /** Draws a line, or adds its panel to the drawn one. Throws RangeError when another panel has a line of another type there. */
  add(own: PanelLine): void {
    const known = this.find(own);
    if (known) this.share(known, own);
    else this.draw(own);
  }

  /** @throws RangeError as `add`. */
  share(known: PanelLine, { line, panels, folds, seat }: PanelLine): void {
    if (known.line !== line)
      throw new RangeError(`${known.panels[0]} has a ${known.line} where ${panels[0]} has a ${line}`);
    if (known.seat !== undefined && panels[0] !== known.panels[0] && !panels.includes(known.seat))
      known.folds = undefined;
    if (folds && (seat === undefined || known.panels.includes(seat))) known.folds = folds;
    for (const panel of panels) if (!known.panels.includes(panel)) known.panels = withAnother(known.panels, panel);
  }

  /** Draws a new line, unless it leads from a corner to itself. */
  draw(own: PanelLine): void {
    const { from, to } = own;
    if (from === to) return;
    const first = Math.min(from, to);
    const k = this.#count++;
    this.#before[k] = this.#latest[first]!;
    this.#latest[first] = k;
    own.curve = fitEnds(own.curve, this.#nodes[from]!, this.#nodes[to]!);
    this.#lines[k] = own;
  }
}

/** Nearly every shared line has two panels; an array literal of two is much faster to make than a spread. */
const withAnother = (panels: readonly string[], another: string): readonly string[] =>
  panels.length === 1 ? [panels[0]!, another] : [...panels, another];

/** True when two curves between the same corners are the same: their midpoints coincide. */
const coincide = (a: Curve, b: Curve): boolean =>
  a.kind === b.kind && (a.kind === 'line' || distance(pointAt(a, 0.5), pointAt(b, 0.5)) < MICRON);

/** Most panels share a corner bit for bit. */
const fitEnds = (curve: Curve, from: Point, to: Point): Curve =>
  isSame(curve.from, from) && isSame(curve.to, to) ? curve : mapCurve(curve, (p) => p, 1, from, to);

const isSame = (a: Point, b: Point): boolean => a === b || (a[0] === b[0] && a[1] === b[1]);
