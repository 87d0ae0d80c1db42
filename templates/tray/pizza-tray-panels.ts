import {
  type Body,
  bentTuck,
  circle,
  corrugatedCornerFlap,
  corrugatedRollOver,
  eachSide,
  flapAt,
  flapEnd,
  flipRim,
  insideShare,
  locked,
  pen,
  rollOverAllowance,
  type SizesWith,
  sunkLid,
  trayLabels,
  usualLocks,
} from '../../src/author/index.ts';

/** Fold phases: corner flaps, sides, front and back, the roll-over of the front, then the lid and its front. */
const phases = { corners: 0, sides: 1, walls: 2, rolls: 3, bend: 4, lid: 5, front: 6 } as const;

/** A pizza box by inside sizes: between the sides, from the back to the front's inner wall, up to the lid, which lies between the sides. */
export const pizza = (
  board: 'carton' | 'corrugated',
  values: SizesWith<'lock' | 'corner_flap' | 'vent_diameter'>,
): Body => {
  const { material: t, lock, corner_flap: reach, vent_diameter: vent } = values;
  const share = insideShare[board];
  const inside = share * t;
  const { rim: across } = rollOverAllowance(t, 1, { share, play: board === 'carton' ? 0.5 : 0 });
  const locks = usualLocks(lock, across, t, 2, share);
  // Crease to crease: the width to the outer wall of the front, the height to the front's rim and to the lid's hinge.
  const [length, width, height] = [
    values.length + 2 * inside,
    values.width + inside + locks.reach,
    values.height + 2 * inside,
  ];
  // Of lid and ears in the box, on each side.
  const play = Math.max(0.5, t / 4);
  const [foot, top] = [inside + 0.5, height - inside - 0.5];
  // Corner flaps begin above the floor and end below the rim. The sides are one board shorter than the width at each end.
  // On the sheet the lid lies beyond the back, so the flaps beside the back are at most as long as the back is high.
  const end = (name: string) => {
    const longest = name === 'back' ? Math.min(reach, height - 1) : reach;
    return flapAt(corrugatedCornerFlap(`${name}-flap`, top - foot, longest, phases.corners), height, height - top);
  };
  const seat = width - 2 * t;
  const side = (name: string, onRight: string, onLeft: string) => {
    const wall = pen(name, seat, { role: 'wall', phase: phases.sides })
      .rim(seat, height, end(onRight))
      .to(0, height)
      .rim(0, 0, flipRim(end(onLeft)));
    return flapEnd(wall.close());
  };
  const front = corrugatedRollOver({
    name: 'front',
    length,
    outer: height,
    rim: across,
    inner: height - inside,
    inset: t,
    locks,
    phase: phases.walls,
    rolls: phases.rolls,
  });
  // Depth of the lid from its hinge, whose tuck stands inside the inner wall of the front; depth of the tuck, and distance of the far end
  // of the lid's flaps from its hinge.
  const depth = width - locks.reach - play - (t - inside);
  const [down, clear] = [height - 2 * inside - 1, depth - t - play];
  const lidSeat = length - 2 * (t + play);
  const lid = sunkLid({
    seat: lidSeat,
    depth,
    front: bentTuck({
      width: lidSeat - 2 * (t + play),
      depth: down,
      lid: depth,
      phases: { bend: phases.bend, front: phases.front },
    }),
    phase: phases.lid,
    // Leaves space for the corner flaps of the sides beside the hinge.
    flap: { reach: Math.min(down, 0.6 * clear), from: 2 * t + play, clear, phase: phases.bend },
  });
  const back = pen('back', length, { role: 'wall', phase: phases.walls }).to(length, height);
  const beside = Math.min(length / 4, 2 * vent);
  for (const x of [length / 2 - beside, length / 2 + beside]) back.mark('cut', ...circle([x, height / 2], vent / 2));
  return {
    // The seat of the floor is a part of its left edge, beside the left wall.
    trunk: pen('floor', t, { role: 'wall' })
      .rim(width - t, 0, side('left', 'back', 'front'))
      .to(width, 0)
      .rim(width, length, front)
      .to(width - t, length)
      .rim(t, length, side('right', 'front', 'back'))
      .to(0, length)
      .hang(0, 0, back.closeMirrored(lid))
      .close(),
    rises: 'right',
    trunkIs: 'base',
    joins: [
      locked('front.rim.inner', 'floor', 'notch', locks.count),
      ...eachSide((name) => locked('front.rim.inner', `${name}.front-flap`)),
      locked('lid.tuck', 'front.rim.inner'),
    ],
    labels: { ...trayLabels, length: 'floor.y', width: 'floor.x', height: ['back.y', 0, height] },
    inner: { length: 'right|left', width: 'back|front.rim.inner', height: 'floor|lid' },
  };
};
