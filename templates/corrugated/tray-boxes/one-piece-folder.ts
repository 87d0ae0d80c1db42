import { box, when } from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';
import { endFlap, flapFolder } from './flap-folder.ts';

/** One-piece folder: ends and end flaps fold in, front and back come up beside them, and their panels meet on top. */
export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder',
  about: 'Folder of corrugated board for flat goods: two panels meet on top, over the flaps of the ends.',
  code: '0401',
  from: 'standard: FEFCO 0401 and 0402; crease allowances of two thirds inside, one third outside, the closing panels one board above the end flaps',
  evidence: 'figures',
  ids: {
    'becf-21c06': {},
    'fefco-0402': {
      choices: { ends: 'meet' },
      size: { length: 400, width: 300, height: 100, material: 3 },
      code: { fefco: '0402' },
    },
  },
  choices: { ends: ['short', 'meet'] },
  options: (v, { ends }) => when(ends === 'short', { end_flap: endFlap(v) }),
  // In 0402 the flaps of the ends meet below the closing panels, with a gap of a millimetre.
  build: ({ end_flap, ...v }) => flapFolder({ ...v, end_flap: end_flap ?? v.length / 2 - 0.5 }),
});
