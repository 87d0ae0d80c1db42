import { bagEnd } from '../../tube/bag-end.ts';
import { shippingCase } from '../../tube/corrugated.ts';
import { withNamedTuck } from '../../tube/plain-tuck.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';

/**
 * Slotted cases: four walls and four flaps at each end, slots between them.
 *
 *   ┌──────┐┌──────┐┌──────┐┌──────┐
 *  ╱├──────┼┼──────┼┼──────┼┼──────┤
 *   │ front│ right │ back  │ left  │
 *  ╲├──────┼┼──────┼┼──────┼┼──────┤
 *   └──────┘└──────┘└──────┘└──────┘
 */
export default tubes(shippingCase, {
  group: 'standard_boxes',
  allowances: ['proportional', 'shop_table', 'crease', 'external'],
})({
  'Regular slotted case': {
    about: 'Shipping case of corrugated board: four walls and four flaps at each end, the outer flaps meet.',
    code: '0201',
    from: 'standard: FEFCO 0201; one straight score at each end, as a slitter-scorer makes it, or staggered ones, which are die-cut; allowances in sixths of the board with a last wall as wide as the box, or a shop table by flute. becf-21d04 has the same code and variables as becf-21d01: drawn alike',
    evidence: 'figures',
    ids: ['becf-21d01', 'becf-21d04'],
    ends: slotted('meet', 'straight'),
  },
  'Regular slotted case listed with a tuck': {
    about: 'The regular slotted case; the service lists a tuck for it, which a slotted case does not have.',
    code: '0201',
    from: 'standard: FEFCO 0201: a drawing of the service shows becf-21d01 and becf-21d0a as one box, drawn alike',
    evidence: 'figures',
    ids: ['becf-21d0a'],
    top: withNamedTuck(slotted('meet', 'straight')),
    bottom: slotted('meet', 'straight'),
  },
  'Overlap slotted case': {
    about: 'Shipping case of corrugated board whose outer flaps overlap in the middle.',
    code: '0202',
    from: 'standard: FEFCO 0202; scores and allowances as for 0201; staggered, the upper outer flap is creased another board further out. External sizes: our reading of the measured 0203, whose outer flaps are creased one and two boards out. becf-21d05 has the same variables as becf-21d02: drawn alike',
    evidence: 'figures',
    ids: ['becf-21d02', 'becf-21d05'],
    ends: slotted('lap', 'straight'),
  },
  'Full overlap slotted case': {
    about: 'Shipping case of corrugated board whose outer flaps cover the whole box, one over the other.',
    code: '0203',
    from: 'measured: a drawing of 100 × 50 × 150 with external sizes; it names no id, its flaps identify FEFCO 0203. Inside sizes have the allowances of 0201 and half a board more at each end for the third layer. Side flaps are no longer than half the box, where this drawing cannot show a limit. becf-21d06 has the same code and variables as becf-21d03: drawn alike',
    ids: ['becf-21d03', 'becf-21d06'],
    ends: slotted('full', 'straight'),
  },
  'Case with bag ends': {
    about: 'Shipping case of corrugated board without slots, tight against powder: webs join the flaps at its corners.',
    code: '0226',
    from: 'standard: FEFCO 0226: flaps of half the width, joined by webs with creases at 45° to triangles on the side walls, all on one line; allowances of 0203. Our reading, a guess: the webs lie between triangles and flaps, and the joint goes on as a lap that is glued to a web; a gap of 1 mm between the flaps, to be taped',
    evidence: 'figures',
    ids: ['fefco-0226'],
    allowances: ['proportional', 'shop_table', 'crease'],
    size: { length: 400, width: 300, height: 200 },
    ends: bagEnd,
  },
});
