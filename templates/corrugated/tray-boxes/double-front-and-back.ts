import { box } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, rollOverHeight } from '../../tray/corrugated-sizes.ts';
import { rolledTray } from '../../tray/rolled-tray.ts';

export default box('corrugated', {
  name: 'Corrugated tray with double front and back',
  about: 'Open tray of corrugated board whose front and back roll over and lock into the floor, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0423',
  from: 'standard: FEFCO 0423: the tray of 0422 with its long walls doubled. The service numbers becf-21c01 as 0451, which other libraries draw as a glued tray that folds flat; fefco-0423 is drawn alike',
  evidence: 'figures',
  ids: { 'becf-21c01': {}, 'fefco-0423': { size: { length: 400, width: 300, height: 100 } } },
  size: corrugatedSizes([200, 100, 40], { across: ', between the inner walls' }),
  sizeLimits: ({ width, material }) => ({
    length: { min: 10 * material },
    width: { min: 12 * material },
    height: rollOverHeight(material, [width, 12 * material]),
  }),
  options: ({ length, material }) => ({ lock: oneLock(length, material) }),
  build: ({ length, width, height, material, lock }) =>
    rolledTray(width, length, height, material, lock, { turned: true }),
});
