import { box, mm, when } from '../../../src/author/index.ts';
import {
  corrugatedSizes,
  oneLock,
  rollOverHeight,
  roomBesideLocks,
  usualTrayTuck,
} from '../../tray/corrugated-sizes.ts';
import { doubleFrontTray } from './double-front-tray-panels.ts';

/** Roll-over sides and front under a lid: its tuck goes into an opening of the front's rim or behind the lining, or a lip on the front. */
export default box('corrugated', {
  name: 'Corrugated tray with double front',
  about: 'Mailer of corrugated board with double sides and a double front, into which the lid tucks.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  from: 'house: sides and front roll over and lock into the floor, the tuck enters an opening of the front rim between its two boards; allowances of 0421. The service numbers becf-21704 and becf-21705, which has the same variables, as 0426, which other libraries draw with single sides: fefco-0426; both drawn alike. FEFCO 0441 is described as a self-assembling box with a hinged lid and three walls rolled over: its lid reaches over the front',
  ids: {
    'becf-21704': {},
    'becf-21705': {},
    'fefco-0441': {
      choices: { closing: 'over' },
      size: { length: 330, width: 190, height: 120 },
      code: { fefco: '0441' },
    },
  },
  size: corrugatedSizes([150, 200, 50], {
    along: ', between the inner walls',
    across: ', from the back to the lining',
  }),
  sizeLimits: ({ length, width, material }) => {
    const [long, wide] = [Math.max(60, 12 * material), 12 * material];
    const height = rollOverHeight(material, [length, long], [width, wide]);
    return { length: { min: long }, width: { min: wide }, height };
  },
  choices: { closing: ['between', 'over', 'inside'] },
  options: ({ length, width, height, material: t }, { closing }) => {
    const most = length - 2 * roomBesideLocks(t) - 4;
    const deepest = Math.min(height - t, width / 4);
    return {
      lock: oneLock(width, t),
      front_lock: mm(length / 3, [10, most], 'Length of the slot in the floor for the lining of the front'),
      ...when(closing !== 'over', {
        tuck_flap: mm(usualTrayTuck(width, t), [Math.max(8, 3 * t), deepest], 'How far the tuck reaches in'),
      }),
      ...when(closing === 'over', {
        lip: mm(Math.min(30, height / 2), [Math.max(8, 3 * t), height], 'How far the lid reaches down the front'),
      }),
    };
  },
  inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front.rim.inner', height: 'floor|lid' },
  build: (values, { closing }) => doubleFrontTray(values, closing),
});
