import {
  type Body,
  type BodyOfPart,
  glueFlap,
  mm,
  part,
  placed,
  type SizesAndMaterial,
  type SizesWith,
  sleeve,
  thumbCutEnd,
} from '../../src/author/index.ts';

/** A sleeve around a carton tray, centred on its floor, the first part. Outside sizes of the tray in mm: along the slide, across, up. */
interface SlipSleeve extends SizesAndMaterial {
  /** Sizes of the tray's floor between its creases, in the direction of sliding and across it. */
  readonly floor: { readonly length: number; readonly width: number };
  /** Play between tray and sleeve, on each side. */
  readonly clearance: number;
  readonly glue: number;
  /** True for thumb cuts at both ends of the top, to push the tray out. */
  readonly thumb?: boolean;
}

/** Four walls as long as the tray, and a glue flap inside the last, which is one board further out. The tray slides in from the right. */
const slipSleeve = ({ floor, length, width, height, material: m, clearance, glue, thumb }: SlipSleeve): BodyOfPart => {
  const [across, high] = [width + 2 * clearance, height + 2 * clearance];
  const top = across + m;
  const body = sleeve(
    length,
    [
      { name: 'bottom', width: across },
      { name: 'right', width: high },
      { name: 'top', width: top, ...(thumb ? { top: thumbCutEnd(top), bottom: thumbCutEnd(top) } : {}) },
      { name: 'left', width: high - m },
    ],
    glueFlap({ height: length, width: glue }),
  );
  // The bottom lies under the floor, with the floor's print one board below the creases.
  const at = placed(
    [(floor.length - length) / 2, (floor.width - across) / 2, m + clearance],
    [length + 4 * height + 100, 0, 0],
  );
  return part('sleeve', { ...body, trunkIs: 'base' }, at);
};

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

/** A tray of this outside size, centred on the middle of its floor, and its sleeve. Labels and inner sizes are those of the tray. */
export const sleeved = (
  tray: Body,
  outside: Omit<SizesAndMaterial, 'material'>,
  { length, width, clearance, glue_flap: glue, material }: SizesWith<'clearance' | 'glue_flap'>,
  { thumb_cut }: { readonly thumb_cut: string },
): readonly BodyOfPart[] => [
  part('tray', tray),
  slipSleeve({ ...outside, floor: { length, width }, material, clearance, glue, thumb: thumb_cut === 'both' }),
];
