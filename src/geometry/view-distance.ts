import { cross3, dot3, normalize3, type Point3 } from './vector3.ts';

/** A camera: its vertical angle of view in degrees, and the aspect ratio of its picture. */
export interface Lens {
  readonly fov: number;
  readonly aspect: number;
}

/**
 * Distance from the centre of a box at which a camera sees all of it, in the unit of its sides, y up. `air`: margin as a factor.
 * @param back - the direction from the box to the camera, of length 1.
 */
export const viewDistance = ([x, y, z]: Point3, back: Point3, { fov, aspect }: Lens, air: number): number => {
  const across = cross3([0, 1, 0], back);
  // Straight above or below, the cross product vanishes: the x axis then points to the right.
  const right: Point3 = dot3(across, across) < 1e-9 ? [1, 0, 0] : normalize3(across);
  const up = cross3(back, right);
  const tall = Math.tan(((fov / 2) * Math.PI) / 180);
  const wide = tall * aspect;
  let distance = 0;
  for (const sx of [-0.5, 0.5])
    for (const sy of [-0.5, 0.5])
      for (const sz of [-0.5, 0.5]) {
        const corner: Point3 = [sx * x, sy * y, sz * z];
        const [u, v, w] = [dot3(corner, right), dot3(corner, up), dot3(corner, back)];
        distance = Math.max(distance, (air * Math.abs(u)) / wide + w, (air * Math.abs(v)) / tall + w);
      }
  return distance;
};
