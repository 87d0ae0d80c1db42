import { box, dustFolder, mm } from '../../../src/author/index.ts';
import { slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { type FolderSize, onePieceFolders } from '../../tray/one-piece-folders.ts';

/** Dust flaps reach in by a third of the width, end flaps by a quarter; both may reach to the middle. */
const flaps = ({ length, width, material }: FolderSize) => {
  const least = Math.max(10, 3 * material);
  return {
    dust_flap: mm(
      width / 3,
      [least, width / 2 - 1],
      'How far the dust flaps of front and back reach in behind the ends',
    ),
    end_flap: mm(width / 4, [least, length / 2 - 1], 'How far the flaps of the ends reach in'),
  };
};

const sizeLimits = ({ material }: FolderSize) => ({
  length: { min: 12 * material },
  width: { min: 12 * material },
  height: { min: 7 * material },
});

/**
 * One-piece folder whose corners are closed by dust flaps: these hang on front and back and lie behind the ends.
 *
 *              ┌─────────┐
 *              │  panel  │
 *            ╱▔├─────────┤▔╲
 *            ╲▁│  back   │▁╱
 *     ┌────┬───┼─────────┼───┬────┐
 *     │flap│end│  floor  │end│flap│
 *     └────┴───┼─────────┼───┴────┘
 *            ╱▔│  front  │▔╲
 *            ╲▁├─────────┤▁╱
 *              │  panel  │
 *              └─────────┘
 */
export const dustFlaps = box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with dust flaps',
  about: 'Folder of corrugated board for flat goods; dust flaps close its corners, two panels meet on top.',
  code: '0415',
  from: [
    'house',
    'plate not seen; FEFCO 0415 is said to be the one-piece folder with dust flaps: that of 0401 with flaps on the ends of front and back, behind its ends',
  ],
  ids: ['fefco-0415'],
  sizeLimits,
  options: flaps,
  build: ({ dust_flap: dust, end_flap: end, ...v }) => dustFolder({ ...v, dust, end, closure: { by: 'panels' } }),
});

/** The same with a lid on its back that tucks in behind the front. */
export const tuckFlap = box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with dust flaps and tuck',
  about: 'Folder of corrugated board; its lid lies on flaps of the ends and tucks in behind the front.',
  code: '0416',
  from: [
    'house',
    'plate not seen; FEFCO 0416 is said to be the die cut one-piece folder with dust and tuck flaps: the folder of 0415 with one lid and a tuck in place of its panels',
  ],
  ids: ['fefco-0416'],
  sizeLimits,
  options: (v) => {
    const most = Math.min(v.height - v.material, v.width / 2);
    return {
      ...flaps(v),
      tuck_flap: mm(usualTrayTuck(v.width, v.material), [4 * v.material, most], 'How far the tuck reaches in'),
    };
  },
  build: ({ dust_flap: dust, end_flap: end, tuck_flap: depth, ...v }) =>
    dustFolder({ ...v, dust, end, closure: { by: 'tuck', depth, play: slidingPlay(v.material) } }),
});
