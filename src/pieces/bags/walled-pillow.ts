import type { Blank } from '../../board/index.ts';
import { arc } from '../../geometry/index.ts';
import { notchedEdge } from '../free-ends.ts';
import { faceSection } from './round-pillow-section.ts';
import { spinedPillow } from './spined-pillow.ts';

/** A pillow with side walls. All in mm. */
export interface WalledPillow {
  /** Width of the faces between the side walls, flat. */
  readonly face: number;
  /** Width of the side walls. */
  readonly wall: number;
  /** Length along the side walls. */
  readonly length: number;
  /** Height of the middle of a filled face above its sides. */
  readonly rise: number;
  readonly thickness: number;
  readonly glue: number;
  /** Radius of the thumb notches in the outer lenses. */
  readonly notch: number;
  /** Reach of the lenses beyond the ends of the pack, and of the square flaps. */
  readonly lens: number;
  readonly flap: number;
}

/** Play of a lens between the side walls, in addition to one board, in mm. */
const PLAY = 0.5;

/** A pillow whose spines are walls. Its lenses close over square flaps, those of the back over those of the front. */
export const walledPillow = (pack: WalledPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { face, wall, length, rise, thickness, glue, notch, flap } = pack;
  const clear = thickness + PLAY;
  const edge = arc([face - clear, 0], [clear, 0], (2 * pack.lens) / (face - 2 * clear));
  return spinedPillow({
    section: faceSection(face, rise, thickness),
    length,
    spine: wall,
    glue,
    flap,
    lens: (of) => (of === 'back' ? notchedEdge(edge, notch) : [edge]),
  });
};
