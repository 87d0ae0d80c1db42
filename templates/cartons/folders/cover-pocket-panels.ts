import {
  type Body,
  type Curve,
  flip,
  glued,
  type Panel,
  pen,
  rectangle,
  trapezium,
} from '../../../src/author/index.ts';

/** A pocket that hangs on an edge of a cover and folds over it. All in mm. */
export interface CoverPocket {
  /** Length of the edge it hangs on. */
  readonly seat: number;
  readonly depth: number;
  /** Width of its glue tabs. */
  readonly tab: number;
  /** A tab at the right end only, or at both ends. */
  readonly tabs: 'right' | 'both';
  readonly material: number;
  /** Slits for a business card. */
  readonly slits?: readonly Curve[];
}

/** Fold phases of a folder: tabs, pockets, the spine, then the front cover. */
const phases = { tabs: 0, pockets: 1, spine: 2, front: 3 } as const;

/** Distance of a pocket's sides from the ends of its edge, in mm. */
const INSET = 1;

export const coverPocket = ({ seat, depth, tab, tabs, material, slits = [] }: CoverPocket): Panel => {
  // The tabs start clear of the rounded fold of the pocket, under which they lie, and end below its mouth.
  const [foot, head] = [1 + material, depth - 2];
  const long = head - foot;
  const flap = (name: string): Panel =>
    trapezium(name, long, tab, Math.min(tab / 4, long / 4), { role: 'glue', fold: 180, phase: phases.tabs });
  const p = pen('pocket', seat)
    .to(seat - INSET, foot)
    .hang(seat - INSET, head, flap('right-tab'))
    .to(seat - INSET, depth)
    .to(INSET, depth);
  if (tabs === 'both') p.to(INSET, head).hang(INSET, foot, flap('left-tab'));
  else p.to(INSET, foot);
  for (const slit of slits) p.mark('cut', slit);
  return { ...p.close(), folds: [{ phase: phases.pockets, to: 180, clearance: material }] };
};

/** Two covers, with a spine or a crease between them, and pockets. All in mm. */
export interface PresentationFolder {
  /** Length of a cover, from the spine, and its width along it. */
  readonly length: number;
  readonly width: number;
  /** Width of the spine; 0 for one crease over two layers, or two creases over more. */
  readonly spine: number;
  /** Layers of board between the closed covers. */
  readonly boards: number;
  readonly material: number;
  /** Pocket on the lower edge of the back cover, or on its outer edge. */
  readonly foot?: Panel;
  readonly side?: Panel;
  /** Pocket on the lower edge of the front cover, drawn like the one of the back. */
  readonly front?: Panel;
}

export const presentationFolder = (f: PresentationFolder): Body => {
  const { length, width, material: t, foot, side } = f;
  const clearance = f.boards * t;
  // One crease holds two layers. A cover that folds over more has a spine as wide as these.
  const spine = f.spine || (f.boards > 2 && clearance);
  const front = rectangle('front', width, length, { role: 'wall', ...(f.front && { right: flip(f.front) }) });
  const closing: Panel = spine
    ? rectangle('spine', width, spine, {
        role: 'wall',
        phase: phases.spine,
        top: { ...front, folds: [{ phase: phases.front, to: 90 }] },
      })
    : {
        ...front,
        // The crease widens before the cover folds: at the same time, the cover would press on the pocket beside its hinge.
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
