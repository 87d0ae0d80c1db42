import {
  type Curve,
  flatten,
  grow,
  isInside,
  type Point,
  polygon,
  type Region,
  regionArea,
  ringArea,
  ringsOf,
  subtract,
  thicken,
} from '../geometry/index.ts';
import type { Dieline, PanelOutline } from '../sheet/index.ts';
import { type Chain, chains } from './chains.ts';
import { type PdfLayer, type Profile, serviceProfile } from './profile.ts';

/** Bleed beyond the cuts and distance of the safe areas from cuts and folds, in mm. */
export interface ArtworkGuides {
  /** @defaultValue 3 */
  readonly bleed?: number;
  /** @defaultValue 3 */
  readonly safe?: number;
  /** Outlines of panels without a safe area. A blank of nothing else has no bleed either. @defaultValue none */
  readonly unprinted?: readonly (readonly Curve[])[];
  /** All panels: the safe area of each has a layer with its name. Without them one layer has all. */
  readonly panels?: readonly PanelOutline[];
}

/** A PDF layer in addition to those of the lines, with its outlines. */
export interface Guide {
  readonly layer: PdfLayer;
  readonly chains: readonly Chain[];
  /** True for an area instead of outlines. */
  readonly filled?: true;
}

/** Usual values of prepress. */
const USUAL = 3;
const MOST = 100;
/** Smallest area for print in mm²: lines that run beside each other leave slivers. */
const LEAST_AREA = 1;

const ARTWORK: PdfLayer = { layer: 'artwork', title: 'Artwork' };

const SAFE: PdfLayer = {
  layer: 'safe-area',
  title: 'Safe area',
  ink: { name: 'SafeArea', cmyk: [0.6, 0, 0, 0] },
  step: { group: 'Positions', type: 'ContentArea' },
};

const SAFE_AREAS = 'Safe areas';

/**
 * Layers for artwork: an empty one to work on below all lines, the bleed around the blanks, and in each printed panel the area that keeps
 * clear of cuts and folds.
 * @throws RangeError for a bleed or a safe area below 0 or above 100 mm.
 */
export const artworkGuides = (
  dieline: Dieline,
  { bleed = USUAL, safe = USUAL, unprinted = [], panels }: ArtworkGuides,
  { lines: rules }: Profile = serviceProfile,
): readonly Guide[] => {
  for (const [name, mm] of Object.entries({ bleed, safe }))
    if (!(mm >= 0 && mm <= MOST))
      throw new RangeError(`${name} is ${mm} mm; it must be from 0 to ${MOST} mm. Try ${USUAL}`);
  const rings = chains(dieline)
    .filter(({ line, closed }) => line === 'cut' && closed)
    .map(({ curves }) => upwards(polygon(curves)));
  const isHole = (ring: readonly Point[]): boolean =>
    rings.some((other) => other !== ring && ringArea(other) > ringArea(ring) && isInside(other, ring[0]!));
  const bare = unprinted.map((curves) => upwards(polygon(curves)));
  const hasRoom = (region: Region): boolean => regionArea([region]) > LEAST_AREA;
  const blanks = rings.filter((ring) => !isHole(ring) && subtract([ring], bare).some(hasRoom));
  const holes = rings.filter(isHole);
  const lines = dieline.lines.flatMap(({ line, curve }) => (line === 'bleed' ? [] : [[curve.from, ...flatten(curve)]]));
  const clear = [...holes, ...bare, ...ringsOf(thicken(lines, safe))];
  const areas = subtract(blanks, clear).filter(hasRoom);
  return [
    { layer: ARTWORK, chains: [] },
    {
      layer: { ...rules.bleed, layer: 'artwork-bleed', title: 'Artwork bleed' },
      chains: outlines(grow(blanks, bleed).map(({ outer }) => ({ outer, holes: [] }))),
    },
    ...(panels ? safeAreasOf(panels, areas) : [{ layer: SAFE, chains: outlines(areas) }]),
  ];
};

/** The areas by panel. They keep clear of folds, so each lies in one. */
const safeAreasOf = (panels: readonly PanelOutline[], areas: readonly Region[]): Guide[] =>
  panels.flatMap(({ name, outline }, k) => {
    const ring = upwards(polygon(outline));
    const own = areas.filter(({ outer }) => isInside(ring, outer[0]!));
    const layer = { ...SAFE, layer: `${SAFE.layer}-${k}`, title: `${SAFE.title} ${name}`, folder: SAFE_AREAS };
    return own.length ? [{ layer, chains: outlines(own) }] : [];
  });

/** Counter-clockwise. */
const upwards = (ring: readonly Point[]): readonly Point[] => (ringArea(ring) < 0 ? ring.toReversed() : ring);

const outlines = (regions: readonly Region[]): Chain[] =>
  ringsOf(regions).map((ring) => ({
    line: 'bleed',
    part: 0,
    closed: true,
    curves: ring.map((from, k): Curve => ({ kind: 'line', from, to: ring[(k + 1) % ring.length]! })),
  }));
