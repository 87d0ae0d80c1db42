import {
  arc,
  locked,
  notchedEdge,
  pen,
  type Rim,
  raised,
  rectangle,
  rim,
  sleevePhases,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** Reach of the arched flaps across the box, and of the side flaps along it, as shares of width and length. */
const [ARCH, SIDE] = [0.85, 0.34];

/** Largest depth of an arch, as a share of its seat: slightly less than a half circle. */
const ROUNDEST = 0.46;

/** Radius of the thumb notch in the outer arch, as a share of the length. */
const NOTCH = 0.09;

/** Square flaps on the narrow walls, and an arched flap on each long wall over them. The outer one has a thumb notch. */
export const archedFlaps: Closure = {
  // The arches overlap by at least a sixth of the length, in the gap between the flaps of the narrow walls.
  sizeLimits: ({ length, material }) => ({
    length: { min: 52 },
    width: { min: 14 + 4 * material, max: 0.75 * length },
    height: { min: 30 },
  }),
  build: ({ end, values: { length, width, material: m }, walls: [, , , last] }) => {
    const name = `${end}-flap`;
    const phase = sleevePhases.ends;
    const side = (wide: number): Rim => {
      // In a narrow box the arches meet further in than a square flap reaches.
      const reach = Math.min(SIDE * length, Math.max(width, length / 5));
      const flap = rectangle(name, wide - 2 * m, reach, { phase });
      return rim(wide).side(0, 0, flap).close();
    };
    const face = (layer: number): Rim => {
      const seat = length - 2 * m;
      const edge = arc([seat, 0], [0, 0], 2 * Math.min((ARCH * width) / seat, ROUNDEST));
      const flap = pen(name, seat, { phase: phase + layer })
        .along(...(layer === 2 ? notchedEdge(edge, Math.min(NOTCH * length, width / 4, 20)) : [edge]))
        .close();
      return raised(flap, length, layer * m);
    };
    return {
      front: face(1),
      right: side(width),
      back: face(2),
      left: side(last),
      joins: [locked(`front.${name}`, `back.${name}`)],
    };
  },
  lid: (end) => `right.${end}-flap`,
};
