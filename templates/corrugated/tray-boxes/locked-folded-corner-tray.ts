import { box, usualLocks } from '../../../src/author/index.ts';
import { oneLock } from '../../tray/corrugated-sizes.ts';
import { webOptions } from '../../tray/web-trays.ts';
import { foldedCornerSource, foldedCorners, foldedCornerTrays } from './folded-corners.ts';

/** Tray with folded corners between double ends, either inner wall of which locks into the floor. */
export default box('corrugated', {
  ...foldedCornerTrays,
  name: 'Tray with folded corners that lock',
  about:
    'Open tray of corrugated board without glue; double end walls hold its folded corners and lock into the floor.',
  from: `house: ${foldedCornerSource}, with locks in the floor`,
  ids: ['house-locked-folded-corner-tray'],
  options: (size, { webs }) => ({
    ...webOptions(webs, size.width, size.length, size),
    lock: oneLock(size.width, size.material),
  }),
  build: ({ lock, ...values }) => foldedCorners(values, (rim) => usualLocks(lock, rim, values.material)),
});
