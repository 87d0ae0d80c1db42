import type { Part, PartCategory, Sits } from '../../../src/board/index.ts';
import { type RigidTray, rigidBoard, rigidWrap, trayGauges, trayInner } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Rigid box with a lift-off lid: two trays of grooved grey board, each covered with
 * paper that goes over the rim and down inside.
 *
 *        ┌─────────┐           ┌─┬─────────┬─┐
 *        │         │           ├─┴╲       ╱┴─┤
 *   ┌────┼╌╌╌╌╌╌╌╌╌┼────┐   ┌──┼──┼───────┼──┼──┐
 *   │    ╎  board  ╎    │   │  │  │ cover │  │  │
 *   └────┼╌╌╌╌╌╌╌╌╌┼────┘   └──┼──┼───────┼──┼──┘
 *        │         │           ├─┬╱       ╲┬─┤
 *        └─────────┘           └─┴─────────┴─┘
 */
export default template({
  name: 'Rigid box with lift-off lid',
  about: 'Two covered trays of grey board, the lid over the base.',
  group: 'hard_cardboards_covered_solid_board_boxes',
  code: {},
  provenance: {
    kind: 'house',
    source: 'grooved board and wrap by the rules of set-up box making; no drawing or code stands behind it',
  },
  ids: { 'becf-30101': {} },

  size: {
    length: mm(200, { min: 50, max: 800, about: 'Length inside the base' }),
    width: mm(100, { min: 40, max: 600, about: 'Width inside the base' }),
    height: mm(50, { min: 20, max: 400, about: 'Height inside the base' }),
    material: mm(2, { min: 0.8, max: 4, about: 'Thickness of the grey board' }),
  },
  order: ['length', 'width'],
  within: ({ length }) => ({ width: { max: length } }),
  choices: {},

  options: ({ width, height }) => {
    // The paper of two sides must not meet inside, nor reach the floor of base or lid.
    const deepest = Math.min(18, height - 5, width / 2 - 5);
    return {
      lid_height: mm(height, { min: 20, max: height + 2, about: 'Height inside the lid' }),
      paper: mm(0.15, { min: 0.05, max: 0.4, about: 'Thickness of the paper' }),
      turn_in: mm(Math.min(15, deepest), {
        min: 6,
        max: deepest,
        about: 'How far the paper goes down inside',
      }),
      clearance: mm(0.5, { min: 0.1, max: 3, about: 'Play between base and lid on each side' }),
    };
  },

  build({ length, width, height, material: board, lid_height, paper, turn_in, clearance }): readonly Part[] {
    const base: RigidTray = { length, width, height, board, paper, turnIn: turn_in };
    // Around the base: its board, its paper, doubled on the short sides; inside the lid, the lid's own paper.
    const around = 2 * (board + paper + clearance + paper);
    const lid: RigidTray = { ...base, length: length + around + 2 * paper, width: width + around, height: lid_height };
    // Upside down, its board on the paper of the base's rim.
    const onTop: Sits = {
      pose: [
        1,
        0,
        0,
        (length - lid.length) / 2,
        0,
        -1,
        0,
        (width + lid.width) / 2 + 2 * board,
        0,
        0,
        -1,
        -(height + 2 * board + paper),
      ],
      comes: [0, 0, -2 * (height + lid_height)],
    };
    const here: Sits = { pose: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0], comes: [0, 0, 0] };
    const part = (id: string, category: PartCategory, blank: ReturnType<typeof rigidBoard>, sits?: Sits): Part => ({
      id,
      name: id.replace('_', ' '),
      category,
      blank: { ...blank, gauges: trayGauges, inner: id === 'base_board' ? trayInner : [] },
      ...(sits && { sits }),
    });
    return [
      part('base_board', 'carton', rigidBoard(base)),
      part('base_cover', 'cover', rigidWrap(base), here),
      part('lid_board', 'carton', rigidBoard(lid), onTop),
      part('lid_cover', 'cover', rigidWrap(lid), onTop),
    ];
  },
});
