import type { Kind, Look, ReadOptions } from './reading.ts';

/**
 * Names that drawings of packaging use for their lines, of layers, groups and inks. Small letters; what
 * is not a letter or a digit is left out.
 */
const names: Readonly<Record<Kind, readonly string[]>> = {
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

const byName: ReadonlyMap<string, Kind> = new Map(
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => [name, kind as Kind] as const)),
);

/** Colours that say the kind where no name does: those the hosted service and this library draw with. */
const byColour: ReadonlyMap<string, Kind> = new Map([
  ['#ff0000', 'cut'],
  ['#00ff00', 'crease'],
  ['#ffff00', 'perforation'],
  ['#ffa500', 'perforation'],
  ['#0000ff', 'combination'],
  ['#ff00ff', 'half-cut'],
  ['#00ffff', 'bleed'],
  ['#00aeef', 'bleed'],
]);

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What a line is for, by the user's map, its names from the nearest to the farthest, its ink, and last its colour;
 * undefined where nothing tells.
 */
export const kindOf = ({ names, ink, colour }: Look, { kinds }: ReadOptions): Kind | undefined => {
  const all = ink === undefined ? names : [...names, ink];
  const first = (known: ReadonlyMap<string, Kind>): Kind | undefined => {
    for (const name of all) {
      const kind = known.get(plain(name));
      if (kind) return kind;
    }
    return undefined;
  };
  if (kinds) {
    const given = new Map(
      Object.entries(kinds).map(([name, kind]) => [name.startsWith('#') ? name.toLowerCase() : plain(name), kind]),
    );
    const kind = first(given) ?? (colour === undefined ? undefined : given.get(colour));
    if (kind) return kind;
  }
  return first(byName) ?? (colour === undefined ? undefined : byColour.get(colour));
};
