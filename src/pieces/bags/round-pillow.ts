import { type Blank, type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import { pillowCrease } from './pillow-section.ts';
import { roundPillowBow, roundPillowPhases } from './round-pillow-bow.ts';
import { type RoundSizes, roundSection } from './round-pillow-section.ts';

/** A round pillow with its glue flap, in mm. */
export interface RoundPillow extends RoundSizes {
  readonly glue: number;
}

/** Play of a lens between the spines, in addition to one board, in mm. */
const LENS_PLAY = 0.5;

/** Length of the spine of a round pillow along the sides of its discs, in mm. */
export const roundSpine = (sizes: RoundSizes): number => {
  const { rise, end } = roundSection(sizes);
  return sizes.disc - 2 * rise - 2 * end;
};

/**
 * Two discs with a spine between them, and a second spine with a glue flap on the opposite side. Two curved creases divide each disc
 * into a side, as long as the spine at its edges, and two lenses. The lenses are cut free beside the spine and close its ends.
 */
export const roundPillow = (pack: RoundPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { disc, spine, thickness, glue } = pack;
  const { rise, flat, width, slope, board, end } = roundSection(pack);
  const length = roundSpine(pack);
  const left = spine - board;
  const bow = roundPillowBow(roundSection(pack), { length, right: spine, left, out: board });
  const crease = pillowCrease(width, 2 * rise);
  const radius = disc / 2;
  // Clearance of a closed lens from the spines.
  const clear = thickness + LENS_PLAY;

  const lens = (wall: 'front' | 'back', which: 'top' | 'bottom'): Panel => {
    const high = end - (wall === 'back' ? board : 0);
    const foot = radius - rise - high;
    const reach = flat / 2 - clear;
    const corner = Math.sqrt(radius ** 2 - reach ** 2) - foot;
    return pen(`${which}-flap`, flat, { phase: roundPillowPhases[wall], bow: bow({ of: 'lens', wall, end: which }) })
      .to(flat - clear, corner)
      .arc(clear, corner, Math.tan(Math.asin(reach / radius) / 2))
      .close();
  };
  const rimOf = (wall: 'front' | 'back', which: 'top' | 'bottom'): Rim =>
    rim(flat).hangOn(crease, lens(wall, which)).close();
  // `longer`: by how much the creases of its lenses lie beyond the ends of the spine.
  const side = (wall: 'front' | 'back', manner: PanelOptions, longer: number, next?: Panel): Panel =>
    pen(wall, length, { role: 'wall', ...manner, bow: bow({ of: wall }) })
      .to(length + longer, 0)
      .rim(length + longer, flat, rimOf(wall, 'bottom'))
      .side(-longer, flat, next)
      .rim(-longer, 0, rimOf(wall, 'top'))
      .close();

  const slant = glue * Math.sin(slope) * 1.05;
  const flap = pen('glue', length, { role: 'glue', phase: roundPillowPhases.glue, bow: bow({ of: 'glue' }) })
    .to(length - slant, glue)
    .to(slant, glue)
    .close();
  const { tube } = roundPillowPhases;
  return {
    trunk: side(
      'front',
      {},
      0,
      pen('right', length, { role: 'wall', phase: tube, bow: bow({ of: 'right' }) })
        .to(length, spine)
        .hang(0, spine, side('back', { phase: tube }, board))
        .close(),
    ),
    base: {
      line: 'crease',
      panel: pen('left', length, { role: 'wall', phase: roundPillowPhases.glue, bow: bow({ of: 'left' }) })
        .to(length, left)
        .hang(0, left, flap)
        .close(),
    },
    rises: 'right',
    joins: [{ by: 'glue', a: 'left.glue', b: 'back' }],
  };
};
