import { autoLock } from '../../tube/auto-lock.ts';
import { shippingCase } from '../../tube/corrugated.ts';
import { rawEnd } from '../../tube/open-end.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';

/** Shipping cases of the FEFCO code with an auto-lock bottom that the service does not have. */
export default tubes(shippingCase, { group: 'tuck_top_auto_bottom_boxes', bottom: autoLock('corrugated') })({
  'Open case with auto bottom': {
    about: 'Case of corrugated board with an open top and a glued bottom that locks when the case is erected.',
    open: 'no top',
    code: '0700',
    from: 'house: drawing not seen; FEFCO 0700 is described as 0711 without upper flaps: walls cut straight above its bottom',
    ids: ['fefco-0700'],
    size: { length: 250, width: 150, height: 200 },
    top: rawEnd,
  },
  'Centre special case with auto bottom': {
    about:
      'Shipping case of corrugated board whose upper flaps all meet in the middle, over a glued bottom that locks.',
    code: '0712',
    from: 'standard: FEFCO 0712: 0711 with the upper flaps of 0204, of which inner and outer pair meet',
    evidence: 'figures',
    ids: ['fefco-0712'],
    size: { length: 250, width: 150, height: 200 },
    top: slotted('meet', 'staggered', 'meet'),
  },
});
