import { type Panel, type PanelOptions, type PanelSide, pen } from '../../board/index.ts';

/** A flap with ends that slant inwards by `slant` mm. `round`: radius of its corners. Both may differ on the right and the left. `top`: on its edge. */
export const trapezium = (
  name: string,
  seat: number,
  depth: number,
  slant: number | readonly [right: number, left: number],
  options: PanelOptions & { top?: PanelSide; readonly round?: number | readonly [right: number, left: number] } = {},
): Panel => {
  const { round = 0, top } = options;
  const [right, left] = typeof slant === 'number' ? [slant, slant] : slant;
  const [first, second] = typeof round === 'number' ? [round, round] : round;
  return pen(name, seat, options)
    .rounded(first, [seat - right, depth])
    .side(left, depth, top)
    .round(second)
    .close();
};
