import { type Panel, type PanelOptions, pen } from '../../../board/index.ts';

/** Distance from the crease, in mm, within which the sides of a flap step inwards. */
export const FOOT = 2.5;

/** A flap whose sides step inwards beside its crease, by `inset` mm on the right and on the left,
 * or on both. `round` is the radius of its corners. */
export const steppedFlap = (
  name: string,
  seat: number,
  depth: number,
  [right, left = right]: readonly [right: number, left?: number],
  { round = 0, ...options }: PanelOptions & { readonly round?: number },
): Panel =>
  pen(name, seat, options)
    .to(seat - right, FOOT)
    .rounded(round, [seat - right, depth], [left, depth])
    .to(left, FOOT)
    .close();
