import { creaseSizes } from '../engine/index.ts';
import { boxCentre, countOf, distance, type Point } from '../geometry/index.ts';
import { type NearStyle, nearStyles, type PanelFace, panelFaces } from '../recognise/index.ts';
import { boxSize } from '../recognise/lines/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { type Catalogue, resolve } from '../template/index.ts';
import { roundTo } from '../values/index.ts';

/** The template nearest to a drawing that no template draws; without `id` none is near. */
export interface NearestStyle {
  readonly id?: string;
  /** At which ours is nearest: its sizes, in mm, in its usual board. */
  readonly values?: Readonly<Record<string, number>>;
  /** How near, from 0 to 1. */
  readonly nearness?: number;
  readonly panels: number;
  readonly folds: number;
  readonly sentence: string;
}

/** A claim needs so many panels, and these shares of likeness; more where all creases run one way, as on any scored strip. */
const [PANELS, NEARNESS, CREASES, STRIP_GRAPH, STRIP_CUTS] = [5, 0.72, 0.85, 0.99, 0.8] as const;

const isClaim = ({ nearness, graph, creases, cuts }: NearStyle, panels: readonly PanelFace[]): boolean => {
  const ways = new Set(panels.flatMap(({ joints }) => joints.map(({ way }) => way)));
  const isStrip = ways.size < 2 && (graph < STRIP_GRAPH || cuts < STRIP_CUTS);
  return panels.length >= PANELS && nearness >= NEARNESS && creases >= CREASES && !isStrip;
};

/** Others as near, and differences, that a sentence names. */
const [AS_NEAR, MOST_TOLD] = [0.01, 5] as const;

/** Sizes that differ by less are the same, in mm. */
const SAME_SIZE = 0.75;

/** Undefined for a drawing without folds. */
export const nearestStyle = (catalogue: Catalogue, theirs: Dieline): NearestStyle | undefined => {
  const panels = panelFaces(theirs.lines);
  const folds = panels.reduce((sum, { joints }) => sum + joints.length, 0) / 2;
  if (!folds) return undefined;
  const counts = { panels: panels.length, folds };
  const [near, ...others] = nearStyles(catalogue, theirs).filter((one) => isClaim(one, panels));
  if (!near) return { ...counts, sentence: `No template is near: ${panels.length} panels, ${folds} folds.` };
  const { entry, values, nearness } = near;
  const pairs = pairsOf(near);
  const sizes = { ...values, ...creaseSizes(entry, resolve(entry.template, values, entry.id)) };
  const size = Object.keys(entry.template.size).flatMap((name): [string, number][] =>
    name === 'material' || !(name in values) ? [] : [[name, roundTo(sizeIn(pairs, sizes[name]!), 1)]],
  );
  const drawn = Object.fromEntries(size.map(([name, mm]) => [name, roundTo(values[name]! + mm - sizes[name]!, 3)]));
  const code = [entry.code.ecma, entry.code.fefco && `FEFCO ${entry.code.fefco}`].filter(Boolean).join(' / ');
  const alike = others.filter((one) => nearness - one.nearness < AS_NEAR).map((one) => one.entry.id);
  const told = differencesOf(near, pairs);
  return {
    ...{ id: entry.id, values: { ...values, ...drawn }, nearness: roundTo(nearness, 3), ...counts },
    sentence: `The nearest template is ${entry.id} (${entry.template.name}${code && `, ${code}`}), ${size.map(([, mm]) => mm).join(' × ')} mm crease to crease, ${Math.min(99, Math.floor(100 * nearness))} % alike${alike.length ? `; as near: ${alike.slice(0, MOST_TOLD).join(', ')}` : ''}.${told.length ? ` Otherwise than ours: ${told.join('; ')}.` : ''}`,
  };
};

/** The sizes of a panel of ours and of the one of theirs in its place. */
type PanelPair = readonly [own: Point, other: Point];

/** The largest first. */
const pairsOf = ({ aligned, ours }: NearStyle): readonly PanelPair[] => {
  const [theirs, own] = [panelFaces(aligned), panelFaces(ours)];
  const apart = (a: PanelFace, b: PanelFace): number => distance(boxCentre(a.box), boxCentre(b.box));
  const nearest = (panel: PanelFace, all: readonly PanelFace[]): PanelFace | undefined =>
    all.toSorted((a, b) => apart(a, panel) - apart(b, panel))[0];
  return own
    .toSorted((a, b) => b.area - a.area)
    .flatMap((panel) => {
      const other = nearest(panel, theirs);
      return other && nearest(other, own) === panel ? [[boxSize(panel.box), boxSize(other.box)] as const] : [];
    });
};

/** What theirs measures where the largest panel of ours has a size of the box. */
const sizeIn = (pairs: readonly PanelPair[], size: number): number => {
  const found = pairs.flatMap(([own, other]) => other.filter((_, k) => Math.abs(own[k]! - size) < SAME_SIZE / 2));
  return found[0] ?? size;
};

/** What the panels of another maker measure otherwise, the largest first, and how many have no counterpart. */
const differencesOf = ({ aligned, ours }: NearStyle, pairs: readonly PanelPair[]): readonly string[] => {
  const isOther = ([[u, v], [w, h]]: PanelPair): boolean => Math.max(Math.abs(w - u), Math.abs(h - v)) >= SAME_SIZE;
  const formatted = ([[u, v], [w, h]]: PanelPair): string =>
    `${roundTo(w, 1)} × ${roundTo(h, 1)} mm instead of ${roundTo(u, 1)} × ${roundTo(v, 1)}`;
  const counts = countOf(pairs.filter(isOther).map(formatted));
  const alone = (n: number, what: string): string[] => (n ? [`${n} panel${n > 1 ? 's' : ''} ${what}`] : []);
  return [
    ...alone(panelFaces(aligned).length - pairs.length, 'that ours has not'),
    ...alone(panelFaces(ours).length - pairs.length, 'of ours missing'),
    ...[...counts].slice(0, MOST_TOLD).map(([what, n]) => `${n > 1 ? `${n} panels` : 'a panel'} of ${what}`),
  ];
};
