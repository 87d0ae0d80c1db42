import { type Cutout, type Panel, type PanelOptions, type Pen, pen } from '../../board/index.ts';
import { thumbCutRadius } from '../free-ends.ts';
import { squareSlot } from '../holes/square-slot.ts';

/** How a lid that comes down on the outside of a front is opened and kept shut: a thumb cut in its edge, or the tab of a postal lock. */
export type FrontFeature = 'thumb_cut' | 'postal_lock' | 'none';

/** Width of the tab, how much its ends lean in, and play of its slit, in mm. */
const [TAB, LEAN, PLAY] = [24, 2, 0.5] as const;

/** How far above the edge of the lid's front the tab is creased. */
const tabRise = (material: number): number => 6 + 2 * material;

/** How far the tab of a postal lock on a lid reaches. */
export const tuckTabReach = (material: number): number => 8 + 3 * material;

const tab = (material: number, how: PanelOptions): Panel =>
  pen('postal-lock', TAB, how)
    .to(TAB - LEAN, tuckTabReach(material))
    .to(LEAN, tuckTabReach(material))
    .close();

/** The least height of a front with a tab, and the least length. */
export const leastWithTab = (material: number): { readonly length: number; readonly height: number } => ({
  length: TAB + 16,
  height: 2 * tabRise(material) + 6,
});

/**
 * The free edge of a lid's front, `depth` from its crease, from the right to the left of `middle`, with the pen on its right: straight, with a half circle to lift it
 * by, or with a tab that goes in through a slit of the tray's front (see `postalSlot`).
 */
export const featuredEdge = (
  p: Pen,
  feature: FrontFeature,
  at: {
    readonly middle: number;
    readonly depth: number;
    readonly length: number;
    readonly material: number;
    readonly phase: number;
  },
): Pen => {
  const { middle, depth, length, material, phase } = at;
  if (feature === 'none') return p;
  if (feature === 'thumb_cut') {
    const r = thumbCutRadius(length);
    return p.to(middle + r, depth).arc(middle - r, depth, -1);
  }
  const half = TAB / 2;
  const foot = depth - tabRise(material);
  return p
    .to(middle + half + 1, depth)
    .to(middle + half, foot)
    .hang(middle - half, foot, tab(material, { phase }))
    .to(middle - half - 1, depth);
};

/**
 * The slit of the tray's front that the tab goes in through, in the frame of that front, which stands on the floor's crease.
 * @param edge how far the edge of the lid's front lies above that crease.
 * @param inside share of the board inside of a crease.
 */
export const postalSlot = (on: string, middle: number, edge: number, material: number, inside: number): Cutout =>
  tuckSlot(on, middle, edge + tabRise(material), material, inside);

/** The tab of a postal lock on the edge of a tuck that goes down behind a front, which comes out through a slit of that front. */
export const tuckTab = (material: number, phase: number): Panel => tab(material, { fold: -90, phase });

/** The slit for it, by how far the crease of the tab lies above that of the floor. */
export const tuckSlot = (on: string, middle: number, crease: number, material: number, inside: number): Cutout => {
  const half = TAB / 2 + PLAY;
  // What folds outwards lies below the edge it hangs on, but for what is inside of its crease.
  const ring = squareSlot(
    [middle - half, crease - (1 - inside) * material - PLAY],
    [middle + half, crease + inside * material + PLAY],
  );
  return { on, ring, line: 'cut' };
};
