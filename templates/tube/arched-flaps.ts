import { locked, pen, type Rim, raised, rectangle, rim, sleevePhases } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** Reach of the arched flaps across the box, and of the side flaps along it, as shares of width and length. */
const [ARCH, SIDE] = [0.85, 0.34];

/** Largest depth of an arch, as a share of its seat: slightly less than a half circle. */
const ROUNDEST = 0.46;

/** Square flaps on the narrow walls, and an arched flap on each long wall over them. */
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
      const flap = rectangle(name, wide - 2 * m, Math.min(SIDE * length, width), { phase });
      return rim(wide).side(0, 0, flap).close();
    };
    const face = (layer: number): Rim => {
      const seat = length - 2 * m;
      const flap = pen(name, seat, { phase: phase + layer })
        .arc(0, 0, 2 * Math.min((ARCH * width) / seat, ROUNDEST))
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
