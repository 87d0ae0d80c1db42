import {
  type BodyOfPart,
  box,
  gluedTray,
  mm,
  part,
  placed,
  rectangle,
  trayLabels,
  upsideDown,
  walledFloor,
  wallsOf,
  when,
} from '../../../src/author/index.ts';

const names = ['outer', 'middle', 'inner'] as const;

export default box('carton', {
  name: 'Exploding box',
  about: 'Gift box of one to three crosses in one another under a lid; when it is lifted, all walls fall open.',
  group: 'special_boxes',
  closure: 'separate_lid',
  from: 'house: the box in common use: crosses of a square floor and four walls, glued floor on floor, each smaller by a step on every side, and a glued tray as a lid with play',
  ids: ['house-exploding-box'],
  size: { length: mm(100, [50, 400], 'Side of the cube'), height: mm(100, [30, 400], 'Height of its walls') },
  reads: { across: 'length' },
  board: [0.4, [0.2, 1]],
  sizeLimits: ({ length }) => ({ height: { max: 1.5 * length } }),
  choices: { crosses: ['three_crosses', 'two_crosses', 'one_cross'] },
  options: ({ length, height, material }, { crosses }) => ({
    ...when(crosses !== 'one_cross', {
      step: mm(3, [2 * material + 1, length / 10], 'Distance of the walls of a cross from those around it'),
    }),
    lid_height: mm(Math.min(40, height), [15, height], 'Height of the lid'),
    clearance: mm(0.5, [0.2, 3], 'Play between walls and lid on each side'),
    glue_tab: mm(Math.min(15, length / 4), [8, 0.45 * length], 'Length of the corner tabs of the lid'),
  }),
  build({ length, height, material: t, step = 0, lid_height, clearance, glue_tab: tab }, { crosses }) {
    const count = { one_cross: 1, two_crosses: 2, three_crosses: 3 }[crosses];
    const cross = (k: number): BodyOfPart => {
      const [side, high] = [length - 2 * k * step, height - k * t];
      const wall = (name: string) => rectangle(name, side, high, { role: 'wall' });
      const body = { ...walledFloor(side, side, wallsOf(wall, wall)), joins: [] };
      if (k === 0)
        return part('outer', { ...body, labels: trayLabels, inner: { length: ['right|left', 'front|back'] } });
      const below = k === 1 ? 'outer:floor' : 'middle:floor';
      const place = placed([k * step, k * step, -k * t], [0, 0, -1.5 * height]);
      return part(names[k]!, { ...body, labels: {}, inner: {} }, { ...place, with: below });
    };
    // The lid's tabs lie between its long walls and those of the cross.
    const x = length + 2 * (t + clearance);
    const lid = { x, y: x + 2 * t };
    const body = gluedTray({ length: lid.x, width: lid.y, wall: lid_height, tab, material: t });
    return [
      ...names.slice(0, count).map((_, k) => cross(k)),
      part('lid', { ...body, inner: {} }, upsideDown({ x: length, y: length }, lid, height, 2 * count * height)),
    ];
  },
});
