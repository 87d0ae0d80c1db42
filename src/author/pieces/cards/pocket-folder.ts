import { type Body, flip, glued, type Panel, pen } from '../../../board/index.ts';
import type { Curve } from '../../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';

/** A pocket along the lower edge of a cover, with the spine on its left. All in mm. */
export interface FolderPocket {
  readonly length: number;
  /** Depth at its outer side, and its decrease towards the spine per mm. */
  readonly depth: number;
  readonly dip: number;
  /** Width of the tab at its outer side, glued to the cover. */
  readonly tab: number;
  readonly material: number;
  /** Radius of a thumb cut in the middle of its mouth. */
  readonly thumb?: number;
  /** Slits for a business card. */
  readonly slits?: readonly Curve[];
}

/** Fold phases: the tabs of the pockets, the pockets, the spine, then the front cover. */
const folderPhases = { tabs: 0, pockets: 1, spine: 2, front: 3 } as const;

/** Distance of a pocket from the spine, in mm. */
export const BESIDE_SPINE = 1;

export const folderPocket = ({ length, depth, dip, tab, material, thumb = 0, slits = [] }: FolderPocket): Panel => {
  // The tab starts clear of the rounded fold of the pocket, under which it lies, and ends below the mouth.
  const [foot, head] = [1 + material, depth - 2];
  const seat = head - foot;
  const flap = trapezium('tab', seat, tab, Math.min(tab / 4, seat / 4), {
    role: 'glue',
    fold: 180,
    phase: folderPhases.tabs,
  });
  const p = pen('pocket', length).to(length, foot).hang(length, head, flap).to(length, depth);
  const mouth = (x: number): number => depth - dip * (length - x);
  if (thumb) {
    const [from, to] = [length / 2 + thumb, length / 2 - thumb];
    p.to(from, mouth(from)).arc(to, mouth(to), -1);
  }
  p.to(BESIDE_SPINE, mouth(BESIDE_SPINE)).to(BESIDE_SPINE, BESIDE_SPINE);
  for (const slit of slits) p.mark('cut', slit);
  return { ...p.close(), folds: [{ phase: folderPhases.pockets, to: 180, clearance: material }] };
};

/** Two covers with a spine between them, and a pocket along the lower edge of each. All in mm. */
export interface PocketFolder {
  /** Length of a cover, from the spine, and its width along it. */
  readonly length: number;
  readonly width: number;
  readonly spine: number;
  readonly back: Panel;
  /** Drawn like the pocket of the back. */
  readonly front: Panel;
}

export const pocketFolder = ({ length, width, spine: across, back, front: mirrored }: PocketFolder): Body => {
  const front = rectangle('front', width, length, { role: 'wall', phase: folderPhases.front, right: flip(mirrored) });
  const spine = rectangle('spine', width, across, { role: 'wall', phase: folderPhases.spine, top: front });
  return {
    trunk: rectangle('back', length, width, { role: 'wall', right: spine }),
    base: { line: 'crease', panel: back },
    joins: [glued('back.pocket.tab', 'back'), glued('front.pocket.tab', 'front')],
    labels: { length: 'back.x', width: 'back.y', height: 'spine.y', pocket: 'back.pocket.y' },
    inner: { height: 'back|front' },
  };
};
