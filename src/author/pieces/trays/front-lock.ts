import type { Cutout, Panel, PanelOptions, Pen } from '../../../board/index.ts';
import { thumbCutRadius } from '../free-ends.ts';
import { squareSlot } from '../holes/holes.ts';
import { trapezium } from '../shapes.ts';

/** Feature in the edge of a lid's front on the outside of a tray: a thumb cut to open it, or the tab of a postal lock to keep it closed. */
export type FrontFeature = 'thumb_cut' | 'postal_lock' | 'none';

const [TAB_WIDTH_MM, TAB_SLANT_MM, SLIT_PLAY_MM] = [24, 2, 0.5] as const;

/** Height of the tab's crease above the edge of the lid's front, in mm. */
const tabRise = (material: number): number => 6 + 2 * material;

/** Length of the tab of a postal lock on a lid, in mm. */
export const tuckTabReach = (material: number): number => 8 + 3 * material;

const tab = (material: number, how: PanelOptions): Panel =>
  trapezium('postal-lock', TAB_WIDTH_MM, tuckTabReach(material), TAB_SLANT_MM, how);

/** The least height and length of a front with a tab, in mm. */
export const leastWithTab = (material: number): { readonly length: number; readonly height: number } => ({
  length: TAB_WIDTH_MM + 16,
  height: 2 * tabRise(material) + 6,
});

/** Draws the middle of a lid front's edge, `depth` mm from its crease, from the right of `middle`: plain, thumb cut or `postalSlot` tab. */
export const featuredEdge = (
  p: Pen,
  feature: FrontFeature,
  at: Readonly<Record<'middle' | 'depth' | 'length' | 'material' | 'phase', number>>,
): Pen => {
  const { middle, depth, length, material, phase } = at;
  if (feature === 'none') return p;
  if (feature === 'thumb_cut') {
    const r = thumbCutRadius(length);
    return p.to(middle + r, depth).arc(middle - r, depth, -1);
  }
  const half = TAB_WIDTH_MM / 2;
  const foot = depth - tabRise(material);
  return p
    .path([middle + half + 1, depth], [middle + half, foot])
    .hang(middle - half, foot, tab(material, { phase }))
    .to(middle - half - 1, depth);
};

/**
 * The slit for the tab in the tray's front, whose seat is the floor's crease. `edge`: height of the lid front's edge above it, in mm.
 * @param inside share of the board inside a crease.
 */
export const postalSlot = (on: string, middle: number, edge: number, material: number, inside: number): Cutout =>
  tuckSlot(on, middle, edge + tabRise(material), material, inside);

/** The tab of a postal lock on the edge of a tuck behind a front. It comes out through a slit in that front. */
export const tuckTab = (material: number, phase: number): Panel => tab(material, { fold: -90, phase });

/** The slit for a tab with its crease `crease` mm above the floor's crease. */
export const tuckSlot = (on: string, middle: number, crease: number, material: number, inside: number): Cutout => {
  const half = TAB_WIDTH_MM / 2 + SLIT_PLAY_MM;
  // The board of a tab that folds outwards lies below its crease, except for the share inside the crease.
  const ring = squareSlot(
    [middle - half, crease - (1 - inside) * material - SLIT_PLAY_MM],
    [middle + half, crease + inside * material + SLIT_PLAY_MM],
  );
  return { on, ring, line: 'cut' };
};
