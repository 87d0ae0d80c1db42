import { box, mm, when } from '../../../src/author/index.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';
import { bufferedFolders } from '../../tray/one-piece-folders.ts';

/** One-piece folder with hollow ends whose panels lap on top, by a strip or right across. */
export default box('corrugated', {
  ...bufferedFolders,
  name: 'One-piece folder with end buffers and overlap',
  about: 'Folder of corrugated board whose ends roll into hollow buffers; two panels overlap on top and are glued.',
  from: 'house: the folder of 0403 with panels that overlap. The service numbers becf-21c08 as 0404 and becf-21c09 as 0405, which other libraries draw in several pieces: fefco-0404, fefco-0405',
  ids: { 'becf-21c08': {}, 'becf-21c09': { choices: { lap: 'full' } } },
  choices: { lap: ['partial', 'full'] },
  options: ({ width, material }, { lap }) => ({
    buffer: bufferDepth(material),
    ...when(lap === 'partial', {
      overlap: mm(
        Math.min(40, width / 3),
        [Math.max(10, 3 * material), width - 2 * material - 1],
        'How far the panels overlap',
      ),
    }),
  }),
  build: ({ buffer, overlap, ...v }) =>
    folder({ ...v, overlap: overlap ?? v.width - 2 * v.material, ...endBuffers(v.material, buffer) }),
});
