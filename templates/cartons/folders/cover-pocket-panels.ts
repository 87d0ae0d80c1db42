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
  /** Depth at its right end, and its decrease towards the left per mm. @defaultValue no decrease */
  readonly depth: number;
  readonly dip?: number;
  readonly tab: number;
  /** A tab at both ends, or at the right end only, where the pocket may be `flush` with its edge. */
  readonly tabs: 'both' | 'right' | 'flush';
  readonly material: number;
  /** Radius of a thumb cut in the middle of its mouth. @defaultValue no thumb cut */
  readonly thumb?: number;
  /** Slits for a business card. */
  readonly slits?: readonly Curve[];
}

/** Fold phases of a folder: tabs, pockets, the spine, then the front cover. */
const phases = { tabs: 0, pockets: 1, spine: 2, front: 3 } as const;

/** Distance of a pocket's sides from the ends of its edge, in mm. */
export const POCKET_INSET = 1;

export const coverPocket = (pocket: CoverPocket): Panel => {
  const { seat, depth, dip = 0, tab, tabs, material, thumb = 0, slits = [] } = pocket;
  // The tabs start clear of the rounded fold of the pocket, under which they lie, and end below its mouth.
  const [foot, head] = [1 + material, depth - 2];
  const long = head - foot;
  const [name, right, low] = tabs === 'flush' ? ['tab', seat, POCKET_INSET] : ['right-tab', seat - POCKET_INSET, foot];
  const how = { role: 'glue', fold: 180, phase: phases.tabs } as const;
  const mouth = (x: number): number => depth - dip * (seat - x);
  const p = pen('pocket', seat)
    .to(right, foot)
    .hang(right, head, trapezium(name, long, tab, Math.min(tab / 4, long / 4), how))
    .to(right, depth);
  if (thumb) p.to(seat / 2 + thumb, mouth(seat / 2 + thumb)).arc(seat / 2 - thumb, mouth(seat / 2 - thumb), -1);
  for (const slit of slits) p.mark('cut', slit);
  const panel =
    tabs === 'both' ? p.closeMirrored() : p.to(POCKET_INSET, mouth(POCKET_INSET)).to(POCKET_INSET, low).close();
  return { ...panel, folds: [{ phase: phases.pockets, to: 180, clearance: material }] };
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

/** What folders with a spine have in common: its width is their height. */
export const spinedFolders = {
  group: 'folders',
  board: [0.4, [0.1, 1]],
  labels: { length: 'back.x', width: 'back.y', height: 'spine.y', pocket: 'back.pocket.y' },
  inner: { height: 'back|front' },
} as const;
