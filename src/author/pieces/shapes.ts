import { type Panel, type PanelOptions, type PanelSide, pen } from '../../board/index.ts';
import type { Curve } from '../../geometry/index.ts';

/** A rectangular panel. All sides but the seat may carry a panel or a rim. */
export const rectangle = (
  name: string,
  width: number,
  height: number,
  options: { right?: PanelSide; top?: PanelSide; left?: PanelSide } & PanelOptions = {},
): Panel => {
  const { right, top, left } = options;
  return pen(name, width, options).side(width, height, right).side(0, height, top).side(0, 0, left).close();
};

/** A panel with cuts inside it: holes are closed rings, slits open ones. */
export const withCuts = (panel: Panel, ...cuts: readonly (readonly Curve[])[]): Panel => ({
  ...panel,
  marks: [...panel.marks, ...cuts.map((curves) => ({ line: 'cut' as const, curves }))],
});

/** A wall whose upper corners have this radius. All in mm. */
export const roundTopped = (name: string, width: number, height: number, r: number): Panel =>
  r
    ? pen(name, width, { role: 'wall' })
        .to(width, height - r)
        .turn(width - r, height)
        .closeMirrored()
    : rectangle(name, width, height, { role: 'wall' });

/** A flap with ends that slant inwards by `slant` mm. `round`: radius of its corners. Both may differ on the right and the left. `top`: on its edge. */
export const trapezium = (
  name: string,
  seat: number,
  depth: number,
  slant: number | readonly [right: number, left: number],
  options: PanelOptions & {
    top?: PanelSide | undefined;
    readonly round?: number | readonly [right: number, left: number];
  } = {},
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

/**
 * A panel with a flap on its right side, and the mirror image of the flap on its left. The flap reaches from `from` to `to` above the seat,
 * by default over the whole side, `out` mm beyond the ends of the seat. `top` is on the upper edge, `height` above the seat.
 */
export const flanked = (
  name: string,
  seat: number,
  height: number,
  flap: Panel,
  {
    from = 0,
    to = height,
    out = 0,
    top,
    ...how
  }: PanelOptions & { from?: number; to?: number; out?: number; top?: PanelSide | undefined } = {},
): Panel => {
  const x = seat + out;
  return pen(name, seat, how).to(x, from).hang(x, to, flap).to(x, height).closeMirrored(top);
};
