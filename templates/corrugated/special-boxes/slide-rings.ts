import { box } from '../../../src/author/index.ts';
import { RINGS, ring, ringJoint, slideSizes } from '../../tray/slide-ring.ts';

/** Rings of corrugated board, open at two opposite sides: three of them, each about another axis, make up the slide boxes. */
export default [
  box('corrugated', {
    ...slideSizes,
    name: 'Corrugated ring, open at the ends',
    closure: 'wrap',
    about:
      'Ring of corrugated board around width and height, open at both ends of its length, as an inner slide or a sleeve.',
    open: 'open at both ends',
    code: '0503',
    from: 'standard: FEFCO 0503: bottom, front, top and back, as long as the box; allowances of 0201',
    evidence: 'figures',
    ids: ['fefco-0503'],
    options: ({ length, height, material }) => ({ glue_flap: ringJoint(height, length, material) }),
    labels: RINGS.ends.labels,
    build: (values) => ring('ends', values, values.material, values.glue_flap),
  }),
  box('corrugated', {
    ...slideSizes,
    name: 'Corrugated ring, open at the sides',
    closure: 'wrap',
    about: 'Ring of corrugated board around length and height, open at front and back, as an outer slide or a sleeve.',
    open: 'open at front and back',
    code: '0502',
    from: 'standard: FEFCO 0502: bottom, right, top and left, as long as the box is wide; allowances of 0201',
    evidence: 'figures',
    ids: ['fefco-0502'],
    options: ({ width, height, material }) => ({ glue_flap: ringJoint(height, width, material) }),
    labels: RINGS.sides.labels,
    build: (values) => ring('sides', values, values.material, values.glue_flap),
  }),
];
