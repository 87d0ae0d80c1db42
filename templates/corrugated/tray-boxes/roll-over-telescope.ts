import { box, mm, when } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock } from '../../tray/corrugated-sizes.ts';
import { rollOverTelescope, rollOverTelescopes, telescopeFaces } from './roll-over-telescope-panels.ts';

export default box('corrugated', {
  ...rollOverTelescopes,
  name: 'Telescope box with roll-over sides',
  about:
    'Two self-locking trays of corrugated board with double sides, without glue; the lid slides over the base. Glued inner walls leave the top of the lid without slots.',
  code: '0330',
  from: 'house: drawing not seen; our own construction for FEFCO 0330: base and lid are trays of FEFCO 0422 with its allowances, the lid over the base with play on each side; inner walls that are glued, as in 0454, are our decision; becf-21b02 has the same code and variables as becf-21b01: drawn alike',
  ids: {
    'becf-21b01': {},
    'becf-21b02': {},
    // Assumed id: only its sizes are known.
    'becf-21b06': { size: { length: 195, width: 145, height: 55 }, code: {} },
  },
  size: corrugatedSizes([300, 200, 100], telescopeFaces),
  choices: { inner_walls: ['locked', 'glued'] },
  options: ({ width, height, material }, { inner_walls }) => ({
    lid_height: mm(height, [6 * material, height + material], 'Height inside the lid'),
    clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
    ...when(inner_walls === 'locked', { lock: oneLock(width, material) }),
  }),
  build: (values) => rollOverTelescope(values),
});
