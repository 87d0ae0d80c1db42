import {
  type Body,
  circle,
  eachCorner,
  locked,
  pen,
  sidesOf,
  toDegrees,
  trapezium,
} from '../../../src/author/index.ts';

/** A pyramid on a square floor, tied at its tip. All in mm. */
type Pyramid = Readonly<Record<'length' | 'height' | 'material' | 'hole_diameter' | 'tip_radius' | 'wing', number>>;

/** Board between a ribbon hole and the edges beside it, in mm. */
export const PYRAMID_WEB = 4;

/** The faces of a pyramid on a square. Lengths in mm, angles in radians. */
export const pyramidFaces = (side: number, height: number) => {
  const slant = Math.hypot(height, side / 2);
  const rise = Math.atan2(height, side / 2);
  return {
    slant,
    /** Angle between a face and the floor. */
    rise,
    /** Fold angle between two faces: the angle between their outward normals, each `rise` from the vertical. */
    corner: Math.acos(Math.cos(rise) ** 2),
    /** Half the angle at the tip of a face. */
    tip: Math.atan2(side / 2, slant),
  };
};

/** Four faces rise from a square floor to a tip. Wings on front and back lie inside the others, creased further out by the wings' board. */
export const pyramid = ({ length, height, material, hole_diameter, tip_radius, wing }: Pyramid): Body => {
  const wingFoot = 4;
  const { slant, rise, corner, tip } = pyramidFaces(length, height);
  const fold = 180 - toDegrees(rise);
  // Distances from the tip of a face: down its middle to the hole, and along its edge to the end of the rounding.
  const hole = (hole_diameter / 2 + PYRAMID_WEB) / Math.sin(tip);
  const rounded = tip_radius / Math.tan(tip);
  const edge = slant / Math.cos(tip);
  const along = (from: number): [number, number] => [length / 2 + from * Math.sin(tip), slant - from * Math.cos(tip)];
  // Distance from the tip along the edge to the wing. The wing on the other side of the same face stays 2 mm away.
  const free = Math.max((wing + 2) / Math.tan(tip), rounded + 2);
  const seat = edge - free - wingFoot;
  // The wing's lower end slants until it is level in the pyramid, and slightly more.
  const foot = (Math.tan(tip) + 0.1) * wing;
  const rightWing = trapezium('right-wing', seat, wing, [foot, 0], { fold: toDegrees(corner) });
  const face = (name: string, phase: number, winged: boolean) => {
    const p = pen(name, length, { role: 'wall', fold, phase });
    if (winged) p.to(...along(edge - wingFoot)).hang(...along(free), rightWing);
    const [x, y] = along(rounded);
    return p
      .to(x, y)
      .arc(length - x, y, Math.tan((Math.PI / 2 - tip) / 2))
      .mark('cut', ...circle([length / 2, slant - hole], hole_diameter / 2))
      .closeMirrored();
  };
  // Thickness of the wings, measured along the floor.
  const out = material / Math.sin(rise);
  return {
    trunk: pen('floor', length, { role: 'wall' })
      .to(length + out, 0)
      .side(length + out, length, face('right', 2, false))
      .side(-out, length, face('back', 1, true))
      .side(-out, 0, face('left', 2, false))
      .close(),
    base: { line: 'crease', panel: face('front', 1, true) },
    joins: eachCorner((wall, side) => locked(`${wall}.${side}-wing`, sidesOf(wall)[side === 'right' ? 0 : 1])),
  };
};
