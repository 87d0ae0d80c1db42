import {
  box,
  eachSide,
  glued,
  glueFlap,
  insideShare,
  leastBoards,
  meets,
  mm,
  raised,
  rectangle,
  sleeve,
  withJoins,
} from '../../../src/author/index.ts';
import { dieSlotWidth } from '../../tube/slots.ts';
import { linedEnd, linedEndPhases } from './lined-end-panels.ts';

/**
 * Slotted case with double ends: the end walls go on over a pair of creases in linings that fold down
 * inside and are glued to them, from above and from below. The outer flaps meet over the rims.
 */
export default box('corrugated', {
  name: 'Slotted case with double ends',
  about: 'Shipping case of corrugated board; panels folded down inside line its end walls; the outer flaps meet.',
  group: 'standard_boxes',
  code: '0225',
  from: [
    'house',
    'our own construction for FEFCO 0225, drawing not seen: linings on the end walls, glued to them, replace the inner flaps; allowances of two thirds inside, one third outside. Another generator draws ends of more than half the height, 1051 × 562 at 300 × 200 × 250 in 3 mm; our linings meet',
  ],
  ids: ['becf-21e01'],
  size: {
    length: mm(100, [40, 2000], 'Length inside, between the linings'),
    width: mm(80, [30, 1500], 'Width inside'),
    height: mm(75, [30, 2000], 'Height inside'),
  },
  board: [3, [1.5, 9]],
  order: ['length', 'width'],
  sizeLimits: leastBoards({ length: 14, width: 10, height: 12 }),
  options: ({ length, height, material }) => {
    // Linings meet at half the height where the case is long enough.
    const deepest = Math.min(height / 2 - material, length / 2 - 2 * material);
    return {
      return_depth: mm(deepest, [Math.max(6, 3 * material), deepest], 'How far the linings of the end walls reach in'),
      // No inner flap covers the slots beside the end walls, so the slots are as narrow as the board allows.
      slot_width: dieSlotWidth(material, 3),
      glue_flap: mm(30, [12, Math.min(60, length / 2, height)], 'Width of the glue flap'),
    };
  },
  inner: {
    length: 'right.top-rim.lining|left.top-rim.lining',
    width: 'back|front',
    height: 'back.top-flap|back.bottom-flap',
  },
  build({ length, width, height, material: t, return_depth, slot_width: slot, glue_flap }) {
    const lost = 2 * insideShare.corrugated * t;
    const long = length + lost + 2 * t;
    // The front lies over the glue flap: the wall it hangs on is a board wider than the one across.
    const across = width + lost;
    // The outer flaps lie a board beyond the rims, where the end walls stop.
    const body = height + lost - 2 * t;
    const both = <T>(make: (at: string) => T) => ({ top: make('top'), bottom: make('bottom') });
    const lining = { slot, rim: lost, depth: return_depth };
    const end = (name: string, width: number) => ({ name, width, ...both((at) => linedEnd(at, width, lining)) });
    const flap = (at: string) => rectangle(`${at}-flap`, long - slot, across / 2, { phase: linedEndPhases.over });
    const side = (name: string) => ({ name, width: long, ...both((at) => raised(flap(at), long, t)) });
    const walls = [end('right', across - t), side('back'), end('left', across), side('front')] as const;
    const tube = sleeve(body, walls, glueFlap({ height: body - 2 * Math.max(4, t), width: glue_flap }));
    const labels = { length: ['back.y', 0, long], width: ['left.y', 0, across], height: ['left.x', 0, body] } as const;
    const joins = ['top', 'bottom'].flatMap((at) => [
      meets(`front.${at}-flap`, `back.${at}-flap`),
      ...eachSide((name) => glued(`${name}.${at}-rim.lining`, name)),
    ]);
    return { ...withJoins(tube, ...joins), labels };
  },
});
