import { type Body, eachSide, flipRim, glued, insideShare, meets, type Panel } from '../../../board/index.ts';
import { rectangle } from '../shapes.ts';
import { flapAt, raised } from '../tubes/slotted-end.ts';
import type { SizesAndMaterial } from './tray-floor.ts';

/** A corrugated strip that is folded around goods, with flaps on both ends of its panels. Inside sizes, in mm. */
export interface Wrap extends SizesAndMaterial {
  /** Distance between the ends, across the strip. */
  readonly slot: number;
  /** A lap of this depth on the front, a cover over the whole front with or without end flaps, or two half tops that meet. */
  readonly closure:
    | { readonly by: 'lap'; readonly depth: number }
    | { readonly by: 'cover'; readonly flaps: boolean }
    | { readonly by: 'seam' };
}

/** Fold phases: walls, their flaps, the floor's flaps, the top and its flaps, then the cover and its flaps. */
const phases = { walls: 0, inner: 1, floor: 2, top: 3, over: 4, cover: 5, last: 6 } as const;

/** Play between the end flap of the floor and the top above it, in mm. */
const UNDER_TOP = 0.5;

interface EndFlap {
  readonly reach: number;
  /** Distance of its crease beyond the edge of the strip. */
  readonly out: number;
  readonly phase: number;
  /** True for a flap without a neighbour beyond its panel: it needs no slot there. */
  readonly toEdge?: true;
}

/** The walls' flaps fold in; those of floor and top close over them: with a lap they meet, otherwise each covers the end, a board apart. */
export const wrap = ({ length, width, height, material: t, slot, closure }: Wrap): Body => {
  const inside = insideShare.corrugated * t;
  const [long, across, high] = [length + 2 * inside, width + 2 * inside, height + 2 * inside];
  const { by } = closure;
  const part = (name: string, wide: number, phase: number, flap?: EndFlap, top?: Panel, turned = false): Panel => {
    const [right, left] = turned ? (['left', 'right'] as const) : (['right', 'left'] as const);
    const end = (side: string) => {
      if (!flap) return 'cut';
      const on = (seat: number): Panel => rectangle(`${side}-flap`, seat, flap.reach, { phase: flap.phase });
      if (!flap.toEdge) return raised(on(wide - slot), wide, flap.out);
      return flapAt(on(wide - slot / 2), wide, 0, flap.out);
    };
    const other = end(left);
    return rectangle(name, long, wide, {
      role: name === 'lap' ? 'glue' : 'wall',
      phase,
      right: end(right),
      left: other === 'cut' ? other : flipRim(other),
      ...(top && { top }),
    });
  };
  // The flaps of both walls meet in the middle of the end, unless the height limits them.
  const inner = { reach: Math.min(across, high) / 2 - UNDER_TOP, out: 0, phase: phases.inner };
  const [floor, over] =
    by === 'lap'
      ? [high / 2, { reach: high / 2, out: t, phase: phases.over }]
      : [high - inside - UNDER_TOP, { reach: high, out: 2 * t, phase: phases.over }];
  const closing = (): Panel | undefined => {
    if (closure.by === 'seam') return undefined;
    if (closure.by === 'lap') return part('lap', closure.depth, phases.cover);
    const flap = closure.flaps ? ({ ...inner, out: 3 * t, phase: phases.last, toEdge: true } as const) : undefined;
    return part('cover', high, phases.cover, flap);
  };
  // The top lies on the front. A lap or cover on the top lies on the outside of the front.
  const top = (name: string, wide: number, turned = false): Panel =>
    part(name, wide, phases.top, by === 'seam' ? { ...over, toEdge: true } : over, closing(), turned);
  const [front, back] =
    by === 'seam'
      ? [top('front-top', across / 2, true), top('back-top', across / 2)]
      : [undefined, top('top', across + t)];
  const backWall = part('back', high, phases.walls, inner, back);
  return {
    trunk: part('floor', across, phases.walls, { reach: floor, out: t, phase: phases.floor }, backWall),
    base: { line: 'crease', panel: part('front', by === 'seam' ? high : high - t, phases.walls, inner, front, true) },
    joins: [
      { lap: glued('top.lap', 'front'), cover: glued('cover', 'front'), seam: meets('front-top', 'back-top') }[by],
      ...eachSide((side) =>
        (by === 'seam' ? ['front-top', 'back-top'] : ['top']).map((name) =>
          (by === 'lap' ? meets : glued)(`${name}.${side}-flap`, `floor.${side}-flap`),
        ),
      ),
    ],
    labels: { length: ['floor.x', 0, long], width: ['floor.y', 0, across], height: ['back.y', 0, high] },
    inner: {
      length: 'back.right-flap|back.left-flap',
      width: 'back|front',
      height: `floor|${by === 'seam' ? 'back-top' : 'top'}`,
    },
  };
};
