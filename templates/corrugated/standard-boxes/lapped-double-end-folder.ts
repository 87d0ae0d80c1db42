import { box, doubleEndFolder, mm } from '../../../src/author/index.ts';
import { doubleEndFolders, folderSource } from './double-end-folders.ts';

export default box('corrugated', {
  ...doubleEndFolders,
  name: 'Double end folder with lapped front',
  about: 'One-piece folder of corrugated board with double ends; a flap of the lid is taped or glued over the front.',
  from: folderSource('0471', 'the front flap lies on the front wall and is glued or taped'),
  ids: ['becf-21e02'],
  options: ({ height, material }) => ({
    lap_depth: mm(height, [4 * material, height + material], 'How far the flap of the lid reaches down the front'),
  }),
  build: ({ lap_depth: depth, ...sizes }) => doubleEndFolder({ ...sizes, closure: { by: 'lap', depth } }),
});
