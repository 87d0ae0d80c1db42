import {
  type Body,
  type BodyOfPart,
  mm,
  part,
  placed,
  type SizesAndMaterial,
  type SizesWith,
  thumbCutEnd,
} from '../../src/author/index.ts';
import { lappedSleeve } from '../lapped-sleeve.ts';

/** Depth of the largest thumb cut, in mm. */
const THUMB = 12;

/** Features of a tray in a sleeve: cuts to push it out, and a window over it. */
export const sleeveFeatures = {
  choices: { thumb_cut: ['none', 'both'] },
  window: {
    in: 'top',
    on: 'sleeve:top',
    clear: (_: unknown, { thumb_cut }: Readonly<Record<string, string>>) =>
      [thumb_cut === 'both' ? THUMB : 0, 0] as const,
  },
} as const;

/** Settings of the sleeve of a tray of this size outside. */
export const sleeveOptions = ({ height }: { readonly height: number }) => ({
  clearance: mm(0.75, [0.2, 3], 'Play between tray and sleeve, on each side'),
  glue_flap: mm(15, [6, Math.min(30, height - 2)], 'Width of the glue flap of the sleeve'),
});

/**
 * A tray of this outside size, centred on the middle of its floor, and its sleeve, as long as the tray, which slides in from the right. Thumb
 * cuts at both ends of its top push the tray out. Labels and inner sizes are those of the tray, whose floor is as long and wide as given.
 */
export const sleeved = (
  tray: Body,
  { length, width, height }: Omit<SizesAndMaterial, 'material'>,
  { material: m, clearance, glue_flap, ...floor }: SizesWith<'clearance' | 'glue_flap'>,
  { thumb_cut }: { readonly thumb_cut: string },
): readonly BodyOfPart[] => {
  const [across, high] = [width + 2 * clearance, height + 2 * clearance];
  const cut = thumb_cut === 'both' ? thumbCutEnd(across + m) : undefined;
  const body = lappedSleeve(length, ['bottom', 'right', 'top', 'left'], [across, high], m, { width: glue_flap }, cut);
  // The bottom lies under the floor, with the floor's print one board below the creases.
  const at = placed(
    [(floor.length - length) / 2, (floor.width - across) / 2, m + clearance],
    [length + 4 * height + 100, 0, 0],
  );
  return [part('tray', tray), part('sleeve', { ...body, trunkIs: 'base' }, at)];
};
