import {
  flapAt,
  gluedPhases,
  gluedTray,
  insideShare,
  type Panel,
  type SizesAndMaterial,
  widerLid,
} from '../../../src/author/index.ts';
import { betweenCreases } from '../../tray/corrugated-sizes.ts';

/** The fold-flat tray whose creased corners are in the ends, so that a lid hangs on the whole of its back. */
export const foldFlatWithLid = (
  { tab, ...sizes }: SizesAndMaterial & { readonly tab: number },
  depth: (across: number) => number,
  front: (seat: number, lid: number) => Panel,
) => {
  const tray = betweenCreases(sizes);
  const t = tray.material;
  const inside = insideShare.corrugated * t;
  // The back stands between the ends, and the lid lies on their rims.
  const seat = tray.length - 2 * t;
  const deep = depth(tray.width);
  const lid = widerLid({
    seat,
    over: 2 * t - inside,
    depth: deep,
    front: front(seat, deep),
    phase: gluedPhases.rims + 1,
    // The walls lie on the floor, and the lid on its wall: between them it would lie under the opposite one.
    delivered: { to: -180 },
  });
  const left = flapAt(lid, seat, 0, inside);
  return gluedTray({ ...tray, tab, foldsFlat: true, turned: true, rims: { left } });
};
