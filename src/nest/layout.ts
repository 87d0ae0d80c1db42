import type { LineLengths, NestingBlank } from './blank.ts';
import type { Spot } from './kind.ts';
import { heightOf, MM, widthOf } from './loop.ts';
import { type LayoutId, layoutIdOf } from './names.ts';
import { type Placement, placementsOf } from './placement.ts';
import { sharedCuts } from './shared-cuts.ts';
import type { Sheet, Usable } from './sheet.ts';
import type { Solution } from './solve.ts';

/** One way to lay blanks on a sheet. Lengths in mm, areas in mm². */
export interface Layout {
  readonly id: LayoutId;
  readonly count: number;
  /** Most blanks in a row, and rows; for lattices that are aslant and for the free optimum all in one row. */
  readonly columns: number;
  readonly rows: number;
  readonly placements: readonly Placement[];
  /** Size of the box around all blanks. */
  readonly width: number;
  readonly height: number;
  /** Share of the whole sheet that is board of blanks, from 0 to 1. */
  readonly utilisation: number;
  /** Board of the sheet outside all blanks, in mm². */
  readonly waste: number;
  /** Count as a share of the most that the area would hold, and of those in the densest double lattice without edges. */
  readonly ofAreaBound: number;
  readonly ofLatticeBound: number;
  /** Lines of the tool for one sheet; a common cut counts once. */
  readonly lengths: LineLengths;
  /** Cuts that two blanks share. */
  readonly shared: number;
  /** True when it leaves the sheet, which is possible only for given columns and rows. */
  readonly overflow: boolean;
}

/** The common basis for measuring all layouts of one blank on one sheet. */
export interface Measures {
  readonly blank: NestingBlank;
  readonly sheet: Sheet;
  readonly room: Usable;
  readonly gutter: { readonly x: number; readonly y: number };
  readonly areaBound: number;
  readonly latticeBound: number;
}

export const layoutOf = (
  { blank, sheet, room, gutter, areaBound, latticeBound }: Measures,
  solution: Solution,
): Layout => {
  const { spots, columns, rows, pattern, base } = solution;
  const placements = placementsOf(blank, spots, room);
  const count = spots.length;
  const size = boxAroundSpots([blank], spots);
  const at = placements.map(({ motion }) => motion);
  const shared = gutter.x && gutter.y ? 0 : sharedCuts([{ outline: blank.outline, at }]).saved;
  const { cut, crease, total } = blank.lengths;
  const whole = sheet.width * sheet.height;
  return {
    id: layoutIdOf(pattern, base),
    count,
    columns,
    rows,
    placements,
    ...size,
    utilisation: (count * blank.area) / whole,
    waste: whole - count * blank.area,
    ofAreaBound: areaBound ? count / areaBound : 0,
    ofLatticeBound: latticeBound ? count / latticeBound : 0,
    lengths: { cut: count * cut - shared, crease: count * crease, total: count * total - shared },
    shared,
    overflow: size.width > room.width + NOISE_MM || size.height > room.height + NOISE_MM,
  };
};

/** Half a micrometre, in mm. */
const NOISE_MM = 0.0005;

/** Box around all blanks, of which the kinds are four to a blank. */
export const boxAroundSpots = (
  blanks: readonly Pick<NestingBlank, 'loop'>[],
  spots: readonly Spot[],
): { width: number; height: number } => {
  if (!spots.length) return { width: 0, height: 0 };
  const sizes = blanks.flatMap(({ loop }) => {
    const [w, h] = [widthOf(loop), heightOf(loop)];
    return [0, 1, 2, 3].map((quarters) => (quarters % 2 ? [h, w] : [w, h]) as [number, number]);
  });
  const left = Math.min(...spots.map(({ x }) => x));
  const bottom = Math.min(...spots.map(({ y }) => y));
  const right = Math.max(...spots.map(({ kind, x }) => x + sizes[kind]![0]));
  const top = Math.max(...spots.map(({ kind, y }) => y + sizes[kind]![1]));
  return { width: (right - left) / MM, height: (top - bottom) / MM };
};
