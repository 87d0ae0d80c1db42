import {
  bendOver,
  dustFlapEnd,
  dustFlapSetBack,
  type FanTaper,
  type FrustumEnd,
  flapAt,
  leaned,
  leaningLid,
  open,
  pen,
  type SizesWith,
  STEEPEST_SPREAD,
  sleevePhases,
  type TubeWalls,
  tanDegrees,
  trapezium,
  tuckFolds,
} from '../../../src/author/index.ts';

/** Style of the dust flaps, and length of their straight side beside the tuck, in mm. */
export const TAPERED_DUST = { style: 'full_angled_dust_flap', slit: 7 } as const;

/** Distance of the tuck from the wall on each side, in mm. */
const besideTuck = (material: number): number => 2 * material + 0.5;

/** The deepest tuck, in mm, with a leading edge of at least 12 mm between corners of radius 5 mm, at any taper. */
export const deepestTaperedTuck = (length: number, material: number): number =>
  (length - 2 * besideTuck(material) - 22) / 2 / tanDegrees(STEEPEST_SPREAD);

/** A friction tuck lid on the back of a tapered tube's wide end. Its narrowing tuck passes the dust flaps. `widths`: of the four walls. */
export const taperedTuck = (
  {
    length,
    width,
    material: m,
    tuck_flap: deep,
    dust_flap: depth,
  }: Omit<SizesWith<'tuck_flap' | 'dust_flap'>, 'height'>,
  widths: TubeWalls,
  taper: FanTaper,
): FrustumEnd => {
  const [lean, spread] = [Math.abs(taper.lean), Math.abs(taper.spread)];
  const { out, depth: far } = leaningLid(width, m, lean);
  const phase = sleevePhases.ends;
  const folds = tuckFolds(phase, bendOver(deep, far));
  const seat = length - 2 * besideTuck(m);
  const tuck = trapezium('tuck', seat, deep, deep * tanDegrees(spread), { round: 5, ...folds.tuck });
  const lid = pen('top-lid', length, folds.lid).to(length, far).side(0, far, tuck).close();
  const back = dustFlapSetBack('none', m);
  const dust = { name: 'top-dust', ...TAPERED_DUST, depth, phase };
  return {
    widths,
    rims: [
      open(widths[0]),
      leaned(dustFlapEnd(dust, widths[1], 'left', m + back), lean),
      // Flush with the right wall. The back ends one board further on the left, where it covers the glue flap.
      leaned(flapAt(lid, widths[2], 0, out), lean),
      // The last wall already ends one board before the corner.
      leaned(dustFlapEnd(dust, widths[3], 'right', back), lean),
    ],
    joins: ['right.top-dust', 'left.top-dust', 'front'].map((b) => ({ by: 'lock', a: 'back.top-lid.tuck', b })),
  };
};
