import { box } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { lockedEarLimits, lockedEars } from './locked-ears-panels.ts';

/** Tray without joint or glue: ears of front and back lie on the outside of the ends, their tongues go through slots and lie inside. */
export default box('corrugated', {
  name: 'Tray with locked ears',
  about: 'Open tray of corrugated board without glue; tongues of its ears lock into slots of the ends.',
  open: 'no lid',
  group: 'tray_boxes',
  code: '0457',
  from: 'house: drawing not seen; FEFCO 0457 is described as a self-locking tray without joint; our own construction: thick board does not bend like a hook of carton, so that the tongue of an ear steps through a slot by two creases',
  ids: ['fefco-0457'],
  size: corrugatedSizes([250, 180, 80]),
  sizeLimits: lockedEarLimits,
  build: lockedEars,
});
