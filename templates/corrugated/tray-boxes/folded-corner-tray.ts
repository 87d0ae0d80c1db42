import { box } from '../../../src/author/index.ts';
import { webOptions } from '../../tray/web-trays.ts';
import { foldedCornerSource, foldedCorners, foldedCornerTrays } from './folded-corners.ts';

/** Tray with folded instead of cut corners, which lie between the boards of double end walls. It holds liquids without glue. */
export default box('corrugated', {
  ...foldedCornerTrays,
  name: 'Tray with folded corners',
  about: 'Open tray of corrugated board without glue; its uncut corners are folded into double end walls.',
  from: `house: ${foldedCornerSource}`,
  ids: ['house-folded-corner-tray'],
  options: (size, { webs }) => webOptions(webs, size.width, size.length, size),
  build: (values) => foldedCorners(values),
});
