import { consecutiveCaseIds } from '../../tube/case-ids.ts';
import { shippingCase } from '../../tube/corrugated.ts';
import { corrugatedTuck } from '../../tube/corrugated-tuck.ts';
import { partitions, partitionsUnderTuck } from '../../tube/partitions.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(shippingCase, { group: 'special_boxes' })({
  'Tuck top case with partitions': {
    closure: 'tuck',
    about:
      'Case of corrugated board with a tuck lid; the side flaps of its bottom continue as partitions up to the lid.',
    code: '0207',
    from: 'house: drawing not seen; our reading of the 24 named rows of becf-21e07 (confidence 0.75): one end is a tuck lid with all its choices, and the flaps of the other continue as partitions, by default back to back in the middle',
    ids: consecutiveCaseIds('becf-21e', 0x07),
    size: { length: 200, width: 140, height: 100 },
    // A platform would obstruct the partitions.
    top: { ...corrugatedTuck('front'), endChoices: () => ({}) },
    bottom: partitionsUnderTuck,
  },
  'Slotted case with partitions': {
    closure: 'sealed',
    about: 'Shipping case of corrugated board whose upper side flaps continue as partitions down to its floor.',
    from: 'house: our own construction: flaps and walls of 0201; the upper side flaps reach in by the length of a cell and continue as partitions, by default back to back in the middle',
    ids: { 'house-slotted-partitions': { size: { length: 200, width: 140, height: 100 } } },
    top: partitions,
    bottom: slotted('meet'),
  },
});
