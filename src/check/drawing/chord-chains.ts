import { addTo, length } from '../../geometry/index.ts';
import { step } from '../../recognise/lines/index.ts';
import type { Dieline } from '../../sheet/index.ts';

/** Straight lines of one type in a row, end to end. */
export interface ChordChain {
  /** Indexes of the corners, one more than of the lines. The first is also the last in a ring. */
  readonly corners: readonly number[];
  readonly lines: readonly number[];
  /** True when lines of another type end in a corner of the chain. */
  readonly isMet: (corner: number) => boolean;
}

/** The chains of straight lines in a drawing. A chain ends in a curve, in a free end, and where several lines of its type meet. */
export const chordChains = ({ lines }: Pick<Dieline, 'lines'>): ChordChain[] => {
  const incident = new Map<number, number[]>();
  lines.forEach(({ from, to }, k) => {
    for (const corner of [from, to]) addTo(incident, corner, k);
  });
  const isMet = (corner: number): boolean => incident.get(corner)!.length > 2;
  /** The line that continues a straight one at a corner. */
  const next = (k: number, corner: number): number | undefined => {
    const there = incident.get(corner)!;
    step(there.length);
    const others = there.filter((other) => other !== k && lines[other]!.line === lines[k]!.line);
    return others.length === 1 && lines[others[0]!]!.curve.kind === 'line' ? others[0] : undefined;
  };
  const otherEnd = (k: number, corner: number): number => {
    const { from, to } = lines[k]!;
    return from === corner ? to : from;
  };
  const done = new Set<number>();
  const walk = (start: number, from: number): { readonly corners: number[]; readonly lines: number[] } => {
    const walked = { corners: [from], lines: [] as number[] };
    for (let [k, corner] = [start as number | undefined, from]; k !== undefined && !done.has(k); k = next(k, corner)) {
      done.add(k);
      corner = otherEnd(k, corner);
      walked.lines.push(k);
      walked.corners.push(corner);
    }
    return walked;
  };
  return lines.flatMap(({ from, curve }, k): ChordChain[] => {
    if (curve.kind !== 'line' || done.has(k)) return [];
    const forth = walk(k, from);
    const before = next(k, from);
    const back = before === undefined ? { corners: [from], lines: [] } : walk(before, from);
    const corners = [...back.corners.toReversed(), ...forth.corners.slice(1)];
    const chain = { corners, lines: [...back.lines.toReversed(), ...forth.lines], isMet };
    return [chain.corners[0] === chain.corners.at(-1) ? fromCorner(chain, lines) : chain];
  });
};

/** Starts a ring at its longest line, so that no curve is split. */
const fromCorner = (chain: ChordChain, lines: Dieline['lines']): ChordChain => {
  const lengths = chain.lines.map((k) => length(lines[k]!.curve));
  const at = lengths.indexOf(lengths.reduce((most, size) => Math.max(most, size), 0));
  const ring = chain.corners.slice(1);
  const corners = [...ring.slice(at), ...ring.slice(0, at)];
  return {
    ...chain,
    corners: [...corners, corners[0]!],
    lines: [...chain.lines.slice(at + 1), ...chain.lines.slice(0, at + 1)],
  };
};
