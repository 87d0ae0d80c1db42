import {
  box,
  glued,
  insideShare,
  leastBoards,
  mm,
  type Panel,
  rectangle,
  straight,
  walledFloor,
  wallsOf,
} from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';

const phases = { ends: 0, flaps: 1, front: 2, flap: 3, back: 4, lid: 5, lip: 6 } as const;

/** Creases below the rim of each wall, at which a lower mailer is folded. */
const CREASES = [1, 2, 3] as const;

/** Mailer of four walls with flaps on three of them. The lid is pulled down to the goods, its lip is stuck on the front. */
export default box('corrugated', {
  name: 'Mailer with variable height',
  about:
    'Mailer of corrugated board whose walls have creases for three lower heights; the lip of its lid is stuck on the front.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: drawing not seen; described under FEFCO 0413: parallel creases along the hinge, flaps on three sides, a front flap that laps without a tuck; our decisions: creases in all four walls, 15 apart, a lip that ends at the lowest height',
  ids: ['house-variable-mailer'],
  size: corrugatedSizes([300, 220, 80]),
  sizeLimits: leastBoards({ length: [20, 60], width: [20, 60], height: [10, 50] }),
  options: ({ length, width, height }) => ({
    flap: mm(Math.min(60, width / 3), [20, Math.min(width, length) / 2 - 1], 'How far the flaps reach in'),
    step: mm(Math.min(15, height / 5), [5, height / 4], 'Distance between two creases of a wall'),
  }),
  build({ length, width, height, material: t, flap: reach, step }) {
    const inside = insideShare.corrugated * t;
    const [long, across, high] = [length + 2 * inside, width + 2 * inside, height + 2 * inside];
    const creased = (panel: Panel, wall: number): Panel => {
      const heights = CREASES.map((k) => wall - k * step);
      return { ...panel, marks: heights.map((y) => ({ line: 'crease', curves: [straight([0, y], [panel.seat, y])] })) };
    };
    // The ends stand between front and back; flaps and lid lie on one another.
    const between = across - 2 * t;
    const end = (name: string) => {
      const top = rectangle('flap', between, reach, { phase: phases.flaps });
      return creased(rectangle(name, between, high, { role: 'wall', phase: phases.ends, top }), high);
    };
    const side = (name: 'front' | 'back') => {
      const wall = high + (name === 'front' ? t : 2 * t);
      const lip = rectangle('lip', long, height - 3 * step, { role: 'glue', phase: phases.lip });
      const top =
        name === 'front'
          ? rectangle('flap', long, reach, { phase: phases.flap })
          : rectangle('lid', long, across + t, { role: 'wall', phase: phases.lid, top: lip });
      return creased(rectangle(name, long, wall, { role: 'wall', phase: phases[name], top }), wall);
    };
    return {
      ...walledFloor(long, across, wallsOf(side, end)),
      joins: [glued('lid.lip', 'front')],
      labels: { length: 'floor.x', width: 'floor.y', height: 'right.y' },
      inner: { length: 'right|left', width: 'back|front', height: 'floor|right.flap' },
    };
  },
});
