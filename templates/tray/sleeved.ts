import { type Body, type BodyOfPart, mm, part, slipSleeve, type Values, when } from '../../src/author/index.ts';
import { lidWindow } from './lid-window.ts';

/** Features of a tray in a sleeve: cuts to push it out, and a window over it. */
export const sleeveChoices = { thumb_cut: ['none', 'both'], window: ['none', 'top'] } as const;

interface Chosen {
  readonly thumb_cut: string;
  readonly window: string;
}

/** Board that stays round a window, in mm. */
const ROUND_WINDOW = 12;

/** Settings of the sleeve of a tray of this size outside. */
export const sleeveOptions = (
  { length, width, height }: Values<Record<'length' | 'width' | 'height', ReturnType<typeof mm>>>,
  { window }: Chosen,
) => ({
  clearance: mm(0.75, [0.2, 3], 'Play between tray and sleeve, on each side'),
  glue_flap: mm(Math.min(15, height - 2), [6, Math.min(30, height - 2)], 'Width of the glue flap of the sleeve'),
  ...when(window !== 'none', lidWindow({ length, width }, ROUND_WINDOW)),
});

interface Sleeve {
  readonly length: number;
  readonly width: number;
  readonly clearance: number;
  readonly glue_flap: number;
  readonly window_length?: number;
  readonly window_width?: number;
  readonly material: number;
}

/** A tray of this outside size, centred on the middle of its floor, and its sleeve. Labels and inner sizes are those of the tray. */
export const sleeved = (
  tray: Body,
  outside: { readonly length: number; readonly width: number; readonly height: number },
  { length, width, clearance, glue_flap: glue, window_length, window_width, material }: Sleeve,
  { thumb_cut }: Chosen,
): readonly BodyOfPart[] => {
  const window = window_length && window_width ? { window: [window_length, window_width] as const } : {};
  return [
    part('tray', tray),
    slipSleeve({
      ...outside,
      floor: { length, width },
      material,
      clearance,
      glue,
      thumb: thumb_cut === 'both',
      ...window,
    }),
  ];
};
