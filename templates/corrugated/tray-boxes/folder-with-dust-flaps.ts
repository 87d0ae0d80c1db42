import { box, dustFolder } from '../../../src/author/index.ts';
import { dustFolderOptions, dustFolders } from './dust-folders.ts';

/** One-piece folder whose corners are closed by dust flaps: these hang on front and back and lie behind the ends. */
export default box('corrugated', {
  ...dustFolders,
  name: 'One-piece folder with dust flaps',
  about: 'Folder of corrugated board for flat goods; dust flaps close its corners, two panels meet on top.',
  code: '0415',
  from: 'house: drawing not seen; FEFCO 0415 is described as the one-piece folder with dust flaps: that of 0401 with flaps on the ends of front and back, behind its ends',
  ids: ['fefco-0415'],
  options: dustFolderOptions,
  build: ({ dust_flap: dust, end_flap: end, ...v }) => dustFolder({ ...v, dust, end, closure: { by: 'panels' } }),
});
