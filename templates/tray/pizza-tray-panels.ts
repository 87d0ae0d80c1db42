import {
  type Body,
  bentTuck,
  circle,
  corrugatedCornerFlap,
  corrugatedRollOver,
  eachSide,
  flipRim,
  type Locks,
  locked,
  type Panel,
  pen,
  type Rim,
  rim,
  type SizesAndMaterial,
  sunkLid,
  trayLabels,
} from '../../src/author/index.ts';

/**
 * A pizza box. The front rolls over the corner flaps of the single sides; the lid lies between the sides. All in mm, crease to crease: the
 * width to the outer wall of the front, the height to the front's rim and to the lid's hinge.
 */
export interface PizzaTray extends SizesAndMaterial {
  readonly rim: number;
  readonly locks: Locks;
  readonly flap: number;
  /** Diameter of the two vents in the back; 0 for none. */
  readonly vent: number;
  /** Share of the board inside a crease. */
  readonly share: number;
  /** Play of lid and ears in the box, on each side. */
  readonly play: number;
}

/** Fold phases: corner flaps, sides, front and back, the roll-over of the front, then the lid and its front. */
const phases = { corners: 0, sides: 1, walls: 2, rolls: 3, bend: 4, lid: 5, front: 6 } as const;

/** Depth of the lid from its hinge, depth of its tuck, and distance of its flaps' far end from the hinge. In mm. */
const pizzaLid = ({ width, height, locks, material: t, share, play }: PizzaTray) => {
  const inside = share * t;
  // The tuck stands inside the inner wall of the tray's front.
  const depth = width - locks.reach - play - (t - inside);
  return { depth, down: height - 2 * inside - 1, clear: depth - t - play };
};

export const pizzaTray = (tray: PizzaTray): Body => {
  const { length, width, height, rim: across, locks, flap: reach, vent, material: t, share, play } = tray;
  const inside = share * t;
  const [foot, top] = [inside + 0.5, height - inside - 0.5];
  // Corner flaps begin above the floor and end below the rim. The sides are one board shorter than the width at each end.
  // On the sheet the lid lies beyond the back, so the flaps beside the back are at most as long as the back is high.
  const end = (name: string): Rim =>
    rim(height)
      .to(height - foot, 0)
      .hang(
        height - top,
        0,
        corrugatedCornerFlap(
          `${name}-flap`,
          top - foot,
          name === 'back' ? Math.min(reach, height - 1) : reach,
          phases.corners,
        ),
      )
      .close();
  const seat = width - 2 * t;
  const side = (name: string, onRight: string, onLeft: string): Rim => {
    const wall = pen(name, seat, { role: 'wall', phase: phases.sides })
      .rim(seat, height, end(onRight))
      .to(0, height)
      .rim(0, 0, flipRim(end(onLeft)));
    return rim(seat).hang(0, 0, wall.close()).close();
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
  const { depth, down, clear } = pizzaLid(tray);
  const lidSeat = length - 2 * (t + play);
  const tuck = bentTuck({
    width: lidSeat - 2 * (t + play),
    depth: down,
    lid: depth,
    phases: { bend: phases.bend, front: phases.front },
  });
  const lid = sunkLid({
    seat: lidSeat,
    depth,
    front: tuck,
    phase: phases.lid,
    // Leaves space for the corner flaps of the sides beside the hinge.
    flap: { reach: Math.min(down, 0.6 * clear), from: 2 * t + play, clear, phase: phases.bend },
  });
  const back = pen('back', length, { role: 'wall', phase: phases.walls })
    .to(length, height)
    .side(0, height, lid)
    .to(0, 0);
  const beside = Math.min(length / 4, 2 * vent);
  for (const x of vent ? [length / 2 - beside, length / 2 + beside] : [])
    back.mark('cut', ...circle([x, height / 2], vent / 2));
  const wall: Panel = back.close();
  return {
    // The seat of the floor is a part of its left edge, beside the left wall.
    trunk: pen('floor', t, { role: 'wall' })
      .rim(width - t, 0, side('left', 'back', 'front'))
      .to(width, 0)
      .rim(width, length, front)
      .to(width - t, length)
      .rim(t, length, side('right', 'front', 'back'))
      .to(0, length)
      .hang(0, 0, wall)
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
