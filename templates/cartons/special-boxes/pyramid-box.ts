import { box, circle, mm, type Panel, pen } from '../../../src/author/index.ts';

/** Board between a ribbon hole and the edges beside it, and what a wing keeps from the floor and from its twin, in mm. */
const [WEB, CLEAR] = [4, 2];

/** The least ribbon hole, in mm. */
const LEAST_HOLE = 2;

/**
 * The least height at which the faces over this side, in mm, have room for the least hole: it and its webs take up half of a
 * face, which is the side's share of its edge times its slant.
 */
const holding = (side: number): number => {
  const [half, room] = [side / 2, 2 * (LEAST_HOLE + 2 * WEB)];
  const slant = (room * half) / Math.sqrt(half ** 2 - room ** 2);
  return Math.sqrt(Math.max(0, slant ** 2 - half ** 2));
};

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The faces of a pyramid over a square. Lengths in mm, angles in radians. */
const facesOf = (side: number, height: number) => {
  const slant = Math.hypot(height, side / 2);
  const rise = Math.atan2(height, side / 2);
  return {
    slant,
    /** How steeply a face stands over the floor. */
    rise,
    /** How far one face turns out of the one beside it: between their outward normals, each `rise` off the vertical. */
    turn: Math.acos(Math.cos(rise) ** 2),
    /** Half the angle at the tip of a face. */
    tip: Math.atan2(side / 2, slant),
  };
};

/**
 * Pyramid box: four faces rise from a square floor to a tip and are tied there with a ribbon. Wings on
 * front and back lie inside behind the other two faces, which are creased so much further out.
 *
 *          ╱╲
 *       __╱__╲__
 *     ╱ │      │ ╲
 *    ◁  │      │  ▷
 *     ╲_│______│_╱
 *         ╲  ╱
 *          ╲╱
 */
export default box('carton', {
  name: 'Pyramid box',
  about: 'Pyramid over a square floor, its four tips tied with a ribbon.',
  open: 'holes for its ribbon, beside a tip that is tied',
  group: 'special_boxes',
  from: [
    'house',
    'a pyramid over a square; wings of our own on front and back, the other faces creased further out by the board of the wings',
  ],
  ids: ['becf-11e12'],

  size: {
    length: mm(105, [45, 500], 'Side of the square floor, between front and back'),
    height: mm(40, [15, 600], 'Height of the tip over the floor'),
  },
  board: [0.5, [0.1, 1]],
  sizeLimits: ({ length }) => ({ height: { min: Math.max(0.3 * length, holding(length)), max: 1.5 * length } }),

  options: ({ length, height }) => {
    const { slant, tip } = facesOf(length, height);
    // A hole of this size, its webs and the rounding of the tip take up half of a face at most; rounding must not take away the
    // last of it.
    const hole = Math.max(LEAST_HOLE, Math.min(8, (slant / 2) * Math.sin(tip) - 2 * WEB));
    return {
      hole_diameter: mm(5, [LEAST_HOLE, hole], 'Diameter of the ribbon holes'),
      tip_radius: mm(3, [1, 4], 'Radius of the tips'),
      wing: mm(Math.min(8, length / 8), [4, length / 6], 'Width of the wings'),
    };
  },

  labels: { length: 'floor.y', wing: 'back.right-wing.y' },
  build({ length, height, material, hole_diameter, tip_radius, wing }) {
    const { slant, rise, turn, tip } = facesOf(length, height);
    const fold = 180 - degrees(rise);
    // From the tip of a face down its middle to the hole, and along its edge to where the rounding ends.
    const hole = (hole_diameter / 2 + WEB) / Math.sin(tip);
    const rounded = tip_radius / Math.tan(tip);
    const edge = slant / Math.cos(tip);
    const along = (from: number, side: 1 | -1): [number, number] => [
      length / 2 + side * from * Math.sin(tip),
      slant - from * Math.cos(tip),
    ];
    // From the tip along the edge to the wing, whose twin lies beside it under the same face.
    const free = Math.max((wing + CLEAR) / Math.tan(tip), rounded + CLEAR);
    const seat = edge - free - WING_FOOT;
    // Its lower end leans in so far that it runs level, and a little more.
    const foot = (Math.tan(tip) + 0.1) * wing;
    const wingOn = (name: string): Panel => {
      const p = pen(name, seat, { fold: degrees(turn), phase: 0 });
      return name === 'right-wing'
        ? p
            .to(seat - foot, wing)
            .to(0, wing)
            .close()
        : p.to(seat, wing).to(foot, wing).close();
    };
    const face = (name: string, phase: number, winged: boolean): Panel => {
      const p = pen(name, length, { role: 'wall', fold, phase });
      if (winged) p.to(...along(edge - WING_FOOT, 1)).hang(...along(free, 1), wingOn('right-wing'));
      p.to(...along(rounded, 1)).arc(...along(rounded, -1), Math.tan((Math.PI / 2 - tip) / 2));
      if (winged) p.to(...along(free, -1)).hang(...along(edge - WING_FOOT, -1), wingOn('left-wing'));
      return p.mark('cut', ...circle([length / 2, slant - hole], hole_diameter / 2)).close();
    };
    // What the wings take of the room behind the faces that they lie under, at the floor.
    const out = material / Math.sin(rise);

    const floor = pen('floor', length, { role: 'wall' })
      .to(length + out, 0)
      .side(length + out, length, face('right', 2, false))
      .side(-out, length, face('back', 1, true))
      .side(-out, 0, face('left', 2, false));
    return {
      trunk: floor.close(),
      base: { line: 'crease', panel: face('front', 1, true) },
      rises: 'up',
      joins: ['front', 'back'].flatMap((wall) =>
        ['right', 'left'].map((side) => ({
          by: 'lock' as const,
          a: `${wall}.${side}-wing`,
          // The front is drawn the other way up.
          b: (wall === 'back') === (side === 'right') ? 'right' : 'left',
        })),
      ),
    };
  },
});

/** A wing begins this far from the floor, in mm. */
const WING_FOOT = 4;
