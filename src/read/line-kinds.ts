import type { LineKind, LineLook, ReadOptions } from './reading.ts';

/**
 * Names that drawings of packaging use for their lines, of layers, groups and inks. Small letters; what
 * is not a letter or a digit is left out.
 */
const KIND_NAMES: Readonly<Record<LineKind, readonly string[]>> = {
  cut: [
    ...['cut', 'cuts', 'cutting', 'cutline', 'cutlines', 'cutcontour', 'thrucut', 'throughcut', 'die', 'dieline'],
    ...['diecut', 'diecutting', 'dielines', 'knife', 'outline', 'contour'],
  ],
  crease: [
    ...['crease', 'creases', 'creasing', 'creaseline', 'creaselines', 'fold', 'folds', 'folding', 'foldline'],
    ...['foldlines', 'score', 'scores', 'scoring', 'scoreline', 'rill', 'rule', 'bend'],
  ],
  perforation: ['perforation', 'perforations', 'perforating', 'perf', 'perfs', 'perforate', 'tear', 'tearline'],
  combination: ['combination', 'cutcrease', 'cuttingcreasing', 'creasecut', 'perfcrease', 'cutscore'],
  'half-cut': ['halfcut', 'partialcut', 'partialcutting', 'kisscut', 'scorecut', 'vgroove', 'groove'],
  bleed: ['bleed', 'bleedline', 'overflow'],
  dimensions: [
    ...['dimensions', 'dimension', 'dim', 'dims', 'measure', 'measures', 'measurements', 'annotation'],
    ...['annotations', 'text', 'texts', 'notes'],
  ],
  legend: ['legend', 'header', 'titleblock', 'frame'],
};

const KIND_BY_NAME: ReadonlyMap<string, LineKind> = new Map(
  Object.entries(KIND_NAMES).flatMap(([kind, all]) => all.map((name) => [name, kind as LineKind] as const)),
);

/** Colours that say the kind where no name does: those the hosted service and this library draw with. */
const KIND_BY_COLOUR: ReadonlyMap<string, LineKind> = new Map([
  ['#ff0000', 'cut'],
  ['#00ff00', 'crease'],
  ['#ffff00', 'perforation'],
  ['#ffa500', 'perforation'],
  ['#0000ff', 'combination'],
  ['#ff00ff', 'half-cut'],
  ['#00ffff', 'bleed'],
  ['#00aeef', 'bleed'],
]);

const normaliseName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What a line is for, by the user's map, its names from the nearest to the farthest, its ink, and last its colour;
 * undefined where nothing tells.
 */
export const lineKindOf = ({ names, ink, colour }: LineLook, { kinds }: ReadOptions): LineKind | undefined => {
  const all = ink === undefined ? names : [...names, ink];
  const first = (known: ReadonlyMap<string, LineKind>): LineKind | undefined => {
    for (const name of all) {
      const kind = known.get(normaliseName(name));
      if (kind) return kind;
    }
    return undefined;
  };
  if (kinds) {
    const given = new Map(
      Object.entries(kinds).map(([name, kind]) => [
        name.startsWith('#') ? name.toLowerCase() : normaliseName(name),
        kind,
      ]),
    );
    const kind = first(given) ?? (colour === undefined ? undefined : given.get(colour));
    if (kind) return kind;
  }
  return first(KIND_BY_NAME) ?? (colour === undefined ? undefined : KIND_BY_COLOUR.get(colour));
};
