import { box } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';

/** One-piece folder with hollow ends: rims that bridge a buffer, and linings that go down to the floor behind it. */
export default box('corrugated', {
  ...onePieceFolders,
  name: 'One-piece folder with end buffers',
  about: 'Folder of corrugated board whose ends roll into hollow buffers; two panels meet on top and hold them down.',
  code: '0403',
  from: 'standard: FEFCO 0403: the folder of 0401 with ends that roll over a buffer and stand on the floor',
  evidence: 'figures',
  ids: ['becf-21c07'],
  size: corrugatedSizes([150, 100, 50], { along: ', between the buffers' }),
  sizeLimits: (v) => ({
    ...onePieceFolders.sizeLimits(v),
    height: { min: 4 * v.material, max: Math.max(v.length, 40, 10 * v.material) - 2 * v.material },
  }),
  options: ({ material }) => ({ buffer: bufferDepth(material) }),
  build: ({ buffer, ...v }) => folder({ ...v, ...endBuffers(v.material, buffer) }),
});
