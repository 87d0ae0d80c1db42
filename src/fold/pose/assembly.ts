import type { PartPlacement } from '../../board/index.ts';
import {
  compose,
  fromMotion,
  identity,
  inverse,
  inverseMotion,
  scale3,
  type Transform3,
  translation,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { arrivalOf, pose, type Timeline, timelineOf } from './pose.ts';

/** A box at one moment, in the frame of the first part's trunk. */
export interface Assembly {
  /** Per part, the transform of its trunk's frame. */
  readonly trunks: readonly Transform3[];
  /** Per part and panel, the transform from the part's sheet. A panel that bows has the transform of its parent. */
  readonly panels: readonly (readonly Transform3[])[];
}

export type Carrier = NonNullable<ReturnType<typeof carriersOf>[number]>;

/**
 * Assembles the parts of a box at time `t`. Panels fold first. Then the parts come together in one step, and those that come last in
 * another. A part with a phase comes in it, and later folds close around it. A part that goes with a panel of another part moves with it.
 * @throws RangeError when a part goes with a panel that no earlier part has.
 */
export const assemble = (parts: readonly PlacedPart[], t = 1, timeline = timelineOf(parts)): Assembly => {
  const carriers = carriersOf(parts);
  const closed = t !== 1 && carriers.some(Boolean) ? assemble(parts, 1, timeline).panels : undefined;
  const trunks: Transform3[] = [];
  const panels: Transform3[][] = [];
  parts.forEach(({ part, sheet }, k) => {
    const { blank, placement } = part;
    const carrier = carriers[k];
    let trunk = placement?.pose ?? identity;
    if (placement) trunk = compose(translation(scale3(placement.approach, ahead(t, placement, timeline))), trunk);
    if (carrier && closed) {
      const now = panels[carrier.part]![carrier.panel]!;
      trunk = compose(compose(now, inverse(closed[carrier.part]![carrier.panel]!)), trunk);
    }
    trunks.push(trunk);
    panels.push(pose(sheet, t, timeline.steps, blank, compose(trunk, fromMotion(inverseMotion(sheet[0]!.at)))));
  });
  return { trunks, panels };
};

/** The transform of a part's sheet in the closed box. */
export const homeOf = ({ part, sheet }: PlacedPart): Transform3 =>
  compose(part.placement?.pose ?? identity, fromMotion(inverseMotion(sheet[0]!.at)));

/** The remaining share of the approach of a part. */
const ahead = (t: number, placement: PartPlacement, timeline: Timeline): number =>
  1 - Math.min(1, Math.max(0, t * timeline.steps - arrivalOf(placement, timeline)));

/**
 * Per part, the panel of an earlier part that it is glued to (see `PartPlacement.with`): the index of that part, and of the panel in its
 * sheet. Throws RangeError when a part names a panel that no earlier part has.
 */
export const carriersOf = (parts: readonly PlacedPart[]) =>
  parts.map(({ part: { id, placement } }, k) => {
    if (placement?.with === undefined) return undefined;
    const cut = placement.with.indexOf(':');
    const part = parts.findIndex((earlier) => earlier.part.id === placement.with!.slice(0, cut));
    const panel = parts[part]?.sheet.findIndex((placed) => placed.id === placement.with!.slice(cut + 1)) ?? -1;
    if (panel < 0 || part >= k)
      throw new RangeError(`${id} goes with ${placement.with}, but no part before it has that panel.`);
    return { part, panel };
  });
