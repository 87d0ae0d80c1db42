import { box, lockedTray, mm } from '../../../src/author/index.ts';
import { doubleWallTraySizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Roll-end tray',
  about: 'Open tray, set up without glue: double side walls lock into the floor and hold the corner flaps.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B20.01.00.00',
  from: 'standard: ECMA B20.01, two double walls with nib locks: the tray of becf-11701 as measured, without its lid, front and back alike',
  ids: ['becf-11a01'],
  size: doubleWallTraySizes([200, [60, 1000]], [150, [40, 800]], [50, [16, 300]]),
  // An inner wall does not touch the opposite double wall as it folds.
  sizeLimits: ({ length }) => ({ height: { max: length - 10 } }),
  options: ({ width }) => ({ lock: mm(0.3 * width, [10, width - 14], 'Length of the slots in the floor') }),
  inner: { length: 'right|left', width: 'back|front' },
  // `layerThickness` is the space for the layers of a double wall.
  build: (sizes) => lockedTray({ ...sizes, layerThickness: sizes.material }),
});
