import { box, gluedTray } from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { foldFlatLimits, foldFlatTab } from '../../tray/fold-flat.ts';

export default box('corrugated', {
  name: 'Ready-glued tray that folds flat',
  about: 'Tray of corrugated board with glued corners and diagonal creases, delivered flat and opened in one move.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0451',
  from: 'standard: FEFCO 0451: a tray whose tabs are glued to corners of the long walls beyond a crease at 45°, so that all walls fold in flat. The service numbers becf-21c03 as 0761, of which no drawing was seen: drawn alike',
  evidence: 'figures',
  ids: {
    'becf-21c03': { code: { fefco: '0761' }, evidence: 'words' },
    'fefco-0451': { size: { length: 400, width: 220, height: 100, material: 3 } },
  },
  size: corrugatedSizes([200, 185, 85]),
  sizeLimits: foldFlatLimits,
  options: (size) => ({ glue_tab: foldFlatTab(size.width, size) }),
  build: ({ glue_tab: tab, ...size }) => gluedTray({ ...betweenCreases(size), tab, foldsFlat: true }),
});
