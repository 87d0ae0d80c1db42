import { type BodyOfPart, box, mm, part, placed } from '../../../src/author/index.ts';
import { ENDS_OPEN, ring, ringJoint, SIDES_OPEN, slideSizes } from '../../tray/slide-ring.ts';

/** A slide box: the ring of FEFCO 0502 over the ring of 0503. Each closes the open sides of the other. */
export default box('corrugated', {
  ...slideSizes,
  name: 'Slide box of two rings',
  about:
    'Two rings of corrugated board, one pushed crosswise into the other: two boards above and below, one at the sides.',
  code: '0505',
  from: [
    'house',
    'drawing not seen; FEFCO 0505 is described as the ring of 0503 pushed into that of 0502; allowances of 0201 and the play are our decision',
  ],
  ids: ['fefco-0505'],
  options: ({ length, width, height, material }) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play between the rings, on each side'),
    glue_flap: ringJoint(height, Math.min(length, width), material),
  }),
  build({ length, width, height, material: t, clearance: c, glue_flap: glue }): readonly BodyOfPart[] {
    const inner = ring({ names: ENDS_OPEN, across: width, up: height, along: length, material: t, glue });
    const outer = ring({
      names: SIDES_OPEN,
      across: length + 2 * c,
      up: height + 2 * (t + c),
      along: width + 2 * t,
      material: t,
      glue,
    });
    // Crosswise under the other one, whose last wall lies half a board outside of its crease.
    const at = placed([length + c + t / 2, -t / 2, t + c], [0, width + 2 * height + 100, 0], [0, 1, 0], [-1, 0, 0]);
    const labels = { length: 'top.x', width: 'top.y', height: 'front.y' } as const;
    return [
      part('inner', { ...inner, labels, inner: { width: 'front|back', height: 'bottom|top' } }),
      part('outer', outer, at),
    ];
  },
});
