import { type Panel, type PanelOptions, pen } from '../board/index.ts';

/**
 * A flap whose ends lean in, by `slant` mm at its edge: alike, or so much on the right and on the left. `round` is the radius of its
 * corners, likewise.
 */
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
