import { box, gluedTray, leastBoards, mm } from '../../../src/author/index.ts';
import { betweenCreases, cornerTab, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { creasedLimits, doubledLimits, foldFlatTab } from '../../tray/fold-flat.ts';

const size = { ...corrugatedSizes([400, 220, 100]), material: mm(3, [0.8, 7], 'Thickness of the board') };
const tray = { open: 'no lid', group: 'tray_boxes', size, usualOrder: ['length', 'width'] } as const;

export default [
  box('corrugated', {
    ...tray,
    name: 'Glued tray',
    about: 'Open tray of corrugated board with four corner tabs, glued or stitched.',
    code: '0452',
    from: 'standard: FEFCO 0452, tabs on the short walls, and 0453, tabs on the long walls',
    evidence: 'figures',
    ids: { 'fefco-0452': {}, 'fefco-0453': { choices: { tabs_on: 'long_walls' }, code: { fefco: '0453' } } },
    sizeLimits: leastBoards({ length: 15, width: 15, height: 6 }),
    choices: { tabs_on: ['short_walls', 'long_walls'] },
    // Two tabs share one wall.
    options: ({ length, width, height }) => ({ glue_tab: cornerTab(50, Math.min(length, width), height) }),
    build: ({ glue_tab: tab, ...v }, { tabs_on }) =>
      gluedTray({ ...betweenCreases(v), tab, turned: tabs_on === 'long_walls' }),
  }),
  box('corrugated', {
    ...tray,
    name: 'Glued tray that folds flat, tabs on the long walls',
    about: 'Tray of corrugated board with glued corners and diagonal creases, delivered flat and opened in one move.',
    code: '0450',
    from: 'standard: FEFCO 0450: tabs hang on corners of the long walls beyond a crease at 45°',
    evidence: 'figures',
    ids: ['fefco-0450'],
    sizeLimits: creasedLimits(1),
    options: (v) => ({ glue_tab: foldFlatTab(v.width, v) }),
    build: ({ glue_tab: tab, ...v }) =>
      gluedTray({ ...betweenCreases(v), tab, turned: true, foldsFlat: true, creased: 'tabbed' }),
  }),
  box('corrugated', {
    ...tray,
    name: 'Glued tray with double triangular corners',
    about:
      'Open tray of corrugated board whose corners are folded in two along their diagonal and glued to the long walls.',
    code: '0448',
    from: 'standard: FEFCO 0448: corner squares of the short walls, cut free from the long ones, with a crease at 45°; our reading: they are folded upon themselves',
    evidence: 'figures',
    ids: ['fefco-0448'],
    sizeLimits: doubledLimits,
    build: (v) => gluedTray({ ...betweenCreases(v), tab: 0, doubled: true }),
  }),
];
