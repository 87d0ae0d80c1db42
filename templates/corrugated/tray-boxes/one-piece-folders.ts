import { box, insideShare, mm, rectangle } from '../../../src/author/index.ts';
import { folder, folderPhases } from '../../tray/folder.ts';
import { type FolderSize, onePieceFolders } from '../../tray/one-piece-folders.ts';

/** The flaps of the ends may reach to the middle; usually they hold the goods by a quarter of the width. */
const endFlap = ({ length, width, material }: FolderSize) =>
  mm(
    Math.max(width / 4, 10, 3 * material),
    [Math.max(10, 3 * material), length / 2],
    'How far the flaps of the ends reach in',
  );

/** The folder with a flap on either end. */
const flapFolder = (v: FolderSize & { readonly end_flap: number; readonly overlap?: number }) =>
  folder({
    ...v,
    onEnd: (_, wide) => rectangle('flap', wide, v.end_flap, { phase: folderPhases.rims }),
    ceiling: 'right.flap',
    more: 2 * insideShare.corrugated * v.material,
    inner: { length: 'right|left' },
  });

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
export const meetingFolder = box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder',
  about: 'Folder of corrugated board for flat goods: two panels meet on top, over the flaps of the ends.',
  code: '0401',
  from: [
    'standard',
    'FEFCO 0401; crease allowances of two thirds inside, one third outside, the closing panels a board above the end flaps',
  ],
  ids: ['becf-21c06'],
  options: (v) => ({ end_flap: endFlap(v) }),
  build: (v) => flapFolder(v),
});

/** The same with panels that overlap, so that it also closes over goods that are not quite as high. */
export const overlappingFolder = box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with overlap',
  about: 'Folder of corrugated board for flat goods: its panels overlap on top, over the flaps of the ends.',
  code: '0400',
  from: [
    'house',
    'plate not seen; said to be the folder of the family that is lenient about the height: that of FEFCO 0401 with panels that overlap, the upper one another board higher',
  ],
  ids: ['becf-21c05'],
  options: (v) => {
    const overlap = [Math.max(10, 3 * v.material), v.width - 2 * v.material] as const;
    return { end_flap: endFlap(v), overlap: mm(Math.min(40, v.width / 3), overlap, 'How far the panels overlap') };
  },
  build: (v) => flapFolder(v),
});
