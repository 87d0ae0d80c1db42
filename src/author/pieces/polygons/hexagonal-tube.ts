import { type Blank, type Join, pen, type Rim } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { open, sleeve, sleevePhases } from '../tubes/sleeve.ts';
import { flapAt, raised } from '../tubes/slotted-end.ts';
import { bendOver, tuckFolds } from '../tuck-folds.ts';
import { type FanTaper, leaned, leaningLid } from './fan.ts';
import { polygonSeam } from './polygon-seam.ts';
import { regularPolygon } from './regular-polygon.ts';

export const hexagonalWalls = ['front', 'right-front', 'right-back', 'back', 'left-back', 'left-front'] as const;
export type HexagonalWall = (typeof hexagonalWalls)[number];

/** One end of the six walls: its shapes, and the joins that hold it closed. */
export interface HexagonalEnds {
  readonly rims: Readonly<Record<HexagonalWall, Rim>>;
  readonly joins: readonly Join[];
}

/** Width of each wall, in mm. The two walls at the glue joint differ: see `polygonSeam`. */
export const hexagonalWidths = (side: number, material: number): Readonly<Record<HexagonalWall, number>> => {
  const { before, last } = polygonSeam(side, material, regularPolygon(6, side).fold);
  return { front: side, 'right-front': side, 'right-back': side, back: side, 'left-back': before, 'left-front': last };
};

/** Six walls glued into a tube. All in mm. */
export const hexagonalTube = (
  { side, height, glue, material }: { side: number; height: number; glue: number; material: number },
  top: HexagonalEnds,
  bottom: HexagonalEnds,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const widths = hexagonalWidths(side, material);
  const wall = (name: HexagonalWall) => ({ name, width: widths[name], top: top.rims[name], bottom: bottom.rims[name] });
  const [first, ...rest] = hexagonalWalls;
  const { joins, ...tube } = sleeve(height, [wall(first), ...rest.map(wall)], glueFlap({ height, width: glue }), {
    corner: regularPolygon(6, side).fold,
    outset: material,
  });
  return { ...tube, joins: [...joins, ...top.joins, ...bottom.joins] };
};

const TAN30 = Math.tan(Math.PI / 6);

/** Distance of the flaps of a hexagonal tube from its corners, in mm. */
export const HEXAGON_INSET = 1;

/** An end of a hexagonal tube with a lid on the back that tucks in behind the front. All in mm. */
export interface HexagonalLid {
  readonly end: 'top' | 'bottom';
  readonly side: number;
  readonly material: number;
  readonly tuck: number;
  /** Length of the four dust flaps. */
  readonly dust: number;
  /** Lean and spread of the walls of a tube that widens towards this end. */
  readonly taper?: Pick<FanTaper, 'lean' | 'spread'>;
}

/** A flap within its sixth of the opening, with its crease `out` mm beyond the wall's end. */
export const sectorFlap = (name: string, wall: number, depth: number, phase: number, out = 0): Rim => {
  const seat = wall - 2 * HEXAGON_INSET;
  return raised(trapezium(name, seat, depth, depth * TAN30, { phase }), wall, out);
};

/**
 * The lid is a hexagon, shortened at the front by the space of the tuck. Its crease lies one board beyond the wall's end, over the
 * dust flaps of the four walls between back and front. The front has no dust flap: the tuck slides down on it.
 */
export const hexagonalLid = (lid: HexagonalLid): HexagonalEnds => {
  const { end, side, material: m, tuck: deep, dust, taper = { lean: 0, spread: 0 } } = lid;
  const phase = sleevePhases.ends;
  const across = 2 * regularPolygon(6, side).apothem;
  const { out, depth } = leaningLid(across, m, taper.lean);
  const lean = deep * tanDegrees(taper.spread);
  // The tuck bends inwards until its edge clears the front, then stays upright while the lid comes down.
  const over = bendOver(deep, depth);
  const folds = tuckFolds(phase, over);
  // During this the tuck is `away` from the front, where the dust flaps beside it leave less space.
  const away = across - depth * Math.cos(over) + m;
  const beside = Math.max(1, away * TAN30 - HEXAGON_INSET + 0.5) + m;
  const panel = pen(`${end}-lid`, side, folds.lid)
    .path([1.5 * side, across / 2], [side + (across - depth) * TAN30, depth], [side - beside, depth])
    .closeMirrored(trapezium('tuck', side - 2 * beside, deep, lean, { round: 5, ...folds.tuck }));
  const widths = hexagonalWidths(side, out);
  const flap = (wall: HexagonalWall): Rim => leaned(sectorFlap(`${end}-dust`, widths[wall], dust, phase), taper.lean);
  return {
    rims: {
      front: open(side),
      'right-front': flap('right-front'),
      'right-back': flap('right-back'),
      back: leaned(flapAt(panel, side, 0, out), taper.lean),
      'left-back': flap('left-back'),
      'left-front': flap('left-front'),
    },
    joins: [{ by: 'lock', a: `back.${end}-lid.tuck`, b: 'front' }],
  };
};
