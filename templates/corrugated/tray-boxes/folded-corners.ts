import { box, type SizesAndMaterial, usualLocks } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock } from '../../tray/corrugated-sizes.ts';
import { deepestWeb, webChoices, webOptions } from '../../tray/web-trays.ts';
import { foldedCorners } from './folded-corners-panels.ts';

const foldedCornerTrays = {
  open: 'no lid',
  group: 'tray_boxes',
  size: corrugatedSizes([300, 200, 60], { along: ', between the inner walls' }),
  choices: webChoices,
  // Two whole webs lie beside one another in a wall, and the inner walls swing in over the floor.
  sizeLimits: ({ length, width, material }: SizesAndMaterial, { webs }: { readonly webs: string }) => {
    const least = webs === 'whole' ? Math.max(60, 20 * material) : Math.max(40, 14 * material);
    const [long, wide] = [Math.max(length, least), Math.max(width, least)];
    const rolled = long - 2 * material - 2;
    const most = webs === 'whole' ? Math.min(deepestWeb(wide, long, material), rolled) : rolled;
    return { length: { min: least }, width: { min: least }, height: { min: Math.max(18, 7 * material), max: most } };
  },
} as const;

const source = 'the webs of ECMA B40.22, or notched as those of B40.24, between the two boards of roll-over walls';

/** Trays with folded instead of cut corners, which lie between the boards of double end walls. They hold liquids without glue. */
export default [
  box('corrugated', {
    ...foldedCornerTrays,
    name: 'Tray with folded corners',
    about: 'Open tray of corrugated board without glue; its uncut corners are folded into double end walls.',
    from: `house: ${source}`,
    ids: ['house-folded-corner-tray'],
    options: (size, { webs }) => webOptions(webs, size.width, size.length, size),
    build: (values) => foldedCorners(values),
  }),
  box('corrugated', {
    ...foldedCornerTrays,
    name: 'Tray with folded corners that lock',
    about:
      'Open tray of corrugated board without glue; double end walls hold its folded corners and lock into the floor.',
    from: `house: ${source}, with locks in the floor`,
    ids: ['house-locked-folded-corner-tray'],
    options: (size, { webs }) => ({
      ...webOptions(webs, size.width, size.length, size),
      lock: oneLock(size.width, size.material),
    }),
    build: ({ lock, ...values }) => foldedCorners(values, (rim) => usualLocks(lock, rim, values.material)),
  }),
];
