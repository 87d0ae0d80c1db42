import { bends } from '../../board/index.ts';
import { addTo, type Box, boundsOf, type Curve, countOf, perObject, union } from '../../geometry/index.ts';
import type { TypedCurve } from './curves.ts';
import { toPlanar } from './planar.ts';
import { planarFaces } from './regions.ts';

/** A face between creases and cuts. */
export interface PanelFace {
  readonly box: Box;
  /** In mm². */
  readonly area: number;
  /** Its creases, each once: how they run, and the panel beyond. */
  readonly joints: readonly { readonly way: Way; readonly to: number }[];
}

/** Along x, along y, or neither. */
type Way = 0 | 1 | 2;

/** Smaller faces are slits, in mm²; and the slope of a crease that runs along an axis. */
const [SLIT, STRAIGHT] = [4, 0.01] as const;

const wayOf = ({ kind, from, to }: Curve): Way => {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  return kind !== 'line' ? 2 : dy < STRAIGHT * dx ? 0 : dx < STRAIGHT * dy ? 1 : 2;
};

/** The panels of a blank whose lines run along the axes. */
export const panelFaces = perObject((lines: readonly TypedCurve[]): readonly PanelFace[] => {
  const { edges, walks, faceOf } = planarFaces(toPlanar(lines));
  const curves = new Map<number, Curve[]>();
  const joints = new Map<number, Map<number, Way>>();
  edges.forEach(({ curve, line }, k) => {
    const sides = [faceOf[2 * k]!, faceOf[2 * k + 1]!] as const;
    for (const side of sides) addTo(curves, side, curve);
    if (!bends(line) || sides[0] === sides[1]) return;
    for (const [own, other] of [sides, sides.toReversed()] as [number, number][])
      joints.set(own, (joints.get(own) ?? new Map<number, Way>()).set(other, wayOf(curve)));
  });
  const faces = [...curves.keys()].filter((face) => walks[face]!.area > SLIT);
  return faces.map((face) => ({
    box: curves
      .get(face)!
      .map((curve) => boundsOf([curve]))
      .reduce(union),
    area: walks[face]!.area,
    joints: [...(joints.get(face) ?? [])].flatMap(([other, way]) => {
      const to = faces.indexOf(other);
      return to < 0 ? [] : [{ way, to }];
    }),
  }));
});

/** Times that the creases of each panel are followed. */
const FOLLOWED = 2;

/** How the panels of a blank hang together, whatever their sizes: counts of neighbourhoods, as it lies and turned by a quarter. */
export type PanelGraph = readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>];

export const panelGraph = (panels: readonly PanelFace[]): PanelGraph => {
  const counted = (turned: boolean): ReadonlyMap<string, number> => {
    const all: string[] = [];
    let names = panels.map(() => '');
    for (let depth = 0; depth <= FOLLOWED; depth++) {
      const known = names;
      names = panels.map(({ joints }) =>
        joints
          .map(({ way, to }) => `${turned && way < 2 ? 1 - way : way}(${known[to]})`)
          .sort()
          .join(''),
      );
      all.push(...names);
    }
    return countOf(all);
  };
  return [counted(false), counted(true)];
};

/** The share of neighbourhoods that two blanks have in common, from 0 to 1. */
export const graphLikeness = ([own]: PanelGraph, others: PanelGraph): number => {
  const size = (of: PanelGraph[0]): number => [...of.values()].reduce((sum, count) => sum + count, 0);
  const common = (other: PanelGraph[0]): number =>
    [...own].reduce((sum, [name, count]) => sum + Math.min(count, other.get(name) ?? 0), 0);
  return Math.max(...others.map((other) => common(other) / Math.max(1, size(own), size(other))));
};
