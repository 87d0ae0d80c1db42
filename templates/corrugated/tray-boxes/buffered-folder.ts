import { box } from '../../../src/author/index.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';
import { bufferedFolders } from '../../tray/one-piece-folders.ts';

/** One-piece folder with hollow ends: rims that bridge a buffer, and linings that go down to the floor behind it. */
export default box('corrugated', {
  ...bufferedFolders,
  name: 'One-piece folder with end buffers',
  about: 'Folder of corrugated board whose ends roll into hollow buffers; two panels meet on top and hold them down.',
  code: '0403',
  from: 'standard: FEFCO 0403: the folder of 0401 with ends that roll over a buffer and stand on the floor',
  evidence: 'figures',
  ids: ['becf-21c07'],
  options: ({ material }) => ({ buffer: bufferDepth(material) }),
  build: ({ buffer, ...v }) => folder({ ...v, ...endBuffers(v.material, buffer) }),
});
