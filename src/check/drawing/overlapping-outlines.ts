import {
  boxAround,
  cornerTable,
  distance,
  faceWalks,
  intersect,
  PlanarGraph,
  type Point,
  type Region,
  type Ring,
  regionArea,
  ringsOf,
  subtract,
  takeLoose,
} from '../../geometry/index.ts';
import type { TypedCurve } from '../../recognise/lines/index.ts';
import { eachNearPair, leaving, type PlanarDrawing, ringOf, step, WELD } from '../../recognise/lines/index.ts';

/** Flattening tolerance of curves in mm, far below what counts as an overlap. */
const CHORD = WELD / 10;

const CLIP_STEPS = 20;

/**
 * Pairs of closed outlines that each have board inside and outside the other. A hole, and anything else that lies in an
 * outline entirely, is not such a pair. Outlines that share a corner, such as blanks with common cuts, count as one. Areas are in mm².
 */
export const overlappingOutlines = (lines: readonly TypedCurve[], { ends }: Pick<PlanarDrawing, 'ends'>) => {
  const outlines = closedOutlines(lines, ends);
  const boxes = outlines.map((ring) => boxAround(ring));
  const found: { readonly at: Point; readonly area: number }[] = [];
  eachNearPair(boxes, 0, (a, b) => {
    const [one, other] = [[outlines[a]!], [outlines[b]!]];
    step(CLIP_STEPS * (outlines[a]!.length + outlines[b]!.length));
    const both = shownOn(intersect(one, other));
    if (!both.length || !shownOn(subtract(one, other)).length || !shownOn(subtract(other, one)).length) return;
    found.push({ at: both[0]!.outer[0]!, area: regionArea(both) });
  });
  return found;
};

/** Regions thicker than the rounding of a file. */
const shownOn = (regions: readonly Region[]): Region[] =>
  regions.filter(
    (region) => (2 * regionArea([region])) / ringsOf([region]).reduce((sum, ring) => sum + lengthOf(ring), 0) > WELD,
  );

const lengthOf = (ring: Ring): number => ring.reduce((sum, p, k) => sum + distance(p, ring[(k + 1) % ring.length]!), 0);

/** The outlines of cuts connected by their ends, counter-clockwise. Skips cuts with a free end. */
const closedOutlines = (lines: readonly TypedCurve[], ends: PlanarDrawing['ends']): Ring[] => {
  const cuts = lines.flatMap(({ line, curve }, k) => {
    const [from, to] = ends[k]!;
    return line === 'cut' && from !== to ? [{ from, to, curve }] : [];
  });
  const corners = 1 + ends.reduce((most, [from, to]) => Math.max(most, from, to), 0);
  const graph = new PlanarGraph(cuts, cornerTable(corners), leaving);
  const taken = new Uint8Array(cuts.length);
  takeLoose(graph, taken);
  // The walk around the outside has the board on its right, and so a negative area.
  return faceWalks(graph, (half) => !taken[half >> 1])
    .filter(({ area }) => area < 0)
    .map(({ halves }) => ringOf(halves, cuts, CHORD).reverse());
};
