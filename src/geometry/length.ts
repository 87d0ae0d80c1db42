import { tangentAt } from './along-curve.ts';
import { type Curve, centreForm } from './curve.ts';
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
const gauss: readonly (readonly [node: number, weight: number])[] = [
  [0.0950125098376374, 0.1894506104550685],
  [0.2816035507792589, 0.1826034150449236],
  [0.4580167776572274, 0.1691565193950025],
  [0.6178762444026438, 0.1495959888165767],
  [0.755404408355003, 0.1246289712555339],
  [0.8656312023878318, 0.0951585116824928],
  [0.9445750230732326, 0.0622535239386479],
  [0.9894009349916499, 0.0271524594117541],
];
