import { type BoxHead, box } from '../../../src/author/index.ts';
import { RINGS, type RingName, ring, ringJoint, slideSizes } from '../../tray/slide-ring.ts';

/** A ring of corrugated board, as long as the box is `along` its axis: three of them, each about another axis, make up the slide boxes. */
const ringBox = (name: RingName, along: 'length' | 'width', head: Omit<BoxHead, 'group'>) =>
  box('corrugated', {
    ...slideSizes,
    ...head,
    closure: 'wrap',
    evidence: 'figures',
    options: ({ height, material, ...size }) => ({ glue_flap: ringJoint(height, size[along], material) }),
    labels: RINGS[name].labels,
    build: (values) => ring(name, values, values.material, values.glue_flap),
  });

export default [
  ringBox('ends', 'length', {
    name: 'Corrugated ring, open at the ends',
    about:
      'Ring of corrugated board around width and height, open at both ends of its length, as an inner slide or a sleeve.',
    open: 'open at both ends',
    code: '0503',
    from: 'standard: FEFCO 0503: bottom, front, top and back, as long as the box; allowances of 0201',
    ids: ['fefco-0503'],
  }),
  ringBox('sides', 'width', {
    name: 'Corrugated ring, open at the sides',
    about: 'Ring of corrugated board around length and height, open at front and back, as an outer slide or a sleeve.',
    open: 'open at front and back',
    code: '0502',
    from: 'standard: FEFCO 0502: bottom, right, top and left, as long as the box is wide; allowances of 0201',
    ids: ['fefco-0502'],
  }),
];
