import { cherryFront, type FrontFeature, locked } from '../../src/author/index.ts';
import { type SunkLidMailer, sunkLidMailer, sunkLidPhases } from './sunk-lid-mailer.ts';

interface CherryMailer extends Omit<SunkLidMailer, 'beside' | 'front' | 'joins'> {
  /** Largest reach of its ears; half of the width by default. */
  readonly ear?: number;
  /** The opening or lock in the front of the lid. */
  readonly feature: FrontFeature;
}

/** A mailer with cherry locks: ears on the front of its lid, which turn into the double walls. */
export const cherryMailer = ({ ear, feature, ...mailer }: CherryMailer) =>
  sunkLidMailer({
    ...mailer,
    beside: 1,
    front: ({ seat, beyond, height, across, clear }) =>
      cherryFront({
        seat,
        wider: beyond,
        depth: height,
        clear,
        most: ear ?? across / 2,
        phases: sunkLidPhases,
        feature,
        material: mailer.material,
      }),
    joins: [
      locked('lid-front.right-ear', 'right'),
      locked('lid-front.left-ear', 'left'),
      ...(feature === 'postal_lock' ? [locked('lid-front.postal-lock', 'front', 'slit')] : []),
    ],
  });
