import { type SnapshotSurface, surfaceExtent, type ViewerAxes } from '../fold/index.ts';
import { dot3, type Point3, scale3 } from '../geometry/index.ts';
import { project, SAMPLES, SampleBuffer, type Shader } from './sample-buffer.ts';

const MAP_POINTS = 160;

/** Margin of the map around the box, as a share of its size. */
const MAP_MARGIN_SHARE = 0.3;

/** Height, as a share of the box, from which board casts no visible shadow. */
const SHADOWLESS_HEIGHT_SHARE = 0.5;

/** Share of the light removed by the darkest shadow. */
const DARKEST_SHARE = 0.5;

/** Radius of the blur, as a share of the map, and number of passes. */
const BLUR_RADIUS_SHARE = 0.035;
const BLUR_PASSES = 3;

/** The soft shadow of the box on the ground, for each pixel of a picture. Board near the ground removes more light than board far above. */
export const groundShadow = (
  surfaces: readonly SnapshotSurface[],
  [side, top, front]: ViewerAxes,
  view: { readonly right: Point3; readonly up: Point3; readonly eye: Point3 },
  frame: {
    readonly width: number;
    readonly height: number;
    /** Pixels per mm, and pixels around the box. */
    readonly scale: number;
    readonly margin: number;
    /** Left edge of the box in the view, in mm. */
    readonly left: number;
    readonly top: number;
  },
): Uint8Array => {
  const { min: lo, max: hi } = surfaceExtent(surfaces, [side, front, top]);
  const ground = lo[2];
  const size = Math.max(hi[0] - lo[0], hi[1] - lo[1], 0.4 * (hi[2] - lo[2]));
  const reach = size * (1 + 2 * MAP_MARGIN_SHARE);
  const middle = [(lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2] as const;
  const toMap = (v: number, k: 0 | 1): number => ((v - middle[k]) / reach + 0.5) * MAP_POINTS;
  const along = (axis: Point3, k: 0 | 1) => [...scale3(axis, MAP_POINTS / reach), toMap(0, k)];
  // The box as it is seen from below. Its depth is the shade: 1 on the ground, 0 where board casts no visible shadow.
  const fade = 1 / (SHADOWLESS_HEIGHT_SHARE * size);
  const below = { x: along(front, 1), y: along(side, 0), z: [...scale3(top, -fade), 1 + fade * ground] };
  const samples = new SampleBuffer(MAP_POINTS / SAMPLES, MAP_POINTS / SAMPLES);
  samples.begin(0);
  for (const surface of surfaces) samples.draw(project(surface, below, dark(surface)));
  const map = samples.depths.map((shade) => Math.max(0, shade));
  for (let k = 0; k < BLUR_PASSES; k++) blur(map, Math.max(1, Math.round(BLUR_RADIUS_SHARE * MAP_POINTS)));
  const { width, height, scale, margin } = frame;
  const light = new Uint8Array(width * height).fill(255);
  // A pixel's line of sight meets the ground at a position that is linear in its column and row.
  const sine = dot3(view.eye, top);
  const alongGround = (axis: Point3) => {
    const [r, u, e] = [dot3(view.right, axis), dot3(view.up, axis), dot3(view.eye, axis)];
    const rise = dot3(view.up, top);
    return (x: number, y: number): number => x * r + y * u + (e * (ground - y * rise)) / sine;
  };
  const [sideAt, frontAt] = [alongGround(side), alongGround(front)];
  for (let row = 0; row < height; row++) {
    const y = frame.top - (row + 0.5 - margin) / scale;
    const [x0, x1] = [0, width - 1].map((column) => (column + 0.5 - margin) / scale + frame.left) as [number, number];
    let u = toMap(frontAt(x0, y), 1) - 0.5;
    let v = toMap(sideAt(x0, y), 0) - 0.5;
    const du = (toMap(frontAt(x1, y), 1) - 0.5 - u) / Math.max(1, width - 1);
    const dv = (toMap(sideAt(x1, y), 0) - 0.5 - v) / Math.max(1, width - 1);
    for (let column = 0; column < width; column++, u += du, v += dv) {
      if (!(u >= 0 && v >= 0 && u < MAP_POINTS - 1 && v < MAP_POINTS - 1)) continue;
      const [i, j] = [u | 0, v | 0];
      const [s, t] = [u - i, v - j];
      const k = j * MAP_POINTS + i;
      const shade =
        (map[k]! * (1 - s) + map[k + 1]! * s) * (1 - t) +
        (map[k + MAP_POINTS]! * (1 - s) + map[k + MAP_POINTS + 1]! * s) * t;
      light[row * width + column] = Math.round(255 * (1 - DARKEST_SHARE * shade));
    }
  }
  return light;
};

/** A colour for all samples, because only their depth counts. */
const dark = ({ points }: SnapshotSurface): Shader => {
  const none = new Float64Array(points.length / 3);
  return {
    texture: { colour: { width: 1, height: 1, data: new Uint8Array(4) } },
    gloss: 0,
    lights: none,
    mirrors: none,
    uv: undefined,
  };
};

/** The mean of each point and its neighbours up to `radius`, along rows and then along columns. */
const blur = (map: Float32Array, radius: number): void => {
  const line = new Float32Array(MAP_POINTS);
  for (const [step, next] of [
    [1, MAP_POINTS],
    [MAP_POINTS, 1],
  ] as const)
    for (let row = 0; row < MAP_POINTS; row++) {
      let sum = 0;
      for (let k = 0; k < radius; k++) sum += map[row * next + k * step]!;
      for (let k = 0; k < MAP_POINTS; k++) {
        if (k + radius < MAP_POINTS) sum += map[row * next + (k + radius) * step]!;
        if (k - radius - 1 >= 0) sum -= map[row * next + (k - radius - 1) * step]!;
        line[k] = sum / (2 * radius + 1);
      }
      for (let k = 0; k < MAP_POINTS; k++) map[row * next + k * step] = line[k]!;
    }
};
