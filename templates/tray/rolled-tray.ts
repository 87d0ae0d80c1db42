import { type Body, corrugatedTray, insideShare, rollOverAllowance, usualLocks } from '../../src/author/index.ts';
import { cornerReach } from './corrugated-sizes.ts';

/** The tray by the inside size between its inner walls and that between the others; `turned`: front and back roll over; `locks`: on each side; `header`: how far the back rises above the sides. */
export const rolledTray = (
  rolled: number,
  other: number,
  height: number,
  t: number,
  lock: number,
  { turned, locks, header }: { readonly turned: boolean; readonly locks: number; readonly header?: number },
): Body => {
  const more = rollOverAllowance(t, 1);
  const across = other + more.single;
  const wall = { height: height + insideShare.corrugated * t, layer: 1 };
  return corrugatedTray({
    length: rolled + more.across,
    width: across,
    outer: height + more.outer,
    rim: more.rim,
    locks: usualLocks(lock, more.rim, t, locks),
    front: wall,
    back: header === undefined ? wall : { ...wall, height: height + more.outer + header },
    flap: cornerReach(across, height),
    material: t,
    turned,
  });
};
