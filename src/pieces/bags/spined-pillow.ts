import { type Blank, type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import type { Curve } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { pillowCrease } from './pillow-section.ts';
import { roundPillowBow, spinedPhases } from './round-pillow-bow.ts';
import type { RoundSection } from './round-pillow-section.ts';

/** A pillow with a spine between its sides. All in mm. */
export interface SpinedPillow {
  readonly section: Omit<RoundSection, 'end'>;
  /** Length of the spines, and width of the one on the right. */
  readonly length: number;
  readonly spine: number;
  readonly glue: number;
  /** The free edges of the lenses of a side, from right to left. */
  readonly lens: (wall: 'front' | 'back') => readonly Curve[];
  /** Reach of the square flaps on the ends of the spines. @defaultValue no flaps */
  readonly flap?: number;
}

/**
 * Two sides with a spine between them, and a second spine with a glue flap on the opposite side. A curved crease at each end of a side
 * carries its lens, which closes the end and makes the side bulge.
 */
export const spinedPillow = (pack: SpinedPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { section, length, spine, glue, flap } = pack;
  const { rise, flat, width, slope, board } = section;
  const left = spine - board;
  const phases = spinedPhases(flap !== undefined);
  const bow = roundPillowBow(section, { length, right: spine, left, out: board }, phases);
  const crease = pillowCrease(width, 2 * rise);

  const rimOf = (wall: 'front' | 'back', end: 'top' | 'bottom'): Rim => {
    const edges = pack.lens(wall);
    const lens = pen(`${end}-flap`, flat, { phase: phases[wall], bow: bow({ of: 'lens', wall, end }) })
      .to(...edges[0]!.from)
      .along(...edges)
      .close();
    return rim(flat).hangOn(crease, lens).close();
  };
  // `longer`: by how much the creases of its lenses lie beyond the ends of the spine.
  const side = (wall: 'front' | 'back', manner: PanelOptions, longer: number, next?: Panel): Panel =>
    pen(wall, length, { role: 'wall', ...manner, bow: bow({ of: wall }) })
      .to(length + longer, 0)
      .rim(length + longer, flat, rimOf(wall, 'bottom'))
      .side(-longer, flat, next)
      .rim(-longer, 0, rimOf(wall, 'top'))
      .close();
  // The square flaps lie below the lenses: their creases are a board further in.
  const spineOf = (wall: 'right' | 'left', wide: number, phase: number, next: Panel): Panel => {
    const end = (which: 'top' | 'bottom'): Panel | undefined =>
      flap === undefined
        ? undefined
        : rectangle(`${which}-flap`, wide - 2 * board, flap, {
            phase: phases.flaps,
            bow: bow({ of: 'flap', wall, end: which, inset: board }),
          });
    const inset = flap === undefined ? 0 : board;
    const [first, last] = wall === 'right' ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
    return pen(wall, length, { role: 'wall', phase, bow: bow({ of: wall }) })
      .to(length - inset, inset)
      .side(length - inset, wide - inset, end(first))
      .to(length, wide)
      .hang(0, wide, next)
      .to(inset, wide - inset)
      .side(inset, inset, end(last))
      .close();
  };

  const slant = glue * Math.sin(slope) * 1.05;
  const joint = pen('glue', length, { role: 'glue', phase: phases.glue, bow: bow({ of: 'glue' }) })
    .to(length - slant, glue)
    .to(slant, glue)
    .close();
  const { tube } = phases;
  return {
    trunk: side('front', {}, 0, spineOf('right', spine, tube, side('back', { phase: tube }, board))),
    base: { line: 'crease', panel: spineOf('left', left, phases.glue, joint) },
    rises: 'right',
    joins: [{ by: 'glue', a: 'left.glue', b: 'back' }],
  };
};
