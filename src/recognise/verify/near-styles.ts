import { bends } from '../../board/index.ts';
import { perObject } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type Catalogue, type Entry, mainId } from '../../template/index.ts';
import { drawLines, drawWithin, type VariableValues } from '../catalogue/drawer.ts';
import { likelyTurns } from '../catalogue/orientation.ts';
import { type FreeParameters, freeParameters } from '../catalogue/parameters.ts';
import { type FitProblem, farOff, fitClipped } from '../fit/least-squares.ts';
import { shiftedProblem } from '../fit/sized.ts';
import { Target } from '../fit/target.ts';
import { fittedWays, measuredStarts } from '../fit/ways.ts';
import { alignCurve } from '../lines/alignment.ts';
import { boxSize, cutBox, type TypedCurve, totalLength } from '../lines/curves.ts';
import { deviations } from '../lines/deviation.ts';
import { remembered } from '../lines/once.ts';
import { graphLikeness, type PanelGraph, panelFaces, panelGraph } from '../lines/panel-graph.ts';
import { align } from './align.ts';
import { plainest } from './alike.ts';
import { fewest, type Recognition, recognised } from './at-values.ts';
import { inSteps, STEPS } from './scale.ts';

/** Templates by the graph of their panels that are brought to the size of a drawing, and the budget of lines to draw for it. */
const [TRIED, BUDGET] = [16, 250_000] as const;

/** Blanks with fewer neighbourhoods in common, as a share, are of another style. */
const ALIKE = 0.6;

const ROUNDS = 5;

/** Of two that are as near, one that has more lines at places so many times as exact is nearer, and one that shows the same side. */
const [FINER, MIRRORED] = [3, 0.1] as const;

const creasesOf = (lines: readonly Line[]): readonly Line[] => lines.filter(({ line }) => bends(line));

/** The graphs of all templates in one piece, at their usual sizes. */
const graphsOf = perObject(({ templates, find }: Catalogue) =>
  templates.flatMap((template): { readonly entry: Entry; readonly graph: PanelGraph }[] => {
    const entry = find(mainId(template))!;
    const lines = drawLines(entry, {}) ?? [];
    return lines.some(({ part }) => part > 0) || !creasesOf(lines).length
      ? []
      : [{ entry, graph: panelGraph(panelFaces(lines)) }];
  }),
);

export interface NearStyle {
  readonly entry: Entry;
  readonly values: VariableValues;
  readonly at: readonly number[];
  readonly parameters: FreeParameters;
  /** Shares, from 0 to 1: of equal neighbourhoods of panels, and of creases and cuts where the other drawing has them as well. */
  readonly graph: number;
  readonly creases: number;
  readonly cuts: number;
  readonly nearness: number;
  readonly aligned: readonly TypedCurve[];
  readonly ours: readonly Line[];
}

/** Lines are at the same place within so many mm, and this share of the larger side: makers differ in allowances. */
const [PLACE, PLACE_SHARE] = [1, 0.006] as const;

const stylesFor = perObject((catalogue: Catalogue) =>
  perObject((drawn: Dieline): readonly NearStyle[] => {
    const theirs = likelyTurns(drawn)[0]!;
    const own = panelGraph(panelFaces(theirs.lines));
    const creases = creasesOf(theirs.lines);
    if (!creases.length) return [];
    const target = new Target({ ...theirs, lines: creases }, true);
    const draw = drawWithin(BUDGET);
    return graphsOf(catalogue)
      .map(({ entry, graph }) => ({ entry, graph: graphLikeness(own, graph) }))
      .filter(({ graph }) => graph >= ALIKE)
      .sort((a, b) => b.graph - a.graph)
      .slice(0, TRIED)
      .flatMap(({ entry, graph }): NearStyle[] => {
        const parameters = freeParameters(entry, {});
        const folds = remembered((at: readonly number[]) => {
          const lines = draw(entry, parameters.values(at));
          return lines && creasesOf(lines);
        });
        const ways = fittedWays(parameters, target, folds, {
          admits: () => true,
          nearestBegun: Number.POSITIVE_INFINITY,
        });
        const [best] = ways.toSorted((a, b) => farOff(a.gaps) - farOff(b.gaps));
        const { sizes } = parameters;
        const measured = measuredStarts(parameters, target, folds);
        return [...(best ? [best.at] : []), measured(false), measured(true)]
          .flatMap((from): NearStyle[] => {
            const match = target.nearestMatch(folds(from) ?? []);
            const at = match && refined(from, sizes, shiftedProblem(parameters, folds, match.points));
            const values = at && parameters.values(at);
            const ours = values && drawLines(entry, values);
            return ours ? [{ entry, values, at, parameters, ...likeness(theirs.lines, ours, graph), graph, ours }] : [];
          })
          .sort(nearer)
          .slice(0, 1);
      })
      .sort(nearer);
  }),
);

/** The templates that are nearest to a blank in one piece, the nearest first, each at its best sizes in the usual board. */
export const nearStyles = (catalogue: Catalogue, drawn: Dieline): readonly NearStyle[] => stylesFor(catalogue)(drawn);

const nearer = (a: NearStyle, b: NearStyle): number => b.nearness - a.nearness;

/** Sizes by the places of the creases: another maker has more of them, or fewer, and parts them elsewhere. */
const refined = (at: readonly number[], sizes: readonly number[], places: FitProblem): readonly number[] => {
  const free = [...sizes, at.length, at.length + 1];
  return fitClipped(places, [...at, 0, 0], ROUNDS, free)?.at.slice(0, -2) ?? at;
};

const likeness = (theirs: readonly Line[], ours: readonly Line[], graph: number) => {
  const { alignment } = align(creasesOf(theirs), creasesOf(ours));
  const aligned = theirs.map(({ line, curve }) => ({ line, curve: alignCurve(alignment, curve) }));
  const place = PLACE + PLACE_SHARE * Math.max(...boxSize(cutBox(ours)));
  const [apart, off] = [place, place / FINER].map((within) => deviations(aligned, ours, within));
  const share = (beyond: readonly TypedCurve[] | undefined, isOf: (one: TypedCurve) => boolean): number => {
    const all = totalLength([...aligned, ...ours].filter(isOf));
    return all ? 1 - totalLength(beyond!.filter(isOf)) / all : 0;
  };
  const [creases, cuts] = [share(apart, ({ line }) => bends(line)), share(apart, ({ line }) => !bends(line))];
  const close = share(off, () => true) - (alignment.mirrored ? MIRRORED : 0);
  return { aligned, creases, cuts, nearness: (2 * graph + 4 * creases + 2 * cuts + close) / 9 };
};

const COMPARED = 4;

/** The template with one defect, at the round sizes that its creases tell however the outline was changed. */
export const recogniseNearest = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Recognition | undefined => {
  const search = { theirs, target: new Target(theirs), tolerance, draw: drawLines };
  const all = nearStyles(catalogue, theirs)
    .slice(0, COMPARED)
    .flatMap(({ entry, at, parameters }) =>
      STEPS.flatMap((mm) => recognised(entry, parameters.values(inSteps(mm, at, parameters)), search) ?? []),
    );
  const best = fewest(all.filter(({ oneDefect }) => oneDefect));
  return best && plainest(best, [], catalogue, search);
};
