import { type Blank, bends, type Edge, type LineType, type Mark, type Panel, panelPath } from '../board/index.ts';
import {
  type Curve,
  composeMotions,
  type Motion,
  motionAlong,
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
  readonly panel: Panel;
  /** Transform from the panel's own frame to the sheet. */
  readonly at: Motion;
  /** The line that it hangs on, directed so that the panel lies to its left. */
  readonly seat: { readonly curve: Curve; readonly line: LineType };
  readonly edges: readonly { readonly curve: Curve; readonly line: LineType }[];
  readonly marks: readonly { readonly curves: readonly Curve[]; readonly line: LineType }[];
}

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

  const lay = (panel: Panel, seat: PlacedPanel['seat'], at: Motion, parent?: number): void => {
    const index = sheet.length;
    const id = panelPath(panel, parent === undefined ? undefined : sheet[parent]!.id);
    if (taken.has(id)) throw new RangeError(`two panels are called ${id}`);
    taken.add(id);
    const edges = moveEdges(at, panel.edges);
    const marks = panel.marks.length ? moveMarks(at, panel.marks) : NO_MARKS;
    sheet.push({ id, parent, panel, at, seat, edges, marks });
    for (let k = 0; k < panel.edges.length; k++) {
      const { curve, line, panel: child } = panel.edges[k]!;
      if (!child) continue;
      if (!bends(line)) throw new RangeError(`${child.name} hangs on a ${line} of ${id}`);
      lay(
        child,
        { curve: reverse(edges[k]!.curve), line },
        composeMotions(at, motionAlong(curve.to, curve.from)),
        index,
      );
    }
  };

  const { trunk, base, rises, elevation = 0 } = blank;
  const at: Motion =
    rises === 'up' ? { cos: 1, sin: 0, x: 0, y: elevation } : { cos: 0, sin: -1, x: 0, y: trunk.seat + elevation };
  const seat = moveCurve(at, base.curve ?? straight([0, 0], [trunk.seat, 0]));
  lay(trunk, { curve: seat, line: base.line }, at);
  if (base.panel) lay(base.panel, { curve: reverse(seat), line: base.line }, motionAlong(seat.to, seat.from), 0);
  return sheet;
};

const moveMarks = (at: Motion, marks: readonly Mark[]): PlacedPanel['marks'] =>
  marks.map(({ curves, line }) => ({ curves: moveCurves(at, curves), line }));

/** Most panels have no marks. */
const NO_MARKS: PlacedPanel['marks'] = [];

/** Transforms edges to the sheet. Neighbours share their corner there, too. */
const moveEdges = (at: Motion, edges: readonly Edge[]): PlacedPanel['edges'] => {
  // Allocate the final length: a growing array reserves 16 extra slots, and most panels have five edges.
  const moved = new Array<{ readonly curve: Curve; readonly line: LineType }>(edges.length);
  let end: Point | undefined;
  let last: Point | undefined;
  for (let k = 0; k < edges.length; k++) {
    const { curve, line } = edges[k]!;
    const next = moveCurve(at, curve, curve.from === end ? last : undefined);
    moved[k] = { curve: next, line };
    end = curve.to;
    last = next.to;
  }
  return moved;
};
