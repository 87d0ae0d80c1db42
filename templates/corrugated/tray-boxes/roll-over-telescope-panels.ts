import { type HandHole, insideShare, rollOverAllowance, type SizesWith, telescope } from '../../../src/author/index.ts';
import { rolledSidesLimits, rolledTray } from '../../tray/rolled-tray.ts';

export const telescopeFaces = { along: ' the base, between its inner walls', across: ' the base' };
export const rollOverTelescopes = {
  group: 'tray_boxes',
  closure: 'separate_lid',
  sizeLimits: rolledSidesLimits,
} as const;

/** Without the length of a lock the inner walls are glued, and no slots show on the lid. */
type TelescopeSizes = SizesWith<'lid_height' | 'clearance'> & { readonly lock?: number | undefined };

/** Two trays with roll-over sides, the lid over the base, which may have hand holes. */
export const rollOverTelescope = (
  { length, width, height, material: t, lid_height, clearance, lock }: TelescopeSizes,
  hole?: HandHole,
) => {
  const inside = insideShare.corrugated * t;
  const more = rollOverAllowance(t, 1);
  const tray = (long: number, wide: number, deep: number, features?: { readonly hole: HandHole }) => ({
    body: rolledTray(long, wide, deep, t, lock, features),
    x: long + more.across,
    y: wide + more.single,
  });
  const base = tray(length, width, height, hole && { hole });
  const around = 2 * (t - inside + clearance);
  return telescope(base, tray(base.x + around, base.y + around, lid_height), {
    // Its floor lies on the rims of the base.
    above: height + 2 * inside,
    from: 2 * (height + lid_height),
    inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front', height: 'floor|lid:floor' },
  });
};
