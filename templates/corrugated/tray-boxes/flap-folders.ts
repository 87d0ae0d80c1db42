import { box, insideShare, mm, rectangle, type SizesAndMaterial, when } from '../../../src/author/index.ts';
import { folder, folderEnd, folderPhases } from '../../tray/folder.ts';
import { endFlap, onePieceFolders } from '../../tray/one-piece-folders.ts';

/** A flap on either end; front and back come up beside the ends, and their panels close over the flaps. */
const flapFolder = (v: SizesAndMaterial & { readonly end_flap: number; readonly overlap?: number }) =>
  folder({
    ...v,
    end: (name, wide, high) =>
      folderEnd(name, wide, high, rectangle('flap', wide, v.end_flap, { phase: folderPhases.rims })),
    ceiling: 'right.flap',
    more: 2 * insideShare.corrugated * v.material,
    inner: { length: 'right|left' },
  });

export default [
  box('corrugated', {
    ...onePieceFolders,
    name: 'One-piece folder',
    about: 'Folder of corrugated board for flat goods: two panels meet on top, over the flaps of the ends.',
    code: '0401',
    from: 'standard: FEFCO 0401 and 0402; crease allowances of two thirds inside, one third outside, the closing panels one board above the end flaps',
    evidence: 'figures',
    ids: {
      'becf-21c06': {},
      'fefco-0402': {
        choices: { ends: 'meet' },
        size: { length: 400, width: 300, height: 100, material: 3 },
        code: { fefco: '0402' },
      },
    },
    choices: { ends: ['short', 'meet'] },
    options: (v, { ends }) => when(ends === 'short', { end_flap: endFlap(v) }),
    // In 0402 the flaps of the ends meet below the closing panels, with a gap of a millimetre.
    build: ({ end_flap, ...v }) => flapFolder({ ...v, end_flap: end_flap ?? v.length / 2 - 0.5 }),
  }),
  // It also closes over goods that are not quite as high.
  box('corrugated', {
    ...onePieceFolders,
    name: 'One-piece folder with overlap',
    about: 'Folder of corrugated board for flat goods: its panels overlap on top, over the flaps of the ends.',
    from: 'house: the folder of FEFCO 0401 with panels that overlap, the upper one another board higher. The service numbers becf-21c05 as 0400, which other libraries draw as a strip that is wrapped right round: fefco-0400',
    ids: ['becf-21c05'],
    options: (v) => {
      const overlap = [Math.max(10, 3 * v.material), v.width - 2 * v.material] as const;
      return { end_flap: endFlap(v), overlap: mm(Math.min(40, v.width / 3), overlap, 'How far the panels overlap') };
    },
    build: (v) => flapFolder(v),
  }),
];
