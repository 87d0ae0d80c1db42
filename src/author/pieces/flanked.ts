import { type Panel, type PanelOptions, type PanelSide, pen } from '../../board/index.ts';

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
