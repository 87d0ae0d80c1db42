import { type Panel, pen, type Rim, rim } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { rectangle } from '../shapes.ts';
import { type Ends, flapEnd, sleevePhases, type TubeEnd } from './sleeve.ts';

/** The cut of the flaps of the side walls: square, or with both sides slanting. */
export type MinorFlapStyle = 'square' | 'full_angled_dust_flap';

/** An end of a four-wall sleeve that is glued shut. All in mm. */
export interface SealEnd extends TubeEnd {
  /** Reach of the flaps of front and back from the end of the walls. */
  readonly major: number;
  /** Reach of the flaps of the side walls. */
  readonly minor: number;
  /** Square by default. */
  readonly minorStyle?: MinorFlapStyle;
  /** True for a flap of the back that hangs on a perforation, to be torn off with the flap it is glued to. */
  readonly tornOff?: boolean;
}

/** Set-back of a major flap on each side, from the service's drawings. */
const SLOT = 2;

const TAN15 = tanDegrees(15);

/** The steps of a full angled dust flap at both ends of its crease. */
const DUST_FLAP_STEP_MM = 3;

/** A dust flap without a tuck beside it: both sides have the 45° step and the 15° of a full angled one. */
export const angledMinorFlap = (name: string, seat: number, depth: number, phase: number): Panel =>
  pen(name, seat, { phase })
    .to(seat - DUST_FLAP_STEP_MM, DUST_FLAP_STEP_MM)
    .to(seat - (DUST_FLAP_STEP_MM + (depth - DUST_FLAP_STEP_MM) * TAN15), depth)
    .closeMirrored();

/** Four flaps: those of the side walls fold first, front and back one and two boards further out. The back's is glued on the front's. */
export const sealEnd = (seal: SealEnd): Ends => {
  const { end, length, width, last, material, major, minor, minorStyle = 'square', tornOff } = seal;
  const name = `${end}-flap`;
  const phase = sleevePhases.ends;
  const plain = (seat: number, depth: number, when: number): Panel => rectangle(name, seat, depth, { phase: when });
  const side = minorStyle === 'square' ? plain : (...args: Parameters<typeof plain>) => angledMinorFlap(name, ...args);
  const outer = (layer: 1 | 2): Rim => {
    const out = layer * material;
    return rim(length)
      .path([length - SLOT, 0], [length - SLOT, out])
      .closeMirrored(
        plain(length - 2 * SLOT, major - out, phase + layer),
        layer === 2 && tornOff ? 'perforation' : 'crease',
      );
  };
  return {
    front: outer(1),
    right: flapEnd(side(width, minor, phase)),
    back: outer(2),
    left: flapEnd(side(last, minor, phase)),
    joins: [{ by: 'glue', a: `back.${name}`, b: `front.${name}` }],
  };
};
