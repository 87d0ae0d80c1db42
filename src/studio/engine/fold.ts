import { type Drawing, extent } from '../../entry/engine.ts';
import {
  deliveredParts,
  isDeliveredFlat,
  lyingOf,
  mesh,
  type Shape,
  timelineOf,
  uprightPose,
} from '../../fold/index.ts';
import { drawQuestion } from './box.ts';
import { halfOpen } from './half-open.ts';
import type { BoxQuestion } from './protocol/box.ts';

export interface FoldRequest {
  /** True for bowed panels with coarse facets, which are fast enough while the user types. */
  readonly isCoarse: boolean;
  /** True to fold into the flat pack for delivery, if the box has one, instead of the closed box. */
  readonly isDelivered: boolean;
}

/** Tolerance of the facets of bowed panels, in mm: while the user types, and at rest. */
const COARSE_FACET_MM = 1;
const FINE_FACET_MM = 0.1;

/** The folded box, or the pack for delivery, as triangles for display, in mm. Throws Error for invalid values. */
export const fold = async (question: BoxQuestion, request: FoldRequest): Promise<FoldModel> => {
  const { entry, drawing } = drawQuestion(question);
  return modelOf(drawing, request, halfOpen(entry).at);
};

/** The model of a drawing, or of its pack for delivery. @param opened - the state of folding that is shown first, from 0 to 1 */
export const modelOf = (drawing: Drawing, { isCoarse, isDelivered }: FoldRequest, opened: number) => {
  const hasPack = isDeliveredFlat(drawing.parts);
  const isPack = isDelivered && hasPack;
  const parts = isPack ? deliveredParts(drawing.parts) : drawing.parts;
  const meshed = mesh(parts, { facet: isCoarse ? COARSE_FACET_MM : FINE_FACET_MM });
  const { phases, steps } = timelineOf(parts);
  const { left, bottom, right, top } = extent(drawing.dieline);
  return {
    nodes: meshed.nodes.map(({ id, part, parent, keyframes, shapes }) => ({
      id,
      part,
      parent,
      keyframes,
      shapes: shapes.map(packed),
    })),
    /** Panels that bow, in the frame of the whole box. */
    bowed: meshed.bowed.map(({ id, part, shapes }) => ({ id, part, shapes: shapes.map(packed) })),
    /** Ids of the panels that fold in each step. */
    steps: Array.from({ length: meshed.steps }, (_, k) => {
      const [from, to] = [k / meshed.steps, (k + 1) / meshed.steps];
      const moving = meshed.nodes.filter(({ keyframes }) =>
        keyframes.some((frame, i) => i > 0 && frame.t > from + SAME && keyframes[i - 1]!.t < to - SAME),
      );
      return moving.map(({ id }) => id);
    }),
    /** Position of the box on the ground from flat to closed. */
    pose: uprightPose({ parts, mesh: meshed, ...(isPack && { closed: lyingOf(parts) }) }),
    /** Position of the artwork on the sheets: the box around all cuts. */
    blank: { left, bottom, width: right - left, height: top - bottom },
    /** Position of each part in the drawing. */
    shifts: parts.map(({ shift }) => shift),
    /** Thickness of the board of each part, in mm. */
    boards: parts.map(({ part }) => part.blank.thickness),
    /** The share of the fold, 0…1, that is shown first. */
    halfOpen: opened,
    /** The share at which parts are folded and have not come together yet; undefined for a box of one part. */
    apart: phases < steps ? phases / steps : undefined,
    isCoarse: isCoarse && meshed.bowed.length > 0,
    /** True for a box that is delivered folded flat. */
    hasPack,
    /** True when the end state is the flat pack instead of the closed box. */
    isPack,
  };
};

export type FoldModel = ReturnType<typeof modelOf>;

export type FoldShape = ReturnType<typeof packed>;

/** A shape for display. Its sheet is x and y of each corner on the part's sheet. */
const packed = ({ surface, frames = [] }: Shape) => ({
  side: surface.side,
  points: Float32Array.from(surface.points),
  normals: Float32Array.from(surface.normals),
  sheet: Float32Array.from(surface.sheet),
  /** Cut edges only: 0 at the inner face and 1 at the print, of each corner. */
  across: Float32Array.from(surface.across ?? []),
  corners: Uint32Array.from(surface.corners),
  frames: frames.map(({ t, points, normals }) => ({
    t,
    points: Float32Array.from(points),
    normals: Float32Array.from(normals),
  })),
});

const SAME = 1e-6;
