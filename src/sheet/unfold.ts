import { type Blank, bends, type LineType, type Mark, type Panel, panelPath } from '../board/index.ts';
import {
  type Curve,
  type Motion,
  motionAlong,
  motionAlongIn,
  moveCurve,
  moveCurves,
  type Point,
  reverse,
  straight,
} from '../geometry/index.ts';

/** A panel laid on the sheet. Everything else about a box is derived from a list of these. */
export interface PlacedPanel {
  /** Path of panel names: "back.top-lid.tuck". */
  readonly id: string;
  /** Index of its parent in the list; undefined for the trunk. */
  readonly parent: number | undefined;
  /** Index in the outline of its parent of the line that it hangs on. */
  readonly edge: number;
  readonly panel: Panel;
  /** Transform from the panel's own frame to the sheet. */
  readonly at: Motion;
  /** Its outline, counter-clockwise: the line that it hangs on (its seat), and then the edges of the panel. */
  readonly outline: readonly Curve[];
  /** Type of the line that it hangs on. The panel has those of its edges. */
  readonly seatLine: LineType;
  readonly marks: readonly { readonly curves: readonly Curve[]; readonly line: LineType }[];
}

export const outlineLine = ({ panel, seatLine }: PlacedPanel, k: number): LineType =>
  k === 0 ? seatLine : panel.edges[k - 1]!.line;

/**
 * Lays the tree flat, print side up. Parents come before their children.
 * @throws RangeError when two panels have the same path of names, or one hangs on a cut.
 * @example
 * const { part } = dieline('becf-10101').drawing.parts[0]!;
 * unfold(part.blank).some(({ panel }) => panel.name === 'front'); // = true
 */
export const unfold = (blank: Blank): PlacedPanel[] => {
  const sheet: PlacedPanel[] = [];
  const taken = new Set<string>();

  const lay = (panel: Panel, seat: Curve, seatLine: LineType, at: Motion, parent?: number, edge = 0): void => {
    const index = sheet.length;
    const id = panelPath(panel, parent === undefined ? undefined : sheet[parent]!.id);
    if (taken.has(id)) throw new RangeError(`two panels are called ${id}`);
    taken.add(id);
    const outline = moveOutline(at, seat, panel);
    const marks = panel.marks.length ? moveMarks(at, panel.marks) : NO_MARKS;
    sheet.push({ id, parent, edge, panel, at, outline, seatLine, marks });
    for (let k = 0; k < panel.edges.length; k++) {
      const { curve, line, panel: child } = panel.edges[k]!;
      if (!child) continue;
      if (!bends(line)) throw new RangeError(`${child.name} hangs on a ${line} of ${id}`);
      lay(child, reverse(outline[k + 1]!), line, motionAlongIn(at, curve.to, curve.from), index, k + 1);
    }
  };

  const { trunk, base, rises, elevation = 0 } = blank;
  const at: Motion =
    rises === 'up' ? { cos: 1, sin: 0, x: 0, y: elevation } : { cos: 0, sin: -1, x: 0, y: trunk.seat + elevation };
  const seat = moveCurve(at, base.curve ?? straight([0, 0], [trunk.seat, 0]));
  lay(trunk, seat, base.line, at);
  if (base.panel) lay(base.panel, reverse(seat), base.line, motionAlong(seat.to, seat.from), 0);
  return sheet;
};

const moveMarks = (at: Motion, marks: readonly Mark[]): PlacedPanel['marks'] =>
  marks.map(({ curves, line }) => ({ curves: moveCurves(at, curves), line }));

/** Most panels have no marks. */
const NO_MARKS: PlacedPanel['marks'] = [];

/** True for an end of the seat. */
const isAt = (p: Point, x: number): boolean => p[0] === x && p[1] === 0;

/** The outline on the sheet. Neighbouring edges share their corner there, too, and the first and the last one share those of the seat. */
const moveOutline = (at: Motion, seat: Curve, { seat: width, edges }: Panel): Curve[] => {
  // Allocate the final length: a growing array reserves 16 extra slots, and most panels have five edges.
  const moved = new Array<Curve>(edges.length + 1);
  moved[0] = seat;
  let end: Point | undefined;
  let last: Point | undefined;
  for (let k = 0; k < edges.length; k++) {
    const { curve } = edges[k]!;
    const { from, to } = curve;
    const start = from === end ? last : isAt(from, width) ? seat.to : undefined;
    const next = moveCurve(at, curve, start, isAt(to, 0) ? seat.from : undefined);
    moved[k + 1] = next;
    end = to;
    last = next.to;
  }
  return moved;
};
