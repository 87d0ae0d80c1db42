import { bends } from '../board/index.ts';
import {
  counterClockwise,
  flatten,
  grow,
  intersect,
  isInside,
  type Point,
  polygon,
  type Region,
  regionArea,
  ringsOf,
  straightRing,
  subtract,
  thicken,
  unite,
} from '../geometry/index.ts';
import type { Dieline, PanelOutline } from '../sheet/index.ts';
import { boardRings } from './board-rings.ts';
import type { Chain } from './chains.ts';
import { type GuideLayer, guideLayers } from './guide-layers.ts';
import { type Profile, serviceProfile } from './profile.ts';

/** Bleed beyond the cuts and distance of the safe areas from cuts and folds, in mm. */
export interface ArtworkGuides {
  /** @defaultValue 3 */
  readonly bleed?: number;
  /** @defaultValue 3 */
  readonly safe?: number;
  /** All panels. Each safe area then has a layer with the name of its panel. Those without print have none; a blank of nothing else has no bleed either. @defaultValue none */
  readonly panels?: readonly PanelOutline[];
  /** For the press: empty layers for these plates. */
  readonly plates?: readonly PlateName[];
  /** For a sheet of blanks: where print reaches, in place of one bleed and safe areas. */
  readonly reached?: readonly Region[];
  /** For the press: where the print side of a panel is glued to another one. */
  readonly glued?: readonly { readonly panel: string; readonly area: readonly Region[] }[];
}

/** A plate beside the process inks. */
export type PlateName = 'white' | 'varnish' | 'foil' | 'emboss';

/** Areas of a box that its maker needs to know: where glue goes, and where no varnish may be. On the sheet, in mm. */
export interface Zones {
  readonly glue: readonly Region[];
  readonly varnishFree: readonly Region[];
}

export interface Guide {
  readonly layer: GuideLayer;
  readonly chains: readonly Chain[];
  /** True for an area instead of outlines. */
  readonly filled?: true;
}

const USUAL_MM = 3;
const MAX_MM = 100;
/** Smallest area for print in mm²: lines that run beside each other leave slivers. */
const MIN_AREA_MM2 = 1;

const SAFE_AREAS = 'Safe areas';

/**
 * Layers for artwork: an empty one below all lines, the bleed around the blanks, and in printed panels the area clear of cuts and folds.
 * @throws RangeError for a bleed or a safe area below 0 or above 100 mm.
 */
export const artworkGuides = (
  dieline: Dieline,
  { bleed = USUAL_MM, safe = USUAL_MM, panels = [], plates: names = [], reached, glued }: ArtworkGuides,
  { lines: rules }: Profile = serviceProfile,
): readonly Guide[] => {
  for (const [name, mm] of Object.entries({ bleed, safe }))
    if (!(mm >= 0 && mm <= MAX_MM))
      throw new RangeError(`${name} is ${mm} mm; it must be from 0 to ${MAX_MM} mm. Try ${USUAL_MM}`);
  const printed = (['artwork', ...names] as const).map((name) => ({ layer: guideLayers[name], chains: [] }));
  const bleedLayer = { ...rules.bleed, layer: 'artwork-bleed', title: 'Artwork bleed' };
  if (reached) return [...printed, { layer: bleedLayer, chains: outlines(reached) }];
  const { outer, holes } = boardRings(dieline);
  const bare = panels.flatMap(({ outline, isPrinted }) => (isPrinted ? [] : [counterClockwise(polygon(outline))]));
  const hasRoom = (region: Region): boolean => regionArea([region]) > MIN_AREA_MM2;
  const blanks = outer.filter((ring) => subtract([ring], bare).some(hasRoom));
  const lines = dieline.lines.flatMap(({ line, curve }) => (line === 'bleed' ? [] : [[curve.from, ...flatten(curve)]]));
  const glue = (glued ?? []).flatMap(({ area }) => ringsOf(area));
  const clear = [...holes, ...bare, ...glue, ...ringsOf(thicken(lines, safe))];
  const areas = subtract(blanks, clear).filter(hasRoom);
  return [
    ...printed,
    { layer: bleedLayer, chains: outlines(grow(blanks, bleed).map(({ outer }) => ({ outer, holes: [] }))) },
    ...(panels.length ? safeAreasOf(panels, areas) : [{ layer: guideLayers.safeArea, chains: outlines(areas) }]),
    ...(glued?.length ? glueGuides(dieline, panels, glued, [...holes], bleed) : []),
  ];
};

/** Width in mm of a strip beside the glue without varnish, which would keep it from drying. */
const BESIDE_GLUE_MM = 1.5;

const filled = (layer: GuideLayer, areas: readonly Region[]): Guide => ({
  layer,
  chains: outlines(areas),
  filled: true,
});

/** Areas for glue, without ink and without varnish. Ink reaches over a fold by the bleed, so that no white edge shows: there is no glue. */
const glueGuides = (
  { lines }: Dieline,
  panels: readonly PanelOutline[],
  glued: NonNullable<ArtworkGuides['glued']>,
  holes: readonly (readonly Point[])[],
  bleed: number,
): Guide[] => {
  const folds = lines.flatMap(({ line, curve }) => (bends(line) ? [[curve.from, ...flatten(curve)]] : []));
  const inked = [...holes, ...ringsOf(thicken(folds, bleed))];
  const own = glued.map(({ panel, area }) => ({ panel, area: subtract(ringsOf(area), inked) }));
  const bare = own.flatMap(({ panel, area }) => {
    const outline = counterClockwise(polygon(panels.find(({ name }) => name === panel)!.outline));
    return ringsOf(subtract(ringsOf(intersect(ringsOf(grow(ringsOf(area), BESIDE_GLUE_MM)), [outline])), holes));
  });
  const glue = unite(own.flatMap(({ area }) => ringsOf(area)));
  return [
    filled(guideLayers.varnishFree, unite(bare)),
    filled(guideLayers.inkFree, glue),
    filled(guideLayers.gluing, glue),
  ];
};

/** The areas by panel. They keep clear of folds, so each lies in one. */
const safeAreasOf = (panels: readonly PanelOutline[], areas: readonly Region[]): Guide[] =>
  panels.flatMap(({ name, outline }, k) => {
    const ring = counterClockwise(polygon(outline));
    const own = areas.filter(({ outer }) => isInside(ring, outer[0]!));
    const { layer: id, title } = guideLayers.safeArea;
    const layer = { ...guideLayers.safeArea, layer: `${id}-${k}`, title: `${title} ${name}`, folder: SAFE_AREAS };
    return own.length ? [{ layer, chains: outlines(own) }] : [];
  });

const outlines = (regions: readonly Region[]): Chain[] =>
  ringsOf(regions).map((ring) => ({ line: 'bleed', row: 'bleed', part: 0, closed: true, curves: straightRing(ring) }));

/** Layers of outlines for glue and for areas without varnish. */
export const zoneGuides = ({ glue, varnishFree }: Zones): readonly Guide[] => [
  { layer: guideLayers.varnishFreeZone, chains: outlines(varnishFree) },
  { layer: guideLayers.glueZone, chains: outlines(glue) },
];
