import type { Blank, Panel } from '../../board/index.ts';
import { compose, inverse, type Transform3, translation } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { assemble, carriersOf } from './assembly.ts';

/**
 * The parts of a box that is delivered folded flat, with the folds of the delivered pack in place of their own. Closing them gives the
 * pack, so the same functions draw, measure and turn it. Parts lie separately, or with the panel that carries them.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * const pack = fold.mesh(fold.deliveredParts(parts)); // flat at 0, the pack at 1
 */
export const deliveredParts = (parts: readonly PlacedPart[]): readonly PlacedPart[] => {
  const carriers = carriersOf(parts);
  // Only parts that carry others are looked up.
  const closed = carriers.some(Boolean) ? assemble(parts).panels : [];
  const pack: PlacedPart[] = [];
  for (const [k, placed] of parts.entries()) {
    const { part, sheet } = placed;
    const carrier = carriers[k];
    const standing = ({ pose, approach }: NonNullable<typeof part.placement>): Transform3 => {
      const apart = compose(translation(approach), pose);
      if (!carrier) return apart;
      const now = assemble(pack).panels[carrier.part]![carrier.panel]!;
      return compose(compose(now, inverse(closed[carrier.part]![carrier.panel]!)), apart);
    };
    pack.push({
      ...placed,
      part: part.placement ? { ...part, placement: { pose: standing(part.placement), approach: [0, 0, 0] } } : part,
      sheet: sheet.map((one) => ({ ...one, panel: shut(one.panel, part.blank) })),
    });
  }
  return pack;
};

/** A panel with its fold in the pack; flat if it bows. A fold by 180° keeps a gap for the board inside its crease and layers between. */
const shut = (panel: Panel, { thickness, inside }: Blank): Panel => {
  const { delivered } = panel;
  const clearance = 2 * inside * thickness + (delivered?.layerThickness ?? 0);
  const folds = delivered ? [{ phase: 0, to: delivered.to, clearance }] : [];
  return { ...panel, bow: undefined, folds };
};
