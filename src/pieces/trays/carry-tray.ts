import { type Body, locked, meets, withJoins } from '../../board/index.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { carrySlope } from './carry-roof.ts';
import { type GluedTray, gluedPhases, gluedTray } from './glued-tray.ts';

/** A glued tray that is carried by handles over it. All in mm, crease to crease. */
export interface CarryTray extends Omit<GluedTray, 'above'> {
  /** From the rim of the walls to the ridge. */
  readonly rise: number;
  readonly handle: number;
}

/**
 * A tray with glued corners whose long walls go on as two roofs that lean together, and as two handles that stand
 * face to face on the ridge. Its ends are open above the tray.
 */
export const carryTray = (tray: CarryTray): Body => {
  const roof = { ...tray, material: tray.thickness };
  const slope = (clasps: boolean) => carrySlope(roof, gluedPhases.rims, clasps);
  return withJoins(
    gluedTray({ ...tray, above: slope(true), rims: { back: flapEnd(slope(false)) } }),
    meets('front.roof.handle', 'back.roof.handle'),
    locked('front.roof.handle.clasp', 'back.roof.handle'),
  );
};
