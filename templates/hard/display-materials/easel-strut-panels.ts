import { type BodyOfPart, glued, locked, part, pen, placed, tanDegrees } from '../../../src/author/index.ts';

/** A strut that supports a covered board from behind. */
type EaselStrut = Readonly<Record<'length' | 'material' | 'strut_height' | 'foot_angle' | 'paper', number>>;

/** A strip glued to the lining at the back, with a strut that folds out along a groove. A wing at the top of the strut holds it open. */
export const easelStrut = (values: EaselStrut): BodyOfPart => {
  const { length, material: board, strut_height: height, foot_angle, paper } = values;
  const on = 'poster_lining:poster';
  // Widths of the strip, of the top of the strut and of the wing; play of the wing beside strip and back.
  const [strip, top, wide, play] = [35, 30, 25, 0.5];
  // Depth of the strut at its foot. Folded flat, the strut must stay behind the poster.
  const depth = Math.min(0.4 * height, length / 2 - 15);
  const lean = tanDegrees(90 - foot_angle);
  // The folded wing reaches past the edge of the strip to the back.
  const seat = top - board - play;
  const wing = pen('wing', seat, { phase: 5 })
    .path([seat, wide], [-board, wide], [-board, board + play], [0, board + play])
    .close();
  // The seat of the strut is the groove, from the top down.
  const strut = pen('strut', height, { role: 'wall', fold: -90, phase: 4 })
    .path([height - depth * lean, depth], [0, top])
    .hang(0, board + play, wing, 'half-cut')
    .close();
  const trunk = pen('strip', strip, { role: 'wall' }).hang(strip, height, strut, 'half-cut').to(0, height).close();
  return part(
    'strut_board',
    { trunk, joins: [glued('strip', on), locked('strut.wing', on)], labels: { strut_height: 'strip.y' } },
    // On the lining, with the groove in the middle. The foot stands on the ground, like the lower rear edge of the leaning poster.
    placed([length / 2 + strip, 2 * paper * lean - paper, -(2 * board + 3 * paper)], [0, 0, -(depth + 60)], [-1, 0, 0]),
  );
};
