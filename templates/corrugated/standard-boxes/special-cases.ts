import { shippingCase } from '../../tube/corrugated.ts';
import { rawEnd } from '../../tube/open-end.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';
import { wingedFloor } from '../../tube/winged-floor.ts';

export default tubes(shippingCase, {
  group: 'standard_boxes',
  allowances: ['proportional', 'shop_table', 'crease'],
  evidence: 'figures',
  size: { length: 300, width: 200, height: 200 },
} as const)({
  'Half slotted case': {
    closure: 'open_tray',
    about: 'Shipping case of corrugated board with flaps below and an open top, for a cap or as a bin.',
    open: 'no top',
    code: '0200',
    from: 'standard: FEFCO 0200: the case of 0201 without its upper flaps; allowances of 0201',
    ids: ['fefco-0200'],
    top: rawEnd,
    bottom: slotted('meet', 'straight'),
  },
  'Corrugated sleeve': {
    closure: 'wrap',
    about: 'Tube of corrugated board, open at both ends, as a sleeve for a tray or as a liner.',
    open: 'open at both ends',
    code: '0501',
    from: 'standard: FEFCO 0501: four walls and a joint; allowances of 0201',
    ids: ['fefco-0501'],
    size: { length: 300, width: 200, height: 100 },
    ends: rawEnd,
  },
  'Slotted case with short flaps': {
    about: 'Shipping case of corrugated board whose flaps end before the middle: a frame around the goods at each end.',
    open: 'flaps that do not meet',
    closure: 'other',
    code: '0209',
    from: 'house: drawing not seen; FEFCO 0209 is described as the case of 0201 with flaps that leave a gap; our decision: two fifths of the width',
    evidence: 'words',
    ids: ['fefco-0209'],
    ends: slotted('short', 'straight'),
  },
  'Centre special slotted case': {
    about: 'Shipping case of corrugated board whose inner and outer flaps all meet in the middle: two full layers.',
    code: '0204',
    from: 'standard: FEFCO 0204: inner flaps half as long as the box, outer flaps half as wide; scores and allowances of 0201',
    ids: ['fefco-0204'],
    ends: slotted('meet', 'straight', 'meet'),
  },
  'Centre special overlap case': {
    about: 'Shipping case of corrugated board with flaps of one length: the inner ones meet, the outer ones overlap.',
    code: '0205',
    from: 'standard: FEFCO 0205: all flaps half as long as the box, so that the outer ones overlap by what it is longer than wide; allowances of 0203',
    ids: ['fefco-0205'],
    ends: slotted('equal', 'straight', 'meet'),
  },
  'Centre special full overlap case': {
    about:
      'Shipping case of corrugated board whose inner flaps meet and whose outer flaps overlap fully: three layers.',
    code: '0206',
    from: 'standard: FEFCO 0206: inner flaps half as long as the box, outer flaps as wide as it; allowances of 0203',
    ids: ['fefco-0206'],
    ends: slotted('full', 'straight', 'meet'),
  },
  'Slotted case with one full overlap end': {
    about:
      'Shipping case of corrugated board laid on its side: outer flaps at one end overlap fully, those at the other meet.',
    from: 'house: drawing not seen; described under FEFCO 0218 as a case with one fully overlapped end that opens on its side; our decision: the flaps of 0203 above and those of 0201 below',
    evidence: 'words',
    ids: ['house-full-overlap-end-case'],
    size: { length: 400, width: 200, height: 300 },
    top: slotted('full', 'straight'),
    bottom: slotted('meet', 'straight'),
  },
  'Slotted case with double ends': {
    about: 'Shipping case of corrugated board with a double floor, whose wings stand up inside of its end walls.',
    code: '0225',
    from: 'standard: FEFCO 0225: the case of 0201 with two whole floors; wings of 0.45 of the width on the upper one, which take one board at either end. The finger hole of its floor is left out: its place is not known',
    ids: ['becf-21e01'],
    size: { length: 100, width: 80, height: 75 },
    top: slotted('meet', 'straight'),
    bottom: wingedFloor,
  },
});
