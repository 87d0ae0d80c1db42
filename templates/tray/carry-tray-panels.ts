import {
  type Body,
  carrySlope,
  flapEnd,
  type GluedTray,
  gluedPhases,
  gluedTray,
  locked,
  meets,
  withJoins,
} from '../../src/author/index.ts';

/** A glued tray with carrying handles above it. All in mm, crease to crease. */
export interface CarryTray extends Omit<GluedTray, 'above'> {
  /** Height of the ridge above the rim of the walls. */
  readonly rise: number;
  readonly handle: number;
}

/**
 * A tray with glued corners. Its long walls continue as two roof slopes that meet at the ridge, and as two handles that stand face to
 * face on the ridge. The ends above the tray are open.
 */
export const carryTray = (tray: CarryTray): Body => {
  const slope = (clasps: boolean) => carrySlope(tray, gluedPhases.rims, clasps);
  return withJoins(
    gluedTray({ ...tray, above: slope(true), rims: { back: flapEnd(slope(false)) } }),
    meets('front.roof.handle', 'back.roof.handle'),
    locked('front.roof.handle.clasp', 'back.roof.handle'),
  );
};
