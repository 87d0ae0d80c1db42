import { type Body, type BodyOfPart, mm, part } from '../../src/author/index.ts';
import { slipSleeve } from './slip-sleeve-panels.ts';

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
  glue_flap: mm(Math.min(15, height - 2), [6, Math.min(30, height - 2)], 'Width of the glue flap of the sleeve'),
});

interface Sleeve {
  readonly length: number;
  readonly width: number;
  readonly clearance: number;
  readonly glue_flap: number;
  readonly material: number;
}

/** A tray of this outside size, centred on the middle of its floor, and its sleeve. Labels and inner sizes are those of the tray. */
export const sleeved = (
  tray: Body,
  outside: { readonly length: number; readonly width: number; readonly height: number },
  { length, width, clearance, glue_flap: glue, material }: Sleeve,
  { thumb_cut }: { readonly thumb_cut: string },
): readonly BodyOfPart[] => [
  part('tray', tray),
  slipSleeve({ ...outside, floor: { length, width }, material, clearance, glue, thumb: thumb_cut === 'both' }),
];
