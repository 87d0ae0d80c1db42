import { insideShare } from '../../../board/index.ts';
import { type DustFlap, type DustFlapStyle, dustFlapEnd } from './dust-flap.ts';
import { PLATFORM } from './platform.ts';
import { sleevePhases } from './sleeve.ts';
import type { TuckBoard } from './tuck-closure.ts';
import { behindTuck, lidDepth, slitLength, type TuckStyle, tuckLidEnd, tuckStep, widestLeading } from './tuck-lid.ts';

/** Set-back of dust flaps from the receiving wall beyond its board: 0 if their shoulders go through slits, else for the tuck to pass. */
export const dustFlapSetBack = (lock: TuckStyle, material: number): number =>
  lock === 'sit_lock_tuck' ? 0 : tuckStep(material) + 0.5;

/** A tuck closure of carton, as in the measured drawings. */
export const cartonTuckBoard: TuckBoard = {
  inside: insideShare.carton,
  lid: ({ end, flap, length, width, tuck, material, lock }, _wall, { panel, reach }) =>
    tuckLidEnd({
      name: `${end}-lid`,
      style: flap,
      length,
      width,
      tuck,
      material,
      phase: sleevePhases.ends,
      slit: lock === 'sit_lock_tuck' ? slitLength(length) : undefined,
      leading: panel,
      beyond: reach,
    }),
  dustFlap: ({ end, walls, length, material, lock, dustFlap, dust }, wall, side) => {
    const flap: DustFlap = {
      name: `${end}-dust`,
      style: dustFlap as DustFlapStyle,
      depth: dust,
      slit: slitLength(length),
      phase: sleevePhases.ends,
      half: dust > length / 2 - material ? (wall === 'right' ? 0 : 1) : undefined,
    };
    // The free edge of the last wall is already set back to stay clear of the glue crease.
    const isShort = wall === 'left' && side === (end === 'top' ? 'right' : 'left');
    const inset = (isShort ? 0 : material) + dustFlapSetBack(lock, material);
    return dustFlapEnd(flap, wall === 'right' ? walls[1] : walls[3], side, inset);
  },
  platform: ({ length, width, material, tuck, dust }) => ({
    width: Math.min(length - 2 * (dust + material + PLATFORM.clear), widestLeading(length, material, tuck)),
    depth: behindTuck(tuck, lidDepth(width, material)),
  }),
};
