import {
  arc,
  type Body,
  type Curve,
  eachCorner,
  eachSide,
  earedWall,
  hookedPhases,
  locked,
  mirrorCurve,
  type Panel,
  type Point,
  pen,
  rectangle,
  type SizesAndMaterial,
  type SizesWith,
  straight,
  toDegrees,
  trayInner,
  tuckingLid,
  withCuts,
} from '../../../src/author/index.ts';

/** A wall with slits for claws: `width` is the length of this wall, `height` the height of all walls, in mm. */
type ClawedWall = Omit<SizesAndMaterial, 'length'>;

/** Height of claws, slits and tongues below the rim in mm: the wall's, as measured, but at most 0.6 of its length: board stays between. */
export const clawHeight = ({ width, height }: ClawedWall): number => Math.min(height, 0.6 * width);

/**
 * Distances in mm of a claw's neck, throat and tip from the corner, equal to their heights above `base`; the middle is that of the head.
 * `foot` is where an ear one board beyond the corner starts: on the edge from the corner to the neck.
 */
const clawOf = (wall: ClawedWall) => {
  const middle = clawHeight(wall) / 2;
  const base = wall.height - 2 * middle;
  // The radius of the head is a quarter of the height less 1.5 mm: 18.5 in a wall of 80.
  const diagonal = (middle / 2 - 1.5) / Math.SQRT2;
  const neck = middle - diagonal;
  const foot = (wall.material * (base + neck)) / (wall.material + neck);
  return { base, middle, neck, foot, throat: middle + diagonal / 2, tip: middle + diagonal };
};

/**
 * An ear with a claw, on a crease one board beyond the end of a wall of height `top`. The right end of its seat is at the floor. The head is
 * a half disc on the lower side of the corner's diagonal; from throat to tip it hooks behind the wall above the slit.
 */
export const clawEar = (wall: ClawedWall, top: number): Panel => {
  const { base, middle, neck, foot, throat, tip } = clawOf(wall);
  const below = top - wall.height;
  const rim = top - base;
  const ear = pen('ear', top - foot, { phase: hookedPhases.ears })
    .to(rim - neck, neck)
    .arc(rim - tip, tip, 1)
    .to(rim - throat, throat)
    .to(below, (3 / 4) * middle);
  // Beside a lid the edge starts on the crease.
  return (below ? ear.to(below, 2) : ear).close();
};

/**
 * A wall with slits for two claws and, in its middle third, for the tongue of a lid. The corner of a claw's slit lies one board above the
 * throat of the claw and one board nearer to the corner. The claw enters turned down about the corner of the walls until its tip is level
 * with the corner of the slit: from there the slit runs to 1 mm beyond the tip and to 2 mm beyond the neck.
 */
export const clawedWall = (name: string, wall: ClawedWall): Panel => {
  const { width, height, material } = wall;
  const { base, middle, neck, throat, tip } = clawOf(wall);
  const [x, y] = [throat - material, throat + material];
  const level = Math.sqrt(2 * tip ** 2 - y ** 2);
  const [back, down] = [x - (level * neck) / tip, y - (y * neck) / tip];
  const longer = 1 + 2 / Math.hypot(back, down);
  const corner: Point = [x, base + y];
  const slit: Curve[] = [
    straight([x - longer * back, base + y - longer * down], corner),
    straight(corner, [level + 1, base + y]),
  ];
  const foot = base + (2 / 3) * middle;
  const tongue = arc([(2 / 3) * width, foot], [width / 3, foot], ((3 / 4) * middle) / width);
  const side = rectangle(name, width, height, { role: 'wall', phase: hookedPhases.sides });
  return withCuts(side, slit, slit.map((c) => mirrorCurve(width, c)).reverse(), [tongue]);
};

/** Distance of the shoulders beside a tongue from the ends of its slit, both inwards and upwards, in mm: 2 mm at 45 degrees. */
const SHOULDER = Math.SQRT2;

/**
 * The lid. Its flaps lie outside the ears. The edge of a flap is one circle from hinge to front, on which the tongue sits: the shoulders
 * end just above the slit in the middle third of the wall, and the tongue reaches in for 5/16 of the height.
 */
export const tonguedLid = (lid: SizesWith<'tuck_flap'>): Panel => {
  const { length, width, material: m, tuck_flap: reach } = lid;
  const height = clawHeight(lid);
  const [seat, depth] = [length + 2 * m, width - m];
  const [middle, half, shoulder] = [depth / 2, width / 6 - SHOULDER, (2 / 3) * height - SHOULDER];
  // From one end of the seat, the other end and the shoulder beside it lie half the angle of their arc apart.
  const beside = Math.tan(Math.atan(shoulder / (middle + half)) / 2);
  // Creased in line with the ears, a flap slants outwards by one board at its end to lie over them.
  const tongue = (5 / 16) * height;
  const fold = 90 - toDegrees(Math.asin(m / (shoulder + tongue)));
  const flap = pen('right-flap', depth, { fold, phase: hookedPhases.lid })
    .arc(middle + half, shoulder, beside)
    .arc(middle - half, shoulder, tongue / half)
    .closeMirrored();
  const [inset, round] = [m + 1, Math.min(10, reach / 2)];
  return tuckingLid(seat, depth, reach, flap, (bent) =>
    pen('tuck', seat, bent)
      .to(seat - inset, 2)
      .rounded(round, [seat - inset, reach])
      .closeMirrored(),
  );
};

/**
 * A tray without glue, with a lid. Front and back have ears on the outside of the side walls, whose claws hook into slits. The back is one
 * board higher than the other walls, and the lid one board less deep than the floor. The floor is drawn with the front on its right.
 */
export const clawTray = (tray: SizesWith<'tuck_flap'>): Body => {
  const { length, width, height, material } = tray;
  const high = height + material;
  const side = (name: string): Panel => clawedWall(name, tray);
  return {
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: earedWall('front', tray, height, clawEar(tray, height)),
      top: side('right'),
      left: earedWall('back', tray, high, clawEar(tray, high), tonguedLid(tray)),
    }),
    base: { line: 'crease', panel: side('left') },
    front: 'right',
    joins: [
      ...eachCorner((on, end) => locked(`${on}.${end}-ear`, end, 'slit')),
      ...eachSide((end) => locked(`lid.${end}-flap`, end, 'slit')),
      locked('lid.tuck', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: 'front.y' },
    inner: trayInner,
  };
};
