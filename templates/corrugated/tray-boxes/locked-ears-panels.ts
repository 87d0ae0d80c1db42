import {
  earedTray,
  hookedPhases,
  insideShare,
  type Panel,
  rectangle,
  type SizesAndMaterial,
  squareSlot,
  trapezium,
  withCuts,
} from '../../../src/author/index.ts';
import { slidingPlay } from '../../tray/corrugated-sizes.ts';

/** Largest share of an end that an ear covers, and of the height: ears with their tongues do not enlarge the blank. */
const SHARE = { along: 0.2, up: 0.45 } as const;

/** Share of the height that a tongue takes. */
const TALL = 0.4;

/** The longest tongue that a hand pushes through its slot easily, in mm. */
const LONGEST = 30;

export const lockedEarLimits = ({ width, material }: SizesAndMaterial) => {
  const least = Math.max(40, 25 * material);
  // Below this limit a tongue would be narrower than three boards; above it the ears would be slivers.
  const low = Math.max(25, 8 * material);
  return {
    length: { min: least },
    width: { min: least },
    height: { min: low, max: Math.max(2 * Math.max(width, least), low) },
  };
};

/** Floor and four walls without glue. Ears of front and back lie outside on the ends; tongues through slots of the ends hold them there. */
export const lockedEars = ({ length, width, height, material: t }: SizesAndMaterial) => {
  // Play of the ends between front and back, and of a tongue in its slot, on each side.
  const [inside, play] = [insideShare.corrugated * t, slidingPlay(t)];
  const [across, wall] = [width + 2 * inside, height + inside];
  const [reach, tall] = [Math.min(SHARE.along * across, SHARE.up * wall), TALL * wall];

  const short = inside + play;
  const low = (wall - tall) / 2 - play;
  const slots = [reach - inside, across - reach - t + inside].map((from) =>
    squareSlot([from - short - play, low], [from - short + t + play, wall - low]),
  );
  const side = (name: string): Panel => withCuts(rectangle(name, across - 2 * short, wall, { role: 'wall' }), ...slots);

  // The board of the end, and the share of the board inside each of two opposite creases.
  const bridge = t + 2 * inside;
  // The tongues of both ends turn inside a short tray at the same time.
  const long = Math.min(reach, LONGEST, wall - reach - bridge, length / 2 - t);
  const { ears: phase } = hookedPhases;
  const top = trapezium('tongue', tall, long, tall / 8, { fold: -90, phase: phase + 1, round: tall / 8 });
  const ear = trapezium('right-ear', wall, reach, t, { phase, top: rectangle('bridge', tall, bridge, { phase, top }) });
  const tray = { length: length + 2 * inside, width: across, height: wall, material: t };
  return earedTray(tray, ear, side, '.bridge.tongue');
};
