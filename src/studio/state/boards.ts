import type { Material } from '../engine/protocol.ts';

/** A board by name. Its words are the same in all languages, as they are on its label. */
export interface Board {
  readonly key: string;
  readonly name: string;
  /** In mm. */
  readonly thickness: number;
  /** In g/m². */
  readonly weight: number;
}

/** Usual boards, the thinnest first. Weights are those of common grades; a mill's data sheet may differ by a tenth. */
export const boards: Readonly<Record<Material, readonly Board[]>> = {
  carton: [
    { key: 'gc250', name: 'Folding board 250 g/m²', thickness: 0.35, weight: 250 },
    { key: 'kraft320', name: 'Kraft board 320 g/m²', thickness: 0.42, weight: 320 },
    { key: 'gc300', name: 'Folding board 300 g/m²', thickness: 0.45, weight: 300 },
    { key: 'gc350', name: 'Folding board 350 g/m²', thickness: 0.5, weight: 350 },
    { key: 'solid400', name: 'Solid board 400 g/m²', thickness: 0.6, weight: 400 },
    { key: 'f_flute', name: 'F flute 0.8 mm', thickness: 0.8, weight: 330 },
  ],
  corrugated: [
    { key: 'e_flute', name: 'E flute 1.6 mm', thickness: 1.6, weight: 420 },
    { key: 'b_flute', name: 'B flute 3 mm', thickness: 3, weight: 480 },
    { key: 'c_flute', name: 'C flute 4 mm', thickness: 4, weight: 520 },
    { key: 'eb_flute', name: 'EB flute 4.5 mm', thickness: 4.5, weight: 780 },
    { key: 'bc_flute', name: 'BC flute 7 mm', thickness: 7, weight: 880 },
  ],
  rigid: [
    { key: 'grey15', name: 'Greyboard 1.5 mm', thickness: 1.5, weight: 930 },
    { key: 'grey20', name: 'Greyboard 2 mm', thickness: 2, weight: 1250 },
    { key: 'grey25', name: 'Greyboard 2.5 mm', thickness: 2.5, weight: 1550 },
    { key: 'grey30', name: 'Greyboard 3 mm', thickness: 3, weight: 1860 },
  ],
};

/** Two thicknesses that are one board, in mm. */
const SAME = 1e-6;

/** The board by its key, or the first one that is as thick. */
export const boardOf = (material: Material, thickness: number, key?: string): Board | undefined => {
  const alike = boards[material].filter((board) => Math.abs(board.thickness - thickness) < SAME);
  return alike.find((board) => board.key === key) ?? alike[0];
};

/** Weight in g/m² of a board that has no name: of the same kind as the nearest one that has, by its thickness. */
export const weightOf = (material: Material, thickness: number, key?: string): number => {
  const named = boardOf(material, thickness, key);
  if (named) return named.weight;
  const nearest = boards[material].toSorted(
    (a, b) => Math.abs(a.thickness - thickness) - Math.abs(b.thickness - thickness),
  )[0]!;
  return (nearest.weight * thickness) / nearest.thickness;
};
