import { type Blank, type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import { arc } from '../../geometry/index.ts';
import { notchedEdge } from '../free-ends.ts';
import { rectangle } from '../rectangle.ts';
import { bulgeAngle, pillowCrease } from './pillow-section.ts';
import { roundPillowBow, walledPillowPhases } from './round-pillow-bow.ts';

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

/**
 * Two faces between two side walls, glued into a tube. The side walls end in square flaps. Each face ends in a lens on a curved crease,
 * which makes it bulge; the lenses close over the square flaps, and those of the back over those of the front.
 */
export const walledPillow = (pack: WalledPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { face, wall, length, rise, thickness, glue, notch } = pack;
  const slope = bulgeAngle(face, rise);
  const radius = face / 2 / slope;
  // Measured along the pack, the lenses of the back lie a board further out, the square flaps further in.
  const board = (thickness + 0.02) / Math.cos(slope);
  const left = wall - board;
  const section = { rise, flat: face, slope };
  const bow = roundPillowBow(section, { length, right: wall, left, out: board }, walledPillowPhases);
  const { tube, flaps } = walledPillowPhases;
  const crease = pillowCrease(2 * radius * Math.sin(slope), 2 * rise);
  const clear = thickness + PLAY;

  const lens = (of: 'front' | 'back', end: 'top' | 'bottom'): Panel => {
    const width = face - 2 * clear;
    const edge = arc([face - clear, 0], [clear, 0], (2 * pack.lens) / width);
    return pen(`${end}-flap`, face, { phase: walledPillowPhases[of], bow: bow({ of: 'lens', wall: of, end }) })
      .to(face - clear, 0)
      .along(...(of === 'back' ? notchedEdge(edge, notch) : [edge]))
      .close();
  };
  const end = (of: 'front' | 'back', which: 'top' | 'bottom'): Rim => rim(face).hangOn(crease, lens(of, which)).close();
  // `longer`: by how much the creases of its lenses lie beyond the ends of the side walls.
  const side = (of: 'front' | 'back', options: PanelOptions, longer: number, next?: Panel): Panel =>
    pen(of, length, { role: 'wall', ...options, bow: bow({ of }) })
      .to(length + longer, 0)
      .rim(length + longer, face, end(of, 'bottom'))
      .side(-longer, face, next)
      .rim(-longer, 0, end(of, 'top'))
      .close();

  const spine = (of: 'right' | 'left', width: number, phase: number, next: Panel): Panel => {
    const flap = (which: 'top' | 'bottom'): Panel =>
      rectangle(`${which}-flap`, width - 2 * board, pack.flap, {
        phase: flaps,
        bow: bow({ of: 'flap', wall: of, end: which, inset: board }),
      });
    const [first, second] = of === 'right' ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
    return pen(of, length, { role: 'wall', phase, bow: bow({ of }) })
      .to(length - board, board)
      .hang(length - board, width - board, flap(first))
      .to(length, width)
      .hang(0, width, next)
      .to(board, width - board)
      .hang(board, board, flap(second))
      .close();
  };
  const slant = glue * Math.sin(slope) * 1.05 + glue / 4;
  const joint = pen('glue', length, { role: 'glue', phase: walledPillowPhases.glue, bow: bow({ of: 'glue' }) })
    .to(length - slant, glue)
    .to(slant, glue)
    .close();
  return {
    trunk: side('front', {}, 0, spine('right', wall, tube, side('back', { phase: tube }, board))),
    base: { line: 'crease', panel: spine('left', left, walledPillowPhases.glue, joint) },
    rises: 'right',
    joins: [{ by: 'glue', a: 'left.glue', b: 'back' }],
  };
};
