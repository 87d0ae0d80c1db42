import {
  box,
  framePhases,
  locked,
  mm,
  rectangle,
  roundedRectangle,
  trapezium,
  withJoins,
} from '../../../src/author/index.ts';
import { coveredFrameTrays, frame, frameOptions } from '../../tray/frame-trays.ts';
import { usualTuck } from '../../tube/usual.ts';

/** The back is a single wall and carries the lid, whose tuck goes through a slot in the front rim into the hollow front wall. */
export default box('carton', {
  ...coveredFrameTrays,
  name: 'Frame tray with hinged lid',
  closure: 'hinged_lid',
  about: 'Tray with hollow front and sides; its hinged lid locks in the hollow of the front.',
  code: 'B14.10.00.51.B',
  from: 'house: a guess at ECMA B14.10 … 51, described as hollow walls, double walls and a lock that draws in: hollow front and sides like those of the measured becf-12005, a single back with the lid, and a tuck that enters a slot in the rim of the front',
  ids: { 'becf-12004': { size: { width: 150 } } },
  options: (size) => ({
    ...frameOptions(size),
    tuck_flap: mm(usualTuck(size.width), [6, size.height - 4], 'How far the tuck reaches into the front'),
  }),
  build(v) {
    const { length, width, material: m, tuck_flap } = v;
    const play = 0.5;
    const seat = length - 2 * m;
    // The tuck goes down inside the front, through a slot that is slightly longer.
    const wide = length / 2;
    const phase = framePhases.lid;
    const tuck = trapezium('tuck', wide, tuck_flap, Math.min(4, tuck_flap / 2), { round: 3, phase });
    const lid = rectangle('lid', seat, width - m - play, { role: 'wall', phase: phase + 1, top: tuck });
    const closed = frame({ ...v, lid });
    const slot = roundedRectangle([seat / 2, (m + play + 2) / 2 - 1], wide + 4, m + play + 2, 0.5);
    return {
      ...withJoins(closed, locked('lid.tuck', 'front')),
      cutouts: [{ on: 'front.rim', ring: slot, line: 'cut' }],
    };
  },
});
