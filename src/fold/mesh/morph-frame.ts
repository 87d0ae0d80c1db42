import { length3, lerp3, type Point3, subtract3 } from '../../geometry/index.ts';

/** How something that changes its shape looks at a moment; what lies between two moments goes straight. */
export interface MorphFrame {
  readonly t: number;
  readonly points: readonly Point3[];
  readonly normals: readonly Point3[];
}

/**
 * Leaves out the frames that lie on the way between others, to within `far` mm (Ramer 1972, Douglas and Peucker 1973,
 * over time instead of space). The first and the last stay; one alone, where nothing moves.
 */
export const thinFrames = (frames: readonly MorphFrame[], far: number): readonly MorphFrame[] => {
  const first = frames[0]!;
  const last = frames.at(-1)!;
  if (frames.length < 2 || frames.every((f) => deviation(f, first, first) <= far / 10)) return [last];
  const kept = (a: number, b: number): MorphFrame[] => {
    let worst = far;
    let at = -1;
    for (let k = a + 1; k < b; k++) {
      const off = deviation(frames[k]!, frames[a]!, frames[b]!);
      if (off > worst) [worst, at] = [off, k];
    }
    return at < 0 ? [frames[b]!] : [...kept(a, at), ...kept(at, b)];
  };
  return [first, ...kept(0, frames.length - 1)];
};

/** How far a frame lies from the way between two others, where that is most. */
const deviation = ({ t, points }: MorphFrame, a: MorphFrame, b: MorphFrame): number => {
  const share = b.t > a.t ? (t - a.t) / (b.t - a.t) : 0;
  return points.reduce(
    (most, p, k) => Math.max(most, length3(subtract3(p, lerp3(a.points[k]!, b.points[k]!, share)))),
    0,
  );
};
