import { tangentAt } from './along-curve.ts';
import { type Curve, centreForm } from './curve.ts';
import rule from './gauss-rule.json' with { type: 'json' };
import { distance } from './point.ts';

/**
 * Length in mm. Exact for lines and arcs; cubics by 16-point Gauss–Legendre quadrature on each quarter.
 * @example
 * geometry.length(geometry.straight([0, 0], [30, 40])); // = 50
 */
export const length = (c: Curve): number => {
  switch (c.kind) {
    case 'line':
      return distance(c.from, c.to);
    case 'arc': {
      const { radius, sweep } = centreForm(c);
      return radius * Math.abs(sweep);
    }
    case 'cubic': {
      let sum = 0;
      for (let quarter = 0; quarter < 4; quarter++)
        for (let i = 0; i < gauss.length; i++) {
          const [node, weight] = gauss[i]!;
          for (const side of [-1, 1])
            sum += (weight * Math.hypot(...tangentAt(c, (quarter + 0.5 + (side * node) / 2) / 4))) / 8;
        }
      return sum;
    }
  }
};

/** Nodes and weights of the 16-point Gauss–Legendre rule on -1…1, the positive half. */
const gauss = rule as unknown as readonly (readonly [node: number, weight: number])[];
