import { departure } from '../../src/geometry/departure.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** Least angle between two cuts that meet, in degrees. Between closer ones two rules of a die do not fit, and the waste is a needle. House rule. */
const LEAST = 5;

/** No two cuts leave a corner almost in one direction. */
export const needles: Law = (box) =>
  box.drawing.parts.flatMap(({ part, dieline: { nodes, lines } }) => {
    const at = nodes.map((): { readonly angle: number; readonly panels: readonly string[] }[] => []);
    for (const { line, curve, from, to, panels } of lines)
      if (line === 'cut')
        for (const [end, corner] of [from, to].entries())
          at[corner]!.push({ angle: (departure(curve, end).angle * 180) / Math.PI, panels });
    return at.flatMap((cuts) => {
      cuts.sort((a, b) => a.angle - b.angle);
      return cuts.flatMap((a, k) => {
        const b = cuts[(k + 1) % cuts.length]!;
        const angle = (b.angle - a.angle + 360) % 360;
        if (a === b || angle >= LEAST) return [];
        const names = [...new Set([...a.panels, ...b.panels])].map((id) => fullName(box, part.id, id));
        return [`${names.join(' and ')}: two cuts meet at ${angle.toFixed(2)}°`];
      });
    });
  });
