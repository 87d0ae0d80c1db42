import { type Box, boundsOf } from '../../geometry/index.ts';
import { boxSize, type PlanarDrawing, type Regions, UnionFind } from '../../recognise/lines/index.ts';
import { type Finding, type LinePlace, somePlaces } from './finding.ts';

/** A closed outline smaller than this both ways, in mm, is thinner than any rule of a die: it is left over from drawing. */
const MAX_SPECK_MM = 0.3;

/** The longer side of a drawing that may be a blank, at least, in mm. A smaller one is in the wrong unit, and so are its holes. */
export const SMALLEST_BLANK = 20;

/** Outlines by themselves that are too small to be cut. */
export const findSpecks = ({ edges }: PlanarDrawing, { left, right }: Regions, place: LinePlace) => {
  if (Math.max(...boxSize(boundsOf(edges.map(({ curve }) => curve)))) < SMALLEST_BLANK) return [];
  return UnionFind.sharing([...edges.keys()], (k) => [edges[k]!.from, edges[k]!.to]).flatMap((own): Finding[] => {
    const curves = own.map((k) => edges[k]!.curve);
    const box: Box = boundsOf(curves);
    const [width, height] = boxSize(box);
    const isClosed = own.some((k) => edges[k]!.line === 'cut' && left[k] !== right[k]);
    if (!isClosed || Math.max(width, height) >= MAX_SPECK_MM) return [];
    return [
      {
        kind: 'speck',
        text: `An outline of ${width.toFixed(2)} × ${height.toFixed(2)} mm is too small to be cut`,
        at: [box.left, box.bottom],
        size: Math.max(width, height),
        places: somePlaces(own.map((k) => place(edges[k]!.of))),
        marks: curves,
      },
    ];
  });
};
