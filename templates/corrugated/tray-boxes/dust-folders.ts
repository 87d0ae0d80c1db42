import { box, dustFolder, leastBoards, mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { deepTuck, slidingPlay } from '../../tray/corrugated-sizes.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';

const dustFolders = { ...onePieceFolders, sizeLimits: leastBoards({ length: 12, width: 12, height: 7 }) } as const;

/** Dust flaps reach in by a third of the width, end flaps by a quarter; both may reach to the middle. */
const flapOptions = ({ length, width, material }: SizesAndMaterial) => {
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

export default [
  box('corrugated', {
    ...dustFolders,
    name: 'One-piece folder with dust flaps',
    about: 'Folder of corrugated board for flat goods; dust flaps close its corners, two panels meet on top.',
    code: '0415',
    from: 'house: drawing not seen; FEFCO 0415 is described as the one-piece folder with dust flaps: that of 0401 with flaps on the ends of front and back, behind its ends',
    ids: ['fefco-0415'],
    options: flapOptions,
    build: ({ dust_flap: dust, end_flap: end, ...v }) => dustFolder({ ...v, dust, end, closure: { by: 'panels' } }),
  }),
  box('corrugated', {
    ...dustFolders,
    name: 'One-piece folder with dust flaps and tuck',
    closure: 'hinged_lid',
    about: 'Folder of corrugated board; its lid lies on flaps of the ends and tucks in behind the front.',
    code: '0416',
    from: 'house: drawing not seen; FEFCO 0416 is described as the die cut one-piece folder with dust and tuck flaps: the folder of 0415 with one lid and a tuck in place of its panels',
    ids: ['fefco-0416'],
    options: (v) => ({ ...flapOptions(v), tuck_flap: deepTuck(v) }),
    build: ({ dust_flap: dust, end_flap: end, tuck_flap: depth, ...v }) =>
      dustFolder({ ...v, dust, end, closure: { by: 'tuck', depth, play: slidingPlay(v.material) } }),
  }),
];
