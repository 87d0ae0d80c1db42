import { glued, type LeftOrRight, part, pen, placed, rectangle, wallsBeside } from '../../../src/author/index.ts';
import { type BlissBox, blissAllowance, blissFlange } from './bliss-flange.ts';

/** Play between an end and the body round it, in mm. */
const PLAY = 0.5;

/** An end of a bliss box: plain, with a flange under a whole lid, or with inner flanges on all sides, the lower one below the others. */
export const blissEnd = (box: BlissBox, at: LeftOrRight) => {
  const { length, width, height, material, flange, onBody, lid } = box;
  const { inside, reach, under } = blissAllowance(box);
  const outside = material - inside;
  const edge = onBody ? PLAY / 2 : outside;
  const across = width - 2 * edge;
  const up = height - (onBody ? 0 : outside) + (under ? inside : -PLAY / 2);
  const [aside, foot] = [inside + 1, inside + 2];
  const [facing, from] = at === 'right' ? [-1, width + 2 * inside] : [1, 0];
  const x = reach - inside + (at === 'right' ? length + 2 * inside : 0);
  // The body folds round ends that are glued to it.
  const pose = placed(
    [x, from + facing * (inside + edge + (onBody ? 0 : aside)), -inside - (onBody ? 0 : outside)],
    [onBody ? 0 : -facing * (flange + length / 2), 0, 0],
    [0, facing, 0],
    [0, 0, -1],
  );
  const lids = lid === 'halves' ? ['front', 'back'] : ['back'];
  const overTop = under ? lids.map((wall) => glued('end.top-flange', `body:${wall}.lid`)) : [];
  // Its ends clear the lap of the front, or the flanges beside it.
  const top = (seat: number) =>
    blissFlange('top', seat, flange, onBody ? [flange + 2 * material, flange + 2 * material] : [2, 2], 0);
  if (onBody) {
    const plain = rectangle('end', across, up, { role: 'wall', ...(under && { top: top(across) }) });
    return part(`${at}_end`, { trunk: plain, joins: overTop }, { ...pose, with: 'body:bottom' });
  }
  const flanged = pen('end', across - 2 * aside, { role: 'wall' })
    .path([across - aside, 0], [across - aside, foot])
    .hang(across - aside, up - foot, blissFlange('right', up - 2 * foot, flange, [2, 5]))
    .path([across - aside, up], [across - 2 * aside, up])
    .closeMirrored(top(across - 2 * aside));
  const lower = blissFlange('bottom', across - 2 * aside, flange, [2, 2]);
  const [onRight, onLeft] = wallsBeside(at);
  const joins = [
    glued('end.bottom-flange', 'body:bottom'),
    glued('end.right-flange', `body:${onRight}`),
    glued('end.left-flange', `body:${onLeft}`),
    ...overTop,
  ];
  return part(`${at}_end`, { trunk: flanged, base: { line: 'crease', panel: lower }, joins }, pose);
};
