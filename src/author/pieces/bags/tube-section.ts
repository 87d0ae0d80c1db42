import { arcAngle } from '../../../geometry/index.ts';

/** Section of a bulging side: distance from the middle and height above the chord, by length along the panel from its middle. In mm. */
export type Section = (s: number) => Across;

/** A point of the section of a tube: its distance from the middle of the front, and its height above the edges of the front. In mm. */
export type Across = readonly [across: number, up: number];

/** Share of a phase at a time 0…1 of a fold of `count` phases. */
export const phaseShare = (time: number, count: number, phase: number): number =>
  Math.min(1, Math.max(0, time * count - phase));

/** The section of a panel of length `flat` whose middle rises by `sagitta`. In mm. */
export const bulged = (flat: number, sagitta: number): Section => {
  if (sagitta < 1e-6) return (s) => [s, 0];
  const half = arcAngle(flat, sagitta);
  const r = flat / 2 / half;
  return (s) => [r * Math.sin(s / r), r * (Math.cos(s / r) - Math.cos(half))];
};

/**
 * Section of a tube's side on the front's right edge, on a spine of `deep` mm, `v` mm from its crease. Spine and side turn by `turned`
 * radians each; then the side bulges as the front. `edge`: from the front's middle to its edge. `bulge`: of a side once it bulges.
 */
export const hangingSide =
  (edge: number, deep: number, turned: number, bulge: Section | undefined): ((v: number) => Across) =>
  (v) => {
    if (bulge) {
      const [across, up] = bulge(edge - v);
      return [across, -deep - up];
    }
    const [x, y] = [Math.cos(turned), Math.sin(turned)];
    return [edge + deep * x + v * Math.cos(2 * turned), -deep * y - v * Math.sin(2 * turned)];
  };
