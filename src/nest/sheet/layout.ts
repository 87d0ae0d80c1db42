import { boundsOf, boxAround, cosSin, type Motion, move, type Point } from '../../geometry/index.ts';
import { type LayoutId, layoutIdOf } from '../names.ts';
import type { LineLengths, NestingBlank } from '../outline/blank.ts';
import type { Quarters, Spot } from '../outline/kind.ts';
import { heightOf, MM, widthOf } from '../outline/loop.ts';
import type { Solution } from '../solve.ts';
import type { SheetGrain } from './grain.ts';
import { sharedCuts } from './shared-cuts.ts';
import type { Sheet, Usable } from './sheet.ts';

/** Position of a blank on the sheet. */
export interface Placement {
  /** Lower left corner of its box, in mm from the lower left corner of the sheet. */
  readonly x: number;
  readonly y: number;
  /** Rotation in degrees, counter-clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Lays its own drawing there. */
  readonly motion: Motion;
  /** What a saved layout calls it, and its drawing shows. @defaultValue its number, from the gripper upwards */
  readonly name?: string | undefined;
  /** True where it stays when the others are laid again. */
  readonly fixed?: boolean | undefined;
}

export interface PlacedBlank {
  /** Name of its block: letters, digits and hyphens. */
  readonly name: string;
  readonly blank: Pick<NestingBlank, 'dieline' | 'outline'>;
  readonly placements: readonly Pick<Placement, 'motion' | 'y' | 'name'>[];
}

/** Places in micrometres on the usable part, as placements in mm on the sheet. */
export const placementsOf = (
  { outline }: Pick<NestingBlank, 'outline'>,
  spots: readonly Spot[],
  { left, bottom }: Pick<Usable, 'left' | 'bottom'>,
): Placement[] => {
  const box = boundsOf(outline);
  const corners: readonly Point[] = [
    [box.left, box.bottom],
    [box.right, box.top],
  ];
  return spots.map(({ kind, x: u, y: v }) => {
    const rotation = ([0, 90, 180, 270] as const)[(kind % 4) as Quarters];
    const [cos, sin] = cosSin(rotation);
    const [x, y] = [left + u / MM, bottom + v / MM];
    const own = boxAround(corners.map((corner) => move({ cos, sin, x: 0, y: 0 }, corner)));
    return { x, y, rotation, motion: { cos, sin, x: x - own.left, y: y - own.bottom } };
  });
};

/** Placements in mm on the sheet, as places in micrometres on its usable part. */
export const spotsOfPlacements = (
  placements: readonly Omit<Placement, 'motion'>[],
  { left, bottom }: Pick<Usable, 'left' | 'bottom'>,
  shape = 0,
): Spot[] =>
  placements.map(({ x, y, rotation }) => ({
    kind: 4 * shape + rotation / 90,
    x: Math.round((x - left) * MM),
    y: Math.round((y - bottom) * MM),
  }));

export interface NestedSheet {
  readonly sheet: Sheet;
  /** Direction of grain or flutes on the sheet; undefined where blanks may lie across it. */
  readonly grain?: SheetGrain | undefined;
  readonly gutter: { readonly x: number; readonly y: number };
}

/** What blanks take of a sheet, and their tool. Lengths in mm, areas in mm². */
export interface SheetUse {
  readonly count: number;
  /** Size of the box around all blanks. */
  readonly width: number;
  readonly height: number;
  /** Share of the whole sheet that is board of blanks, from 0 to 1. */
  readonly utilisation: number;
  /** Board of the sheet outside all blanks, in mm². */
  readonly waste: number;
  /** Lines of the tool for one sheet; a common cut counts once. */
  readonly lengths: LineLengths;
  /** Cuts that two blanks share. */
  readonly shared: number;
}

/** One way to lay blanks on a sheet. */
export interface Layout extends SheetUse {
  readonly id: LayoutId;
  /** Most blanks in a row, and rows; for lattices that are aslant and for the free optimum all in one row. */
  readonly columns: number;
  readonly rows: number;
  readonly placements: readonly Placement[];
  /** Count as a share of the most that the area would hold, and of those in the densest double lattice without edges. */
  readonly ofAreaBound: number;
  readonly ofLatticeBound: number;
  /** True when it leaves the sheet, which is possible only for given columns and rows. */
  readonly overflow: boolean;
}

/** Every layout of one blank on one sheet. */
export interface Nesting extends NestedSheet {
  readonly blank: NestingBlank;
  readonly layouts: readonly Layout[];
  /** The layout with the most blanks; of these one with clearly less cut, then with fewer rotations, otherwise the first: simple patterns win. */
  readonly best: Layout;
  /** Most blanks that the area of the sheet would hold. */
  readonly areaBound: number;
  /** Blanks that the densest double lattice found would hold on a sheet without edges. Not a bound for a real sheet. */
  readonly latticeBound: number;
}

/** Different boxes on one sheet, whole sets of them. */
export interface MixedNesting extends NestedSheet, SheetUse {
  readonly blanks: readonly MixedBlank[];
  readonly sets: number;
  /** Most sets that the area would hold, and the share of them that was found. */
  readonly areaBound: number;
  readonly ofAreaBound: number;
}

export interface MixedBlank {
  readonly name: string;
  readonly ratio: number;
  readonly blank: NestingBlank;
  readonly placements: readonly Placement[];
}

/** What lies on a sheet, and where: a mixed nesting, or one layout of a nesting. */
export type SheetLayout = NestedSheet & Pick<MixedNesting, 'blanks'>;

/**
 * One layout of a nesting.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * sheetLayoutOf(nesting, nesting.best).blanks.length; // = 1
 */
export const sheetLayoutOf = ({ blank, ...nested }: Nesting, { placements }: Layout): SheetLayout => ({
  ...nested,
  blanks: [{ name: 'blank', ratio: 1, blank, placements }],
});

/** The common basis for measuring all layouts of one blank on one sheet. */
export interface Measures extends Omit<NestedSheet, 'grain'>, Pick<Nesting, 'blank' | 'areaBound' | 'latticeBound'> {
  readonly room: Usable;
}

export const layoutOf = (measures: Measures, solution: Solution): Layout => {
  const { blank, room, areaBound, latticeBound } = measures;
  const { spots, columns, rows, pattern, base } = solution;
  const placements = placementsOf(blank, spots, room);
  const use = sheetUse([{ blank, placements }], spots, measures);
  const { count, width, height } = use;
  return {
    id: layoutIdOf(pattern, base),
    columns,
    rows,
    placements,
    ...use,
    ofAreaBound: areaBound ? count / areaBound : 0,
    ofLatticeBound: latticeBound ? count / latticeBound : 0,
    overflow: width > room.width + NOISE_MM || height > room.height + NOISE_MM,
  };
};

/** Measures what lies on a sheet. @param spots the same places, of kinds that are four to a blank. */
export const sheetUse = (
  placed: readonly { readonly blank: NestingBlank; readonly placements: readonly Placement[] }[],
  spots: readonly Spot[],
  { sheet, gutter }: Pick<NestedSheet, 'sheet' | 'gutter'>,
): SheetUse => {
  const shared = gutter.x && gutter.y ? 0 : sharedCuts(placed).saved;
  const sum = (of: (blank: NestingBlank) => number): number =>
    placed.reduce((all, { blank, placements }) => all + placements.length * of(blank), 0);
  const whole = sheet.width * sheet.height;
  const board = sum(({ area }) => area);
  return {
    count: spots.length,
    ...boxAroundSpots(
      placed.map(({ blank }) => blank),
      spots,
    ),
    utilisation: board / whole,
    waste: whole - board,
    lengths: {
      cut: sum(({ lengths }) => lengths.cut) - shared,
      crease: sum(({ lengths }) => lengths.crease),
      total: sum(({ lengths }) => lengths.total) - shared,
      ...(shared ? {} : { bends: sum(({ lengths }) => lengths.bends ?? 0) }),
    },
    shared,
  };
};

/** Half a micrometre, in mm. */
const NOISE_MM = 0.0005;

/** Box around all blanks, of which the kinds are four to a blank. */
const boxAroundSpots = (blanks: readonly Pick<NestingBlank, 'loop'>[], spots: readonly Spot[]) => {
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
