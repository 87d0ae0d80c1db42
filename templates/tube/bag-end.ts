import {
  type FoldStep,
  flapEnd,
  flip,
  foldThrough,
  glued,
  insideShare,
  meets,
  type Panel,
  pen,
  type Rim,
  roundCorner,
  sleevePhases,
  trapezium,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { atEnd, webAngles } from './web-angles.ts';

/** An end without slots, folded as that of a paper bag: webs join triangles on the side walls to the flaps of front and back, which meet. */
export const bagEnd: Closure = {
  longFront: true,
  sizeLimits: ({ material }) => ({ width: { min: Math.max(40, 16 * material) } }),
  withoutJoints: ['flap_with_lock', 'flap_with_separator'],
  creaseOffset: (_, allowance) => allowance.depth.full,
  build: ({ end, values: { material: t, glue_flap }, walls }) => {
    const reach = walls[1] / 2 - 0.5;
    // A last wall that ends an allowance short has a smaller web.
    const small = Math.min(reach, walls[3] - reach - 0.5);
    // All creases are on one line: triangles, webs and flaps lie on one another.
    const step = (of: keyof ReturnType<typeof webAngles>, how: Partial<FoldStep>): FoldStep => ({
      ...foldThrough(sleevePhases.ends, (share) => webAngles(share)[of]),
      ...how,
    });
    const inside = insideShare.corrugated * t;
    const round = (corner: 0 | 1 | 2 | 3) => roundCorner(corner, 0, step('web', { clearance: 2 * inside }));
    const web = (name: string, corner: 1 | 2 | 3) => pen(name, reach, round(corner)).to(0, reach, 'crease').close();
    // The joint goes on as a lap, which is glued to the web of the last wall. Its foot is clear of the corner.
    const [foot, role] = [1 + 2 * t, 'glue'] as const;
    const wide = Math.min(glue_flap!, 0.6 * (small - foot - 4));
    const lap = trapezium('lap', small - 1 - foot, wide, [2, wide + 1], { role, ...round(0) });
    const flap = (width: number, right: Panel, left: Panel, from = 0): Rim => {
      const p = pen(`${end}-flap`, width, { folds: [step('flap', { bend: t })] }).hang(width, reach, right);
      return flapEnd(p.to(0, reach).side(0, from, left).close());
    };
    const triangle = (seat: number, free?: Panel): Rim => {
      const p = pen(`${end}-triangle`, seat, { folds: [step('dust', { bend: -t })] });
      if (free) p.hang(seat - small, small, free);
      else p.to(seat - reach, reach, 'crease');
      return flapEnd(p.to(reach, reach).close('crease'));
    };
    const free = pen('web', small * Math.SQRT2, { role, folds: [step('free', { clearance: 2 * (t - inside) })] });
    const tip = small * Math.SQRT1_2;
    const top = {
      front: flap(walls[0], web('right-web', 1), lap, foot),
      right: triangle(walls[1]),
      back: flap(walls[2], web('left-web', 3), flip(web('right-web', 2))),
      left: triangle(walls[3], free.to(tip, tip).close()),
    };
    const flaps = [`front.${end}-flap`, `back.${end}-flap`] as const;
    return { ...atEnd(end, top), joins: [meets(...flaps), glued(`${flaps[0]}.lap`, `left.${end}-triangle.web`)] };
  },
  lid: (end) => `right.${end}-triangle`,
};
