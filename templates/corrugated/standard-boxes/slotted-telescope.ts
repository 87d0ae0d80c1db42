import {
  box,
  caseAllowance,
  leastBoards,
  mm,
  part,
  placed,
  plantable,
  plantScores,
  templateForPlant,
  when,
} from '../../../src/author/index.ts';
import { bodySizes } from '../../sizes.ts';
import { intersectLimits } from '../../tube/closure.ts';
import { cappedJoint, cappedSlotWidth } from '../../tube/slots.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { halves } from './half-case-panels.ts';

export default plantable((plant) =>
  box('corrugated', {
    name: 'Telescope of two half slotted cases',
    about: 'Two shipping cases of corrugated board without upper flaps, one upside down over the other.',
    group: 'standard_boxes',
    closure: 'separate_lid',
    code: '0320',
    from: 'standard: FEFCO 0320: two cases of 0200, the lid larger by two boards and some play on each side; 0321: two cases with 1-2-3 bottoms; our decision: a lid that does not reach down is 0.4 as high, and below 200 up to 0.6',
    evidence: 'figures',
    ids: { 'fefco-0320': {}, 'fefco-0321': { choices: { bottom: 'snap_lock' }, code: { fefco: '0321' } } },
    size: bodySizes([400, [50, 1500]], [300, [40, 1200]], [250, [40, 1500]]),
    board: [3, [1.5, 7]],
    usualOrder: ['length', 'width'],
    sizeLimits: (size, { bottom }) => {
      const boards = leastBoards({ length: 12, width: 12, height: 12 })(size);
      if (bottom === 'slotted') return boards;
      // The 1-2-3 bottom needs a front that is at least as long as the sides.
      const order = { length: { min: size.width }, width: { max: Math.max(size.length, 12 * size.material) } };
      return intersectLimits(boards, order, snapLock('corrugated').sizeLimits!(size, {}));
    },
    choices: plantScores(plant, {
      telescope: ['full', 'partial'],
      bottom: ['slotted', 'snap_lock'],
      scores: ['straight', 'staggered'],
    }),
    incompatible: [
      {
        choices: { bottom: ['snap_lock'], scores: ['staggered'] },
        code: 'snap_lock_and_scores',
        why: 'a 1-2-3 bottom has no slotted flaps to score',
      },
    ],
    options: ({ length, width, height, material }, { telescope, bottom }) => ({
      lid_height: mm(
        telescope === 'full' ? height : Math.max(Math.min(80, 0.6 * height), 0.4 * height),
        [Math.max(25, 8 * material), height],
        'Height inside the lid',
      ),
      clearance: mm(Math.max(1, material / 2), [0.5, 6], 'Play between body and lid, on each side'),
      glue_flap: cappedJoint(material, 'Width of the glue flaps'),
      ...when(bottom === 'slotted', { slot_width: cappedSlotWidth(material) }),
      ...when(
        bottom === 'snap_lock',
        snapLock('corrugated').options!({ length, width, height, material }, {}, 'bottom'),
      ),
    }),
    build({ length, width, height, material: t, lid_height, clearance, ...own }, { bottom, scores }) {
      const chosen = { glue_flap: 'standard_flap', scores };
      const half = plant ? templateForPlant(halves[bottom], plant) : halves[bottom];
      const case0200 = (l: number, w: number, h: number) =>
        half.build({ ...own, length: l, width: w, height: h, material: t }, chosen)[0]!.blank;
      const { walls, depth } = caseAllowance(plant ?? 'proportional', t, width);
      // Cases that are lower inside than stated hold the lid up by as much.
      const up = plant ? depth.meet - (7 / 6) * t : 0;
      const around = 2 * (t + clearance);
      const [body, lid] = [case0200(length, width, height), case0200(length + around, width + around, lid_height)];
      // Turned by half about the middle of its front, which stands so far outside of the body's. The glue flap begins `seam` below the rim.
      const [seam, front] = [Math.max(4, t), length + walls[0]];
      const at = placed(
        [lid_height - 2 * seam + up, front + around / 2, t + clearance],
        [-(height + lid_height + 100), 0, 0],
        [-1, 0, 0],
        [0, -1, 0],
      );
      return [part('body', body), part('lid', { ...lid, gauges: [], inner: [] }, at)];
    },
  }),
);
