import {
  box,
  eachSide,
  flappedWall,
  insetFloor,
  insideShare,
  leastWithTab,
  locked,
  mm,
  postalSlot,
  rimGap,
  rollOverSide,
  trayLabels,
} from '../../../src/author/index.ts';
import { doubleWallTraySizes } from '../../sizes.ts';
import { featureOf, frontFeatures, frontIds } from '../../tray/front-features.ts';
import { hoodedBack, hoodedEdge } from './hooded-lid-panels.ts';

export default box('carton', {
  name: 'Tray with hinged lid',
  about: 'Self-locking tray with double side walls and a hinged lid whose front tucks into them.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: 'B20.01.00.53.B',
  from: 'measured: becf-11701 at 120 × 70 × 35 mm, 0.5 mm board; the place of its window is our decision',
  ids: frontIds(['becf-11701', 'becf-11702', 'becf-11703']),
  ...frontFeatures,
  size: doubleWallTraySizes([150, [60, 1000]], [100, [40, 800]], [50, [20, 300]]),
  window: { in: 'lid' },
  // The lid's side flaps taper towards their edge, and opposite inner walls do not touch as they fold.
  sizeLimits: ({ length, width, material }, { postal_lock }) => {
    const max = Math.min(length - 10, 0.71 * width, width - 14);
    if (postal_lock === 'none') return { height: { max } };
    const { height: min } = leastWithTab(material);
    return { height: { min, max }, width: { min: 2 * min } };
  },
  options: ({ width }) => ({
    lock: mm(Math.max(30, 0.3 * width), [10, width - 14], 'Length of the slots in the floor'),
  }),
  labels: trayLabels,
  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build({ length, width, height, material: m, lock }, chosen) {
    const feature = featureOf(chosen);
    const postal = feature === 'postal_lock';
    const side = (name: string, over: number) =>
      rollOverSide({ name, length: width, height, material: m, lock, phase: 2, over });
    const held = (end: string) => [`front.${end}-flap`, `back.${end}-flap`, `lid-front.${end}-tuck`];
    const seat = length - 4 * m;
    const walls = {
      // Its flaps leave space for the lid's tucks between them and the outer walls.
      // Length of the front's corner flap in the double wall: its height, but at most to the middle of the wall. In mm.
      front: flappedWall('front', seat, height - rimGap(m), Math.min(height, width / 2) - m),
      right: side('right', 3),
      back: hoodedBack({ length, width, height, material: m, feature }),
      left: side('left', 4),
    };
    return {
      trunk: insetFloor(length, width, 2 * m, walls, m),
      ...(postal && { cutouts: [postalSlot('front', seat / 2, hoodedEdge(m), m, insideShare.carton)] }),
      joins: [
        ...(postal ? [locked('lid-front.postal-lock', 'front', 'slit')] : []),
        ...eachSide((end) => [
          locked(`${end}.inner`, 'floor', 'notch'),
          ...held(end).map((panel) => locked(`${end}.inner`, panel)),
        ]),
      ],
    };
  },
});
