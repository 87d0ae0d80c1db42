import { type Body, flip, glued, type Panel, pen } from '../../board/index.ts';
import type { Curve } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';

/** A pocket that hangs on an edge of a cover and is folded over it. All in mm. */
export interface CoverPocket {
  /** Length of the edge it hangs on. */
  readonly seat: number;
  readonly depth: number;
  /** Width of the tabs that it is glued by. */
  readonly tab: number;
  /** A tab at its right end alone, or at both. */
  readonly tabs: 'right' | 'both';
  readonly thickness: number;
  /** What is slit into it, for a card. */
  readonly slits?: readonly Curve[];
}

/** When a folder folds: tabs, pockets, the spine, and the front cover. */
const phases = { tabs: 0, pockets: 1, spine: 2, front: 3 } as const;

/** How far a pocket stays inside the ends of its edge, in mm. */
const INSET = 1;

export const coverPocket = ({ seat, depth, tab, tabs, thickness, slits = [] }: CoverPocket): Panel => {
  // Clear of the round of the pocket's own fold, which has the tabs under it; they end below the mouth.
  const [foot, head] = [1 + thickness, depth - 2];
  const long = head - foot;
  const flap = (name: string): Panel =>
    trapezium(name, long, tab, Math.min(tab / 4, long / 4), { role: 'glue', fold: 180, phase: phases.tabs });
  const p = pen('pocket', seat)
    .to(seat - INSET, foot)
    .hang(seat - INSET, head, flap('right-tab'))
    .to(seat - INSET, depth)
    .to(INSET, depth);
  if (tabs === 'both') p.to(INSET, head).hang(INSET, foot, flap('left-tab'));
  for (const slit of slits) p.mark('cut', slit);
  return { ...p.close(), folds: [{ phase: phases.pockets, to: 180, clearance: thickness }] };
};

/** Two covers, with a spine or a crease between them, and pockets. All in mm. */
export interface PresentationFolder {
  /** Length of a cover, from the spine, and its width along it. */
  readonly length: number;
  readonly width: number;
  /** Between the covers; 0 for a single crease, which holds `boards` between them. */
  readonly spine: number;
  readonly boards: number;
  readonly thickness: number;
  /** On the foot of the back cover, or on its outer edge. */
  readonly foot?: Panel;
  readonly side?: Panel;
  /** On the foot of the front cover, drawn as that of the back. */
  readonly front?: Panel;
}

export const presentationFolder = (f: PresentationFolder): Body => {
  const { length, width, thickness: t, foot, side } = f;
  const clearance = f.boards * t;
  const front = rectangle('front', width, length, { role: 'wall', ...(f.front && { right: flip(f.front) }) });
  const closing: Panel = f.spine
    ? rectangle('spine', width, f.spine, {
        role: 'wall',
        phase: phases.spine,
        top: { ...front, folds: [{ phase: phases.front, to: 90 }] },
      })
    : {
        ...front,
        // The crease opens before the cover turns: while both grow together, the cover presses on the pocket beside its hinge.
        folds: [
          { phase: phases.spine, to: 0, clearance },
          { phase: phases.front, to: 180, clearance },
        ],
      };
  const back = rectangle('back', length, width, { role: 'wall', right: closing, ...(side && { left: side }) });
  const onBack = (side ?? foot)!;
  const tabs = (cover: string, pocket: Panel) =>
    pocket.edges.flatMap(({ panel }) => (panel ? [glued(`${cover}.pocket.${panel.name}`, cover)] : []));
  return {
    trunk: back,
    ...(foot && { base: { line: 'crease', panel: foot } }),
    joins: [...tabs('back', onBack), ...(f.front ? tabs('front', f.front) : [])],
    labels: { length: 'back.x', width: 'back.y', pocket: 'back.pocket.y' },
    inner: f.spine ? { capacity: 'back|front' } : {},
  };
};
