import { afterSquaring, box, type Lengths, plantScores, shutBulge, sleeve } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { type ChosenInTube, type Closure, intersectLimits, type Sizes } from './closure.ts';
import type { TubeStyle } from './style.ts';

type Offer = Pick<Closure, 'choices' | 'endChoices'>;

/** The choices of both ends. A feature of one end has `both` as its only value, without a choice of the end. A tube hangs by its top. */
const bothEnds = (top: Offer, bottom: Offer) => {
  const all = { ...top.choices, ...top.endChoices?.('top'), ...bottom.choices, ...bottom.endChoices?.('bottom') };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, values]) => {
      const list = name.startsWith('hanger') ? top.choices?.[name] : values;
      if (!list) return [];
      const shared = !list.includes('both') || (top.choices?.[name] && bottom.choices?.[name]);
      return [[name, shared ? list : list.filter((value) => value !== 'top' && value !== 'bottom')]];
    }),
  );
};

export const tubeOf = (board: TubeBoard, style: TubeStyle) => {
  const { top, bottom, opening, size = {}, plant, windows: _windows, allowances: _allowances, ...head } = style;
  const { window } = board;
  const gluedFlat = !!bottom.gluedFlat;
  const standing = (size: Sizes, chosen: ChosenInTube): number => top.standing?.(size, chosen) ?? 0;
  return box(board.kind, {
    ...head,
    size: board.size(size),
    board: board.thickness,
    [top.longFront || bottom.longFront ? 'order' : 'usualOrder']: ['length', 'width'],
    choices: plantScores(plant, { ...bothEnds(top, bottom), ...board.choices(style) }),
    incompatible: [...(top.incompatible?.('top') ?? []), ...(bottom.incompatible?.('bottom') ?? [])],
    sizeLimits: (size, chosen: ChosenInTube) =>
      intersectLimits(
        board.sizeLimits(style, size, chosen),
        top.sizeLimits?.(size, chosen),
        bottom.sizeLimits?.(size, chosen, standing(size, chosen)),
        window.within(size, chosen, style),
        opening?.within(size, chosen),
      ),
    options: (size, chosen: ChosenInTube): Lengths => {
      const own: Lengths = Object.assign(
        { glue_flap: board.glueFlap(style, size, chosen) },
        top.options?.(size, chosen, 'top'),
        bottom.options?.(size, chosen, 'bottom', standing(size, chosen)),
        opening?.options(size, chosen),
      );
      return Object.assign(own, window.options(size, chosen, style, own));
    },

    build(given, chosen: ChosenInTube) {
      const values: Sizes = given;
      const body = board.body(style, values, chosen);
      const { walls, height, allowance } = body;
      const upper = top.build({ end: 'top', values, chosen, walls, allowance });
      const above = gluedFlat ? afterSquaring(upper) : upper;
      const below = bottom.build({ end: 'bottom', values, chosen, walls, allowance });
      const holes = window.holes(walls[0], height, values, chosen);
      const [first, second, third, last] = walls;
      const torn = opening?.walls({ ...values, first, second, third, last }, chosen);
      const { front = [], right = [], back = [], left = [] } = torn ?? {};
      const seam = board.seam(style, values, chosen, body);
      const { trunk, base, rises, joins } = sleeve(
        height,
        [
          { name: 'front', width: walls[0], top: above.front, bottom: below.front, holes, marks: front },
          { name: 'right', width: walls[1], top: above.right, bottom: below.right, marks: right },
          { name: 'back', width: walls[2], top: above.back, bottom: below.back, marks: back },
          { name: 'left', width: walls[3], top: above.left, bottom: below.left, holes: seam.slits, marks: left },
        ],
        seam.panel,
        {
          gluedFlat,
          // All walls have the given sizes, so the glue flap presses on the last wall.
          outset: 0,
          layerThickness: (bottom.gluedFlat ?? 0) * values.material,
          bulge: shutBulge(board.kind, values.material),
          join: seam.join,
        },
      );
      const [ceiling, floor] = [top.lid?.('top'), bottom.lid?.('bottom')];
      const basis = board.promisesInside(style, chosen) ? 'inside' : undefined;
      return {
        trunk,
        base,
        rises,
        joins: [...joins, ...above.joins, ...below.joins],
        labels: {
          length: ['front.y', 0, walls[0]],
          width: ['right.y', 0, walls[1]],
          height: ['back.x', 0, height, basis],
        },
        inner: basis
          ? { length: 'right|left', width: 'front|back', ...(ceiling && floor && { height: `${ceiling}|${floor}` }) }
          : {},
      };
    },
  });
};
