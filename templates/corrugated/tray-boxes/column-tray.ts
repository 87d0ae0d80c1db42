import {
  box,
  eachCorner,
  flanked,
  glued,
  insetFloor,
  insideShare,
  type LeftOrRight,
  leastBoards,
  locked,
  mm,
  pen,
  rectangle,
  squareSlot,
  trayInner,
  trayLabels,
  wallsBeside,
  wallsOf,
  withCuts,
} from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';

/** Fold phases: columns are rolled before the ends rise, with which their tongues go down into the floor. */
const phases = { rolls: 0, columns: 1, ends: 2, long: 3 } as const;

export default box('corrugated', {
  name: 'Tray with columns',
  about: 'Glued tray of corrugated board for produce; hollow columns carry the stack above its low front and back.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0483',
  from: 'house: drawing not seen; FEFCO 0483 is described as a tray with four hollow columns, which roll inwards and lock into the floor; our decisions, guesses: square columns of four panels on high ends, a tongue below each, and glued to front and back, which are half as high',
  evidence: 'words',
  ids: ['fefco-0483'],
  size: corrugatedSizes([500, 300, 180]),
  board: [4, [1.5, 7]],
  sizeLimits: leastBoards({ length: [30, 100], width: [30, 100], height: [15, 60] }),
  options: ({ length, width, height, material }) => {
    const [least, across] = [Math.max(25, 9 * material), Math.min(length, width)];
    return {
      column: mm(
        Math.max(least, across / 8),
        [least, across / 2 - 3 * material],
        'Breadth of a column along each wall',
      ),
      side_height: mm(height / 2, [Math.max(20, 4 * material), height], 'Height inside of front and back'),
    };
  },
  labels: { ...trayLabels, height: 'right.y', side_height: 'back.y' },
  inner: trayInner,
  build({ column, side_height, ...given }) {
    const { length, width, wall, material: t } = betweenCreases(given);
    const inside = insideShare.corrugated * t;
    // Columns clear the floor and end 1 mm below the rim.
    const [foot, high] = [t + 0.5, wall - t - 1.5];
    // From the corner: along front or back, across with a tongue, back to the end, and upon this towards the corner.
    const last = rectangle('foot', high, column - inside - 1, { role: 'glue', phase: phases.rolls });
    const back = rectangle('back', high, column - t, { phase: phases.rolls, top: last });
    const [from, to, tip] = [column / 3, (2 * column) / 3, high + foot + t];
    const side = pen('side', high, { phase: phases.rolls })
      .path([high, from], [tip, from + 1], [tip, to - 1], [high, to], [high, column])
      .hang(0, column, back)
      .close();
    // Columns are glued inside front and back.
    const aside = 1.1 * t;
    const end = (name: LeftOrRight) => {
      const how = { role: 'glue', phase: phases.columns, top: side } as const;
      const post = rectangle(`${wallsBeside(name)[0]}-column`, high, column, how);
      const sides = { role: 'wall', phase: phases.ends, from: foot, to: wall - 1 } as const;
      return flanked(name, width - 2 * aside, wall, post, sides);
    };
    // On the sheet front and back lie beside the tongues, which have half a millimetre of play in their slots.
    const inset = t + 6;
    const low = { role: 'wall', phase: phases.long } as const;
    const walls = wallsOf((name) => rectangle(name, length - 2 * inset, side_height + inside, low), end);
    const [near, start, deep, wide] = [column - inside - 0.5, aside + from - 0.5, t + 1, to - from + 1];
    const slots = [start, width - start - wide].flatMap((y) =>
      [near, length - near - deep].map((x) => squareSlot([x, y], [x + deep, y + wide])),
    );
    return {
      trunk: withCuts(insetFloor(length, width, inset, walls), ...slots),
      joins: eachCorner((on, name) => [
        glued(`${name}.${on}-column`, on),
        locked(`${name}.${on}-column.side`, 'floor', 'slit'),
      ]),
    };
  },
});
