import { box, dustFolder, mm } from '../../../src/author/index.ts';
import { slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { dustFolderOptions, dustFolders } from './dust-folders.ts';

export default box('corrugated', {
  ...dustFolders,
  name: 'One-piece folder with dust flaps and tuck',
  closure: 'hinged_lid',
  about: 'Folder of corrugated board; its lid lies on flaps of the ends and tucks in behind the front.',
  code: '0416',
  from: 'house: drawing not seen; FEFCO 0416 is described as the die cut one-piece folder with dust and tuck flaps: the folder of 0415 with one lid and a tuck in place of its panels',
  ids: ['fefco-0416'],
  options: (v) => {
    const most = Math.min(v.height - v.material, v.width / 2);
    return {
      ...dustFolderOptions(v),
      tuck_flap: mm(usualTrayTuck(v.width, v.material), [4 * v.material, most], 'How far the tuck reaches in'),
    };
  },
  build: ({ dust_flap: dust, end_flap: end, tuck_flap: depth, ...v }) =>
    dustFolder({ ...v, dust, end, closure: { by: 'tuck', depth, play: slidingPlay(v.material) } }),
});
