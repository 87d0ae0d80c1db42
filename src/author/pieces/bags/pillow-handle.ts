import { type FlatFold, type Panel, type PanelOptions, pen, type RuledSurface } from '../../../board/index.ts';
import { type Curve, mapCurve, type Point, segment } from '../../../geometry/index.ts';
import { type Pillow, type PillowHandle, pillowPhases } from './pillow-sizes.ts';

/** Distance of a handle's crease from each end of the back, in addition to one board. Near the handle the closed lenses lean towards it. */
export const HANDLE_CLEAR = 1;

/** The two plies of a handle, the back on the second. `foot`: length of its creases; `delivered`: fold between plies in the flat pack. */
export const pillowHandle = (
  { height, inset, grip }: PillowHandle,
  { flat, depth, material }: Pillow,
  foot: number,
  delivered: FlatFold,
  surface: (ply: 'handle' | 'liner', inset: number) => RuledSurface,
  back: (manner: PanelOptions) => Panel,
): Panel => {
  const short = HANDLE_CLEAR + 2 * material;
  // The handle stays in the middle plane: front and back bulge away from it.
  const lean = (-Math.asin(segment(flat, depth / 2).slope(flat / 2)) * 180) / Math.PI;
  const ridge = foot - 2 * inset;
  const hole = (middle: number, turned: boolean): Curve[] =>
    grip.map((c) => mapCurve(c, ([x, y]): Point => [middle + x, turned ? height - y : y], turned ? -1 : 1));
  const liner = pen('liner', ridge, {
    fold: 180,
    phase: pillowPhases.tube,
    delivered,
    bow: surface('liner', short + inset),
  })
    .to(ridge + inset, height)
    .mark('cut', ...hole(ridge / 2, true))
    .closeMirrored(back({ fold: lean, phase: pillowPhases.bulge }));
  return pen('handle', foot, { fold: lean, phase: pillowPhases.bulge, bow: surface('handle', short) })
    .to(foot - inset, height)
    .mark('cut', ...hole(foot / 2, false))
    .closeMirrored(liner);
};
