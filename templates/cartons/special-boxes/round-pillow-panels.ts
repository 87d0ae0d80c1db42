import { arc, type Blank, type RoundSizes, roundSection, spinedPillow } from '../../../src/author/index.ts';

/** Play of a lens between the spines, in addition to one board, in mm. */
const LENS_PLAY = 0.5;

/** Length of the spine of a round pillow along the sides of its discs, in mm. */
export const roundSpine = (sizes: RoundSizes): number => {
  const { rise, end } = roundSection(sizes);
  return sizes.disc - 2 * rise - 2 * end;
};

/** A pillow of discs. Two curved creases divide each into a side, at its edges as long as the spine, and two lenses that close the ends. */
export const roundPillow = (
  pack: RoundSizes & { readonly glue: number },
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { disc, spine, material, glue } = pack;
  const section = roundSection(pack);
  const { rise, flat, board, end } = section;
  const radius = disc / 2;
  // Clearance of a closed lens from the spines.
  const clear = material + LENS_PLAY;
  const reach = flat / 2 - clear;
  return spinedPillow({
    section,
    length: roundSpine(pack),
    spine,
    glue,
    lens: (wall) => {
      const corner = Math.sqrt(radius ** 2 - reach ** 2) - (radius - rise - end + (wall === 'back' ? board : 0));
      return [arc([flat - clear, corner], [clear, corner], Math.tan(Math.asin(reach / radius) / 2))];
    },
  });
};
