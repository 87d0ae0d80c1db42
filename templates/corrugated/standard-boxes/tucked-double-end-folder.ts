import { box, doubleEndFolder, mm } from '../../../src/author/index.ts';
import { usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { doubleEndFolders, folderSource } from './double-end-folders.ts';

export default box('corrugated', {
  ...doubleEndFolders,
  name: 'Double end folder with tuck',
  about: 'One-piece folder of corrugated board with double ends; its lid tucks in behind the front.',
  from: folderSource('0470', 'the lid tucks in behind the front wall and holds by friction'),
  ids: ['becf-21e03'],
  options: ({ width, height, material }) => {
    const most = Math.min(height - material, width / 2);
    return {
      tuck_flap: mm(usualTrayTuck(width, material), [Math.max(10, 4 * material), most], 'How far the tuck reaches in'),
    };
  },
  build: ({ tuck_flap: depth, ...sizes }) =>
    doubleEndFolder({ ...sizes, closure: { by: 'tuck', depth, play: Math.max(0.5, sizes.material / 4) } }),
});
