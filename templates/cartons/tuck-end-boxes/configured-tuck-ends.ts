import { partlyKnown } from '../../../src/author/index.ts';
import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { configuredRange } from '../../tube/configured-range.ts';
import { tube } from '../../tube/tube.ts';

const lock = { glue_flap: 'flap_with_lock' } as const;
const separator = { glue_flap: 'flap_with_separator' } as const;
const hanger = { hanger: 'standard_hanger' } as const;

/** Tuck ends with choices of flap, tuck and dust flap for each end. Of the service's ids it answers only those whose choices are known. */
export default tube(carton, {
  name: 'Reverse tuck end, each end configurable',
  group: 'tuck_end_boxes',
  about:
    'Folding carton with two tuck lids that open on opposite walls; flap, tuck and dust flap are chosen for each end.',
  code: 'A20.20.01.03',
  from: 'measured: becf-1010a mirrored; slit lock dust flap and uni tuck after ECMA A20.20; the partition, the tongues and the header are our own construction. The service offers separate choices for each end: becf-10803 has those of becf-10701, drawn alike',
  ids: partlyKnown(configuredRange('becf-108', ['top', 'bottom'], { 'becf-1082c8': { top_flap: 'chamfer_flap' } }), {
    'becf-10803': {},
    'becf-1082d93': { choices: separator, code: {} },
    'becf-10838f7': { choices: { ...separator, ...hanger }, code: {} },
    'becf-1085b23': { choices: lock, code: {} },
    'becf-1086687': { choices: { ...lock, ...hanger }, code: {} },
    'becf-108b67': { choices: hanger, code: {} },
  }),
  top: tuck('back', { each: true }),
  bottom: tuck('front', { each: true }),
});
