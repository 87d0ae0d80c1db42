import { type BoardOf, type Body, eachCorner, flip, locked, type Panel, pen } from '../../board/index.ts';
import { squareSlot } from '../holes/square-slot.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

/** A tray of thick board whose ears lock through its ends. Inside sizes, all in mm. */
export interface LockedEars extends BoardOf {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Play of the ends between front and back, and of a tongue in its slot, on each side. */
  readonly play: number;
}

/** Share of an end that an ear covers, and at most that its tongue reaches further. */
const SHARE = 0.2;

/** Share of the height that a tongue takes. */
const TALL = 0.4;

/** The longest tongue that a hand pushes through its slot easily, in mm. */
const LONGEST = 50;

/**
 * Floor and four walls, without glue. Ears of front and back lie on the outside of the ends. The tongue of an ear steps through a slot of
 * the end and lies on its inside, so that the ear cannot swing out.
 */
export const lockedEars = ({ length, width, height, play, thickness: t, inside: share }: LockedEars): Body => {
  const inside = share * t;
  const [long, across, wall] = [length + 2 * inside, width + 2 * inside, height + inside];
  const [reach, tall] = [SHARE * across, TALL * wall];

  const short = inside + play;
  const low = (wall - tall) / 2 - play;
  const slots = [reach - inside, across - reach - t + inside].map((from) =>
    squareSlot([from - short - play, low], [from - short + t + play, wall - low]),
  );
  const side = (name: string): Panel => ({
    ...rectangle(name, across - 2 * short, wall, { role: 'wall' }),
    marks: slots.map((curves) => ({ line: 'cut', curves })),
  });

  // The board of the end, and the share of the board inside each of two opposite creases.
  const step = t + 2 * inside;
  const tongue = trapezium('tongue', tall, Math.min(reach, LONGEST), tall / 8, {
    fold: -90,
    phase: 3,
    round: tall / 8,
  });
  const ear = pen('right-ear', wall, { phase: 2 })
    .to(wall - t, reach)
    .side(t, reach, rectangle('step', tall, step, { phase: 2, top: tongue }))
    .close();
  const eared = (name: string, right: Panel, left: Panel): Panel =>
    pen(name, long, { role: 'wall', phase: 1 })
      .to(long + t, 0)
      .hang(long + t, wall, right)
      .to(-t, wall)
      .hang(-t, 0, left)
      .close();
  return {
    trunk: rectangle('floor', long, across, {
      role: 'wall',
      right: side('right'),
      top: eared('back', ear, flip(ear, 'left-ear')),
      left: side('left'),
    }),
    // The front stands the other way up.
    base: { line: 'crease', panel: eared('front', { ...ear, name: 'left-ear' }, flip(ear)) },
    joins: eachCorner((on, end) => locked(`${on}.${end}-ear.step.tongue`, end)),
    labels: trayLabels,
    inner: trayInner,
  };
};
