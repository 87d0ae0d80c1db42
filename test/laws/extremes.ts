import { arrange, type Drawing } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import type { Variation } from '../support/sizes.ts';
import { show } from './built.ts';

/** For any numbers, the template reports violations, or builds a box of finite numbers. */
export const extremes = ({ template, id }: Variation, given: Readonly<Record<string, number>>): string[] => {
  try {
    const { values, chosen, violations: complaints } = resolve(template, given, id);
    if (complaints.length) return [];
    return endless(arrange(template.build(values, chosen))).map((c) => `${show(given)}: ${c}`);
  } catch (e) {
    return [`${show(given)} throws: ${e instanceof Error ? e.message : e}`];
  }
};

const endless = ({ parts, dieline }: Drawing): string[] => [
  ...dieline.nodes.flatMap((p) => (p.every(Number.isFinite) ? [] : [`a corner is at ${p}`])),
  ...dieline.lines.flatMap(({ curve, panels }) =>
    Object.values(curve)
      .flat()
      .every((v) => typeof v === 'string' || Number.isFinite(v))
      ? []
      : [`a line of ${panels.join(' and ')} is not finite`],
  ),
  ...parts.flatMap(({ part, area }) => (Number.isFinite(area) && area > 0 ? [] : [`${part.id} has ${area} mm²`])),
];
