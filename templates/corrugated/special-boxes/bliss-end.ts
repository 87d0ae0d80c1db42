import { flip, glued, type LeftOrRight, part, pen, placed, rectangle, wallsBeside } from '../../../src/author/index.ts';
import { type BlissBox, blissAllowance, blissFlange } from './bliss-flange.ts';

/** Play between an end and the body round it, in mm. */
const PLAY = 0.5;

/** An end of a bliss box: plain, or with three flanges inside the body, the lower one between the others and below them. */
export const blissEnd = (box: BlissBox, at: LeftOrRight) => {
  const { length, width, height, material, flange, onBody } = box;
  const { inside, reach } = blissAllowance(box);
  const outside = material - inside;
  const edge = onBody ? PLAY / 2 : outside;
  const [across, up] = [width - 2 * edge, height - (onBody ? 0 : outside) - PLAY / 2];
  const [aside, foot] = [inside + 1, inside + 2];
  const [facing, from] = at === 'right' ? [-1, width + 2 * inside] : [1, 0];
  const x = reach - inside + (at === 'right' ? length + 2 * inside : 0);
  const y = from + facing * (inside + edge + (onBody ? 0 : aside));
  // The body folds round ends that are glued to it.
  const pose = placed(
    [x, y, -inside - (onBody ? 0 : outside)],
    [onBody ? 0 : -facing * (flange + length / 2), 0, 0],
    [0, facing, 0],
    [0, 0, -1],
  );
  if (onBody) {
    const plain = rectangle('end', across, up, { role: 'wall' });
    return part(`${at}_end`, { trunk: plain }, { ...pose, with: 'body:bottom' });
  }
  const side = blissFlange('right', up - foot, flange, [2, 5]);
  const flanged = pen('end', across - 2 * aside, { role: 'wall' })
    .to(across - aside, 0)
    .to(across - aside, foot)
    .hang(across - aside, up, side)
    .to(-aside, up)
    .hang(-aside, foot, flip(side, 'left-flange'))
    .to(-aside, 0)
    .close();
  const lower = blissFlange('bottom', across - 2 * aside, flange, [2, 2]);
  const [onRight, onLeft] = wallsBeside(at);
  const joins = [
    glued('end.bottom-flange', 'body:bottom'),
    glued('end.right-flange', `body:${onRight}`),
    glued('end.left-flange', `body:${onLeft}`),
  ];
  return part(`${at}_end`, { trunk: flanged, base: { line: 'crease', panel: lower }, joins }, pose);
};
