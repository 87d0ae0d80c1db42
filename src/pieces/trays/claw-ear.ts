import { type Panel, pen } from '../../board/index.ts';
import { arc, type Curve, mirrorCurve, type Point, straight } from '../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { hookedPhases } from './hooked-tray.ts';

/** A wall with slits for claws: `width` is the length of this wall, `height` the height of all walls, in mm. */
export interface ClawedWall {
  readonly width: number;
  readonly height: number;
  readonly material: number;
}

/**
 * Height of claws, slits and tongues below the rim, in mm: that of the walls, as measured, but at most 0.6 of the length of the wall, so
 * that two slits leave some board between them. On a higher wall they stay near the rim.
 */
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
  return {
    ...rectangle(name, width, height, { role: 'wall', phase: hookedPhases.sides }),
    marks: [slit, slit.map((c) => mirrorCurve(width, c)).reverse(), [tongue]].map((curves) => ({
      line: 'cut',
      curves,
    })),
  };
};
