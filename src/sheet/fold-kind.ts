import { angleAt, bends, type Panel } from '../board/index.ts';
import { compose, identity, inverse, keptIn, rotationAbout, type Transform3, toDegrees } from '../geometry/index.ts';
import type { FoldKind, Line } from './dieline.ts';
import type { PlacedPanel } from './unfold.ts';

/** Degrees from which a fold lays one panel on the other, and below which it is none. */
const [DOUBLE_DEGREES, FLAT_DEGREES] = [170, 0.5] as const;

/** The kind of a fold with these angles in degrees, in the closed box and in the flat pack; undefined for a line that never bends. */
export const foldKind = (box: number, pack: number): FoldKind | undefined => {
  const isFlat = Math.abs(box) < FLAT_DEGREES;
  const angle = isFlat ? pack : box;
  if (Math.abs(angle) < FLAT_DEGREES) return undefined;
  return `${angle > 0 ? 'inward' : 'outward'}${isFlat ? '-pack' : Math.abs(box) < DOUBLE_DEGREES ? '' : '-double'}`;
};

/** Part of all folding between two looks at a box, most degrees that tell a direction, and the cosine of edges that are one crease. */
const [STEP_SHARE, TELLING_DEGREES, SAME_DIRECTION] = [1 / 64, 179, 0.95] as const;

/** Tells from the folded box how creases fold between panels of which neither hangs on the other; by 180°, from a moment before. */
export const foldRings = (lines: readonly (Line & { folds: Line['folds'] })[], sheet: readonly PlacedPanel[]): void => {
  const rings = lines.filter(
    ({ folds, panels, line, curve }) => !folds && panels.length === 2 && bends(line) && curve.kind === 'line',
  );
  if (!rings.length) return;
  const index = new Map(sheet.map(({ id }, k) => [id, k]));
  const phases = 1 + Math.max(...sheet.map(({ panel }) => panel.folds.at(-1)?.phase ?? 0));
  const box = posesAt(sheet, (panel, share) => angleAt(panel, share * phases));
  const pack = posesAt(sheet, ({ delivered }, share) => (delivered?.to ?? 0) * share);
  for (const own of rings) {
    // The first panel draws the line, and lies to its left.
    const [left, right] = own.panels.map((id) => index.get(id)!) as [number, number];
    const { from, to } = own.curve;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [u, v] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
    const angleIn = (poses: ReturnType<typeof posesAt>): number => {
      for (let share = 1; share > 0; share -= STEP_SHARE) {
        const all = poses(share);
        const m = compose(inverse(all[right]!), all[left]!);
        // Panels that only touch in a corner of the sheet, as the turn-ins of a hinge, part as they fold: no crease joins them.
        if (u * (m[0]! * u + m[1]! * v) + v * (m[4]! * u + m[5]! * v) < SAME_DIRECTION) return 0;
        const angle = toDegrees(Math.atan2(m[6]! * u - m[2]! * v, m[10]!));
        if (Math.abs(angle) < TELLING_DEGREES) return share < 1 ? Math.sign(angle) * 180 : angle;
      }
      return 0;
    };
    own.folds = foldKind(angleIn(box), angleIn(pack));
  }
};

/** The poses of all panels after a share of all folding, each made once. */
const posesAt = (sheet: readonly PlacedPanel[], angleOf: (panel: Panel, share: number) => number) => {
  const known = new Map<number, readonly Transform3[]>();
  return (share: number): readonly Transform3[] =>
    keptIn(known, share, () => {
      const all: Transform3[] = [];
      for (const { parent, panel, outline } of sheet) {
        const { from, to } = outline[0]!;
        const angle = parent === undefined ? 0 : angleOf(panel, share);
        const home = parent === undefined ? identity : all[parent]!;
        all.push(angle ? compose(home, rotationAbout(from, to, angle)) : home);
      }
      return all;
    });
};
