import { angleAt, type Panel } from '../../board/index.ts';
import {
  apply,
  compose,
  identity,
  inverse,
  length3,
  type Point3,
  type Quaternion,
  quaternionOf,
  subtract3,
  type Transform3,
  toRadians,
  translation,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { type Assembly, type Carrier, homeOf } from '../pose/assembly.ts';
import {
  arrivalOf,
  type FoldedBoard,
  foldMotion,
  hingeHeight,
  outerHinge,
  type Timeline,
  timelineOf,
} from '../pose/pose.ts';

/** The transform of a node in its parent at a moment: rotation first, then translation in mm. */
export interface Keyframe {
  readonly t: number;
  readonly rotation: Quaternion;
  readonly translation: Point3;
}

/** The origin of a panel's frame on its sheet: on its seat, at the height of its hinge in the closed box. */
export const pivotOf = ({ panel, outline, parent }: PlacedPanel, board: FoldedBoard): Point3 => {
  if (parent === undefined) return [0, 0, 0];
  return [...outline[0]!.from, angleAt(panel, Number.POSITIVE_INFINITY) < 0 ? outerHinge(board) : 0];
};

/**
 * The motion of a panel in its parent's frame, from its start until it is closed. A frame is the sheet with the panel's pivot as origin.
 * @param home - the pivot of the parent.
 */
export const panelKeyframes = (placed: PlacedPanel, steps: number, board: FoldedBoard, home: Point3) => {
  const { panel, outline, parent } = placed;
  const { from, to } = outline[0]!;
  const pivot = pivotOf(placed, board);
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const keyframe = (t: number): Keyframe => {
    const angle = parent === undefined ? 0 : angleAt(panel, t * steps);
    const half = toRadians(angle) / 2;
    const sine = -Math.sin(half);
    const height = hingeHeight(panel, angle, t * steps, board);
    // The pivot does not move on the hinge.
    const still = angle === 0 || (height === pivot[2] && !panel.folds.some(({ bend }) => bend));
    const at = still ? pivot : apply(foldMotion(placed, angle, t * steps, board), [pivot[0], pivot[1]], pivot[2]);
    return {
      t,
      rotation: [(sine * (to[0] - from[0])) / far, (sine * (to[1] - from[1])) / far, 0, Math.cos(half)],
      translation: subtract3(at, home),
    };
  };
  const moments = parent === undefined ? [] : momentsOf(panel, steps);
  return moments.length ? moments.map(keyframe) : [keyframe(1)];
};

/** The motion of a part's sheet, in the frame of the first part's trunk or of the panel that carries the part. */
export const partKeyframes = (
  parts: readonly PlacedPart[],
  part: number,
  carrier: Carrier | undefined,
  closed: Assembly,
  timeline: Timeline,
): readonly Keyframe[] => {
  const { placement } = parts[part]!.part;
  const own = homeOf(parts[part]!);
  const within = carrier ? inverse(panelFrame(parts, carrier, closed)) : identity;
  const originOf = (m: Transform3): Point3 => [m[3]!, m[7]!, m[11]!];
  const m = compose(within, own);
  const there: Omit<Keyframe, 't'> = { rotation: quaternionOf(m), translation: originOf(m) };
  if (!placement || length3(placement.approach) === 0) return [{ ...there, t: 1 }];
  const step = arrivalOf(placement, timeline);
  const away = originOf(compose(within, compose(translation(placement.approach), own)));
  return [
    { ...there, t: step / timeline.steps, translation: away },
    { ...there, t: (step + 1) / timeline.steps },
  ];
};

/** The frame of a panel in the closed box: the sheet of its part, with the origin in the panel's pivot. */
const panelFrame = (parts: readonly PlacedPart[], { part, panel }: Carrier, closed: Assembly): Transform3 => {
  const { sheet, part: own } = parts[part]!;
  return compose(closed.panels[part]![panel]!, translation(pivotOf(sheet[panel]!, own.blank)));
};

/** Largest angle between two moments in degrees. It keeps the board around a fold within 0.01 of the board thickness. */
const MOMENT_ANGLE = 15;

/** Moments in a phase with a variable speed of rotation. */
const EASED_MOMENTS = 12;

/** Moments 0…1 of a panel's motion about its parent, so close that it may be interpolated between them. Empty if it never moves. */
export const momentsOf = ({ folds }: Panel, steps: number): number[] => {
  const moments: number[] = [];
  let from = 0;
  for (const { phase, to, ease, clearance } of folds) {
    const count = ease ? EASED_MOMENTS : Math.ceil(Math.abs(to - from) / MOMENT_ANGLE);
    from = to;
    if (count === 0 && !clearance) continue;
    for (let k = 0; k <= Math.max(1, count); k++) moments.push((phase + k / Math.max(1, count)) / steps);
  }
  return inOrder(moments);
};

/** The moments of all panels and of the approach of parts, from flat to closed. */
export const allMoments = (parts: readonly PlacedPart[]): number[] => {
  const { phases, steps } = timelineOf(parts);
  const folding = parts.flatMap(({ sheet }) => sheet.flatMap(({ panel }) => momentsOf(panel, steps)));
  const early = parts.flatMap(({ part: { placement } }) =>
    placement?.phase === undefined ? [] : [placement.phase / steps, (placement.phase + 1) / steps],
  );
  const arrivals = Array.from({ length: steps - phases + 1 }, (_, k) => (phases + k) / steps);
  return inOrder([0, ...early, ...arrivals, ...folding]);
};

const inOrder = (moments: readonly number[]): number[] =>
  [...moments].sort((a, b) => a - b).filter((t, k, all) => k === 0 || t - all[k - 1]! > 1e-9);
