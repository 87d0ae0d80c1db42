import {
  box,
  eachCorner,
  flanked,
  flapAt,
  glued,
  insideShare,
  type LeftOrRight,
  leastBoards,
  mm,
  rectangle,
  trayLabels,
  walledFloor,
  wallsBeside,
  wallsOf,
} from '../../../src/author/index.ts';
import { cornerTab, corrugatedSizes } from '../../tray/corrugated-sizes.ts';

/** Fold phases: all rims while the blank lies flat, ends, their tabs, front and back over these. */
const phases = { rims: 0, ends: 1, tabs: 2, long: 3 } as const;

export default box('corrugated', {
  name: 'Glued tray with doubled walls',
  about: 'Open tray of corrugated board whose walls and corner tabs are doubled by rims folded down inside them.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0456',
  from: 'standard: FEFCO 0456: a rim on each of the four walls, tabs on the short walls as deep as wall and rim; our reading, a guess: all rims are folded in flat before the walls rise, those of tabs are cut from those of walls, and the tabs are glued inside',
  evidence: 'figures',
  ids: ['fefco-0456'],
  size: corrugatedSizes([400, 220, 60], { along: ', between the rims', across: ', between the rims' }),
  board: [3, [0.8, 7]],
  usualOrder: ['length', 'width'],
  sizeLimits: leastBoards({ length: [20, 60], width: [16, 40], height: [7, 18] }),
  options: ({ length, height, material }) => {
    const deepest = height - Math.max(3, material);
    return {
      rim: mm(deepest, [Math.max(10, 3 * material), deepest], 'How far the rims reach down inside the walls'),
      glue_tab: cornerTab(height + deepest, length, height, 12 + 2 * material),
    };
  },
  labels: { ...trayLabels, height: ['back.y', 'inside'], rim: 'back.rim.y' },
  inner: { length: 'right.rim|left.rim', width: 'back.rim|front.rim' },
  build({ length, width, height, material: t, rim, glue_tab: tab }) {
    const inside = insideShare.corrugated * t;
    // Between creases: a wall and its rim on each side.
    const [long, across, wall] = [length + 2 * (inside + t), width + 2 * (inside + t), height + inside];
    const folds = [{ phase: phases.rims, to: 180, clearance: 2 * inside }];
    const hem = (seat: number) => rectangle('rim', seat, rim, { folds });
    // Tabs lie on the rims of front and back. The rims of a tab and of its wall part where the tab turns.
    const [seat, foot] = [across - 4 * t, inside + t + 0.5];
    const end = (name: LeftOrRight) => {
      const left = flapAt(hem(tab - foot), tab, foot);
      const how = { role: 'glue', phase: phases.tabs, left } as const;
      const flap = rectangle(`${wallsBeside(name)[0]}-tab`, wall - foot, tab, how);
      return flanked(name, seat, wall, flap, {
        role: 'wall',
        phase: phases.ends,
        from: foot,
        top: hem(seat - 2 * (foot - t)),
      });
    };
    const side = (name: string) =>
      rectangle(name, long, wall, { role: 'wall', phase: phases.long, top: hem(long - 1) });
    return {
      ...walledFloor(long, across, wallsOf(side, end)),
      joins: eachCorner((on, name) => [glued(`${name}.${on}-tab`, `${on}.rim`)]),
    };
  },
});
