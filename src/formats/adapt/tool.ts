import {
  type Curve,
  distance,
  enclosedArea,
  endsKey,
  length,
  moveCurves,
  type Point,
  pointAt,
  straight,
  subcurve,
  tangentAt,
} from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import type { Guide } from '../artwork-guides.ts';
import { type Chain, chains } from '../chains.ts';
import type { Copies } from '../copies.ts';
import { guideLayers } from '../guide-layers.ts';
import type { DashSegments, Production, Profile } from '../profile.ts';
import { inSegments } from './segments.ts';

/** Number and width of the bridges of a rule of this length, in mm: notches in its foot, where the board of the die stays whole. */
export const bridgesOf = (mm: number, { bridges, bridgeEvery }: Production) => {
  const row = bridges.findLast(({ from }) => mm >= from);
  const more = row && row === bridges.at(-1) ? Math.floor((mm - row.from) / bridgeEvery) : 0;
  return row?.count ? ([row.count + more, row.width] as const) : ([0, 0] as const);
};

/** Length of the ticks at both ends of a bridge to each side of its rule, in mm. */
const TICK_MM = 1.5;

/** A layer with two ticks across the rule at each bridge. The knife cuts there, so its line has no gap. */
export const bridgeGuide = (
  { dieline, copies }: { readonly dieline: Dieline; readonly copies: readonly Copies[] },
  { production, without }: Profile,
): Guide => {
  const ticksOf = ({ lines }: Dieline): Curve[] =>
    lines.flatMap(({ line, folds, curve }) =>
      line === 'bleed' || folds === 'board' || without.includes(line) ? [] : bridgeTicks(curve, production),
    );
  const repeated = copies.flatMap(({ dieline: own, at }) => {
    const ticks = ticksOf(own);
    return at.flatMap((motion) => moveCurves(motion, ticks));
  });
  return {
    layer: guideLayers.bridges,
    chains: [...ticksOf(dieline), ...repeated].map((tick) => ({
      ...{ line: 'bleed', row: 'bleed', part: 0, closed: false },
      curves: [tick],
    })),
  };
};

const bridgeTicks = (curve: Curve, production: Production): Curve[] => {
  const mm = length(curve);
  const [count, width] = bridgesOf(mm, production);
  return Array.from({ length: 2 * count }, (_, k) => {
    const t = (Math.floor(k / 2) + 0.5) / count + ((k % 2 ? 1 : -1) * width) / 2 / mm;
    const [[x, y], [u, v]] = [pointAt(curve, t), tangentAt(curve, t)];
    const scale = TICK_MM / Math.hypot(u, v);
    return straight([x - v * scale, y + u * scale], [x + v * scale, y - u * scale]);
  });
};

/** The knives of a perforation or cut-crease as lines of their own, with a knife at both ends of each; creases between those of a cut-crease. */
export const inPattern = (chain: Chain, { on, off }: Pick<DashSegments, 'on' | 'off'>): Chain[] =>
  chain.curves.flatMap((curve) => {
    const knives = inSegments({ ...chain, curves: [curve] }, { on, off, end: 0 });
    if (chain.line !== 'combination') return knives;
    const period = (on + off) / (knives.length * (on + off) - off);
    const creases = knives.slice(1).map((_, k): Chain => {
      const between = subcurve(curve, (k + on / (on + off)) * period, (k + 1) * period);
      return { ...chain, line: 'crease', row: 'crease', closed: false, curves: [between] };
    });
    return [...knives, ...creases];
  });

export interface NickPlan {
  /** Width of a nick in mm; 0 for none. */
  readonly nick: number;
  /** Panels whose edges have no nick, as `part:panel`: glue flaps, tucks, locks and what is displayed. */
  readonly clean: ReadonlySet<string>;
}

/** A stretch of an outline that may have nicks: where it begins and ends, and the middles of its nicks, in mm along the outline. */
interface Stretch {
  readonly line: Line;
  readonly from: number;
  readonly to: number;
  readonly isForward: boolean;
  readonly nicks: number[];
}

/**
 * The drawing with nicks, which hold each blank in its sheet: gaps in the straight cuts of its outer contour, evenly spread as far as the
 * panels allow that stay clean. The contours come last, because machines cut holes first.
 */
export const nicked = (dieline: Dieline, { nick, clean }: NickPlan, { nicks }: Production) => {
  if (!nick) return { ...dieline, usualNicks: 0 };
  const outlines = new Map<number, Chain>();
  const areaOf = (chain: Chain | undefined): number => (chain ? Math.abs(enclosedArea(chain.curves)) : 0);
  for (const chain of chains(dieline))
    if (chain.line === 'cut' && chain.closed && areaOf(chain) > areaOf(outlines.get(chain.part)))
      outlines.set(chain.part, chain);
  const lineOf = new Map(dieline.lines.flatMap((line) => (line.line === 'cut' ? [[endsKey(line.curve), line]] : [])));
  const found = new Map<Line, Stretch>();
  const isContour = new Set<Line>();
  let usualNicks = 0;
  for (const { curves } of outlines.values()) {
    const own: Stretch[] = [];
    const room = nicks.corner + nick / 2;
    let at = 0;
    for (const curve of curves) {
      const [mm, line] = [length(curve), lineOf.get(endsKey(curve))];
      if (line) isContour.add(line);
      const isFree =
        line?.panels.length && !line.panels.some((panel) => clean.has(`${dieline.parts[line.part]}:${panel}`));
      if (isFree && curve.kind === 'line' && mm > 2 * room)
        own.push({ line, from: at, to: at + mm, isForward: distance(curve.from, line.curve.from) === 0, nicks: [] });
      at += mm;
    }
    usualNicks += spread(own, at, { ...nicks, room });
    for (const stretch of own) found.set(stretch.line, stretch);
  }
  const nodes = [...dieline.nodes];
  const node = (p: Point): number => nodes.push(p) - 1;
  const pieces = (line: Line): Line[] => {
    const stretch = found.get(line);
    if (!stretch?.nicks.length) return [line];
    const { from, to, isForward } = stretch;
    const mm = to - from;
    const middles = stretch.nicks.map((s) => (isForward ? s - from : to - s)).sort((a, b) => a - b);
    const stops = [0, ...middles.flatMap((s) => [s - nick / 2, s + nick / 2]), mm].map((s) => s / mm);
    return [...middles.keys(), middles.length].map((k): Line => {
      const curve = subcurve(line.curve, stops[2 * k]!, stops[2 * k + 1]!);
      const isLast = k === middles.length;
      return { ...line, curve, from: k ? node(curve.from) : line.from, to: isLast ? line.to : node(curve.to) };
    });
  };
  const rest = dieline.lines.filter((line) => !isContour.has(line));
  return {
    ...{ ...dieline, nodes, isNicked: true as const, usualNicks },
    lines: [...rest, ...dieline.lines.filter((line) => isContour.has(line)).flatMap(pieces)],
  };
};

/** Chooses the middles of nicks: one each `every` mm of an outline, at least two, none nearer to another than half of that if it can be. Returns how many are usual. */
const spread = (
  stretches: readonly Stretch[],
  whole: number,
  { every, corner, room }: { readonly every: number; readonly corner: number; readonly room: number },
): number => {
  const chosen: number[] = [];
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), whole - Math.abs(a - b));
  const place = (target: number, least: number): void => {
    let best: { readonly stretch: Stretch; readonly at: number } | undefined;
    for (const stretch of stretches)
      for (const turn of [-whole, 0, whole]) {
        const at = Math.min(stretch.to - room, Math.max(stretch.from + room, target + turn));
        if (chosen.some((other) => apart(at, other) < least)) continue;
        if (!best || apart(at, target) < apart(best.at, target)) best = { stretch, at };
      }
    best?.stretch.nicks.push(best.at);
    if (best) chosen.push(best.at);
  };
  const count = Math.max(2, Math.round(whole / every));
  for (let k = 0; k < count; k++) place(((k + 0.5) * whole) / count, every / 2);
  for (let k = 0; chosen.length < 2 && k < 2; k++) place(((chosen[0] ?? 0) + whole / 2) % whole, 2 * corner);
  return count;
};
