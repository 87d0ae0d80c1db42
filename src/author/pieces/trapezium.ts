import { type Panel, type PanelOptions, pen } from '../../board/index.ts';

/** A flap with ends that slant inwards by `slant` mm. `round` is the radius of its corners. Both may differ on the right and the left. */
export const trapezium = (
  name: string,
  seat: number,
  depth: number,
  slant: number | readonly [right: number, left: number],
  options: PanelOptions & { readonly round?: number | readonly [right: number, left: number] } = {},
): Panel => {
  const { round = 0 } = options;
  const [right, left] = typeof slant === 'number' ? [slant, slant] : slant;
  const [first, second] = typeof round === 'number' ? [round, round] : round;
  return pen(name, seat, options)
    .to(seat - right, depth)
    .round(first)
    .to(left, depth)
    .round(second)
    .close();
};
