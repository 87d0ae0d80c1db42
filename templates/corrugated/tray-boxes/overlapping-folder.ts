import { box, mm } from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';
import { endFlap, flapFolder } from './flap-folder.ts';

/** One-piece folder with panels that overlap, so that it also closes over goods that are not quite as high. */
export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with overlap',
  about: 'Folder of corrugated board for flat goods: its panels overlap on top, over the flaps of the ends.',
  from: 'house: the folder of FEFCO 0401 with panels that overlap, the upper one another board higher. The service numbers becf-21c05 as 0400, which other libraries draw as a strip that is wrapped right round: fefco-0400',
  ids: ['becf-21c05'],
  options: (v) => {
    const overlap = [Math.max(10, 3 * v.material), v.width - 2 * v.material] as const;
    return { end_flap: endFlap(v), overlap: mm(Math.min(40, v.width / 3), overlap, 'How far the panels overlap') };
  },
  build: (v) => flapFolder(v),
});
