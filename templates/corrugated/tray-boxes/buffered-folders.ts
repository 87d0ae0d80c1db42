import { box, mm, type SizesAndMaterial, when } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';

/** One-piece folders with hollow buffers at their ends, whose linings swing in over the floor. */
const bufferedFolders = {
  ...onePieceFolders,
  size: corrugatedSizes([150, 100, 50], { along: ', between the buffers' }),
  sizeLimits: (v: SizesAndMaterial) => ({
    ...onePieceFolders.sizeLimits(v),
    height: { min: 4 * v.material, max: Math.max(v.length, 40, 10 * v.material) - 2 * v.material },
  }),
} as const;

export default [
  // Hollow ends: rims that bridge a buffer, and linings that go down to the floor behind it.
  box('corrugated', {
    ...bufferedFolders,
    name: 'One-piece folder with end buffers',
    about: 'Folder of corrugated board whose ends roll into hollow buffers; two panels meet on top and hold them down.',
    code: '0403',
    from: 'standard: FEFCO 0403: the folder of 0401 with ends that roll over a buffer and stand on the floor',
    evidence: 'figures',
    ids: ['becf-21c07'],
    options: ({ material }) => ({ buffer: bufferDepth(material) }),
    build: ({ buffer, ...v }) => folder({ ...v, ...endBuffers(v.material, buffer) }),
  }),
  // Hollow ends and panels that lap on top, by a strip or right across.
  box('corrugated', {
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
  }),
];
