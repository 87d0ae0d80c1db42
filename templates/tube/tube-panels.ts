import {
  afterSquaring,
  box,
  type Lengths,
  plantScores,
  shutBulge,
  sleeve,
  type Template,
} from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { bothEnds } from './both-ends.ts';
import { type ChosenInTube, intersectLimits, type Sizes } from './closure.ts';
import { untorn } from './opening.ts';
import type { TubeStyle } from './style.ts';

export const tubeOf = (board: TubeBoard, style: TubeStyle): Template => {
  const { top, bottom, opening, size = {}, ...head } = style;
  const { window } = board;
  const gluedFlat = !!bottom.gluedFlat;
  const standing = (size: Sizes, chosen: ChosenInTube): number => top.standing?.(size, chosen) ?? 0;
  return box(board.kind, {
    ...head,
    size: board.size(size),
    board: board.thickness,
    [top.longFront || bottom.longFront ? 'order' : 'usualOrder']: ['length', 'width'],
    choices: plantScores(style.plant, { ...bothEnds(top, bottom), ...board.choices(style) }),
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
      const torn = opening?.walls({ ...values, first: walls[0], last: walls[3] }, chosen) ?? untorn;
      const seam = board.seam(style, values, chosen, body);
      const { trunk, base, rises, joins } = sleeve(
        height,
        [
          { name: 'front', width: walls[0], top: above.front, bottom: below.front, holes, marks: torn.front },
          { name: 'right', width: walls[1], top: above.right, bottom: below.right, marks: torn.right },
          { name: 'back', width: walls[2], top: above.back, bottom: below.back, marks: torn.back },
          { name: 'left', width: walls[3], top: above.left, bottom: below.left, holes: seam.slits, marks: torn.left },
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
