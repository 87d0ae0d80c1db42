import {
  insideShare,
  laterEnd,
  mm,
  type Rim,
  raised,
  rectangle,
  sleevePhases,
  toDegrees,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { slotted } from './slotted.ts';

const meeting = slotted('meet');

/** Play of a partition above the floor. */
const PLAY = 1;

/** Reach of a partition below its crease. */
const depthOf = (height: number, material: number): number => height + insideShare.corrugated * material - PLAY;

/** Length of the shortest cell into which the partition still swings. */
const shortestCell = (height: number, material: number): number =>
  Math.max(
    15,
    4 * material,
    // The deepest flap that swings in over its own half of the box has twice the reach times the cosine of 15°.
    (depthOf(height, material) * 1.01) / (2 * Math.cos(Math.PI / 12)) - 2 * insideShare.corrugated * material,
  );

/** Slotted flaps that meet, over side flaps that continue as partitions to the floor. `besideTuck`: clear of a tuck at the other end. */
const partitionsWith = (besideTuck: boolean): Closure => ({
  ...meeting,
  // They swing through the inside, where a partition on the glue flap would stand.
  withoutJoints: ['flap_with_separator'],
  sizeLimits: ({ length, material }) => {
    // Two tucks with tabs need a high box, and partitions that turn in it a long one.
    const min = Math.max(80, besideTuck ? 35 + 15 * material : 12 * material);
    return { length: { min }, height: { max: 0.9 * Math.max(length, min) } };
  },
  options: (size, chosen, end) => {
    const { length, height, material } = size;
    // Length of the longest cells, at which the partitions stand back to back.
    const [least, most] = [shortestCell(height, material), length / 2 - 1.25 * material];
    return {
      ...meeting.options?.(size, chosen, end),
      cell: mm(most, [least, most], 'Length inside the cell at either end, up to the partition'),
    };
  },
  build: (site) => {
    const { width, height, material: t, slot_width, cell } = site.values;
    const outer = meeting.build(site);
    const phase = sleevePhases.ends;
    const reach = cell! + 2 * insideShare.corrugated * t;
    // A partition bends along the wall, two boards off at its rim, and hangs while the flap folds in. Two at once would meet in the middle.
    const bent = 180 - toDegrees(Math.asin(Math.min(1, (2 * t) / reach)));
    const side = (wall: number, bends: number): Rim => {
      const across = Math.min(wall - slot_width!, width) - 2 * (PLAY + (besideTuck ? 2 * t : 0));
      const foldSteps = [{ phase: bends, to: bent, clearance: t }];
      const top = rectangle('partition', across, depthOf(height, t), { foldSteps, phase: phase + 2 });
      return raised(rectangle(`${site.end}-flap`, wall - slot_width!, reach, { phase: phase + 2, top }), wall, 0);
    };
    return {
      ...outer,
      // The outer flaps close after the partitions are upright.
      front: laterEnd(outer.front, 2),
      right: side(site.walls[1], phase),
      back: laterEnd(outer.back, 2),
      left: side(site.walls[3], phase + 1),
    };
  },
});

export const partitions = partitionsWith(false);
export const partitionsUnderTuck = partitionsWith(true);
