import {
  flanked,
  hookDepth,
  hookEar,
  hookedPhases,
  hookUnit,
  pen,
  type SizesWith,
  straight,
} from '../../../src/author/index.ts';

/** Distance of the lid's flaps from its hinge, in mm. */
const BESIDE_HINGE = 4;

/**
 * A lid over a hooked tray of these sizes, with hooks like those of the tray. Its flaps lie outside the ears of the tray; the ears of its front lie outside its flaps and hook into a slit in each.
 * Between its flaps the lid is two boards longer than its hinge, and its front is two boards longer again.
 */
export const hookedHood = ({ length, width, height, notch, material: m }: SizesWith<'notch'>) => {
  const seat = length + 2 * m;
  const [depth, phase] = [width + m, hookedPhases.lid];
  const hooks = { width: depth, height };
  const [unit, foot] = [hookUnit(hooks), height - hookDepth(hooks)];
  // The slit lies near the front, at the left end of the right flap.
  const along = depth - BESIDE_HINGE;
  const lean = Math.min(height / 2, along / 4);
  const flap = pen('right-flap', along, { phase })
    .rounded(Math.min(10, lean), [along - lean, height - m])
    .to(0, height - m)
    .mark('cut', straight([unit, foot], [2 * unit, foot - 3]))
    .close();
  const ear = hookEar('right-ear', hooks, phase + 3);
  const wide = seat + 2 * m;
  const middle = wide / 2;
  const front = pen('lid-front', wide, { role: 'wall', phase: phase + 2 })
    .to(wide + m, 0)
    .hang(wide + m, height, ear)
    .to(middle + notch, height)
    .arc(middle - notch, height, -1)
    .closeMirrored();
  const how = { role: 'wall', phase: phase + 1, top: front } as const;
  return flanked('lid', seat, depth, flap, { ...how, out: m, from: BESIDE_HINGE });
};
