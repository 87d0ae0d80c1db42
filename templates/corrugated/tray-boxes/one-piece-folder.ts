import { box } from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';
import { endFlap, flapFolder } from './flap-folder.ts';

/**
 * One-piece folder: ends and end flaps fold in, front and back come up beside them, and their panels meet on top.
 *
 *              ┌─────────┐
 *              │  panel  │
 *              ├─────────┤
 *              │  back   │
 *     ┌────┬───┼─────────┼───┬────┐
 *     │flap│end│  floor  │end│flap│
 *     └────┴───┼─────────┼───┴────┘
 *              │  front  │
 *              ├─────────┤
 *              │  panel  │
 *              └─────────┘
 */
export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder',
  about: 'Folder of corrugated board for flat goods: two panels meet on top, over the flaps of the ends.',
  code: '0401',
  from: [
    'standard',
    'FEFCO 0401; crease allowances of two thirds inside, one third outside, the closing panels one board above the end flaps',
  ],
  ids: ['becf-21c06'],
  options: (v) => ({ end_flap: endFlap(v) }),
  build: (v) => flapFolder(v),
});
