import type { Pixels } from '../artwork/index.ts';
import type { SnapshotSurface } from '../fold/index.ts';
import { linearOf, shadeOf } from './light.ts';

/** Samples per pixel along each side. */
export const SAMPLES = 2;

export interface Shader {
  readonly texture: {
    readonly colour: Pixels;
    /** Roughness in green and metallic in blue, of the same size as the colours. */
    readonly finish?: Pixels;
  };
  /** 0 for dull, 1 for a mirror. Used without `finish`. */
  readonly gloss: number;
  /** For each corner, the diffuse light and the reflected light. */
  readonly lights: Float64Array;
  readonly mirrors: Float64Array;
  /** Texture coordinates for each corner; undefined for one colour. */
  readonly uv: readonly number[] | undefined;
}

/** Three rows that transform a point to samples: x to the right, y downwards, z towards the eye. */
type Projection = Readonly<Record<'x' | 'y' | 'z', readonly number[]>>;

/** Share of the mirrored light that a varnish reflects. */
const VARNISH_SHARE = 0.09;

/** A surface with the coordinates of each point, in samples, and the smallest and largest y. */
type Projected = ReturnType<typeof project>;

export const project = ({ points, corners }: SnapshotSurface, projection: Projection, shader: Shader) => {
  const count = points.length / 3;
  const along = (row: readonly number[]): Float64Array => {
    const all = new Float64Array(count);
    for (let k = 0; k < count; k++)
      all[k] = row[0]! * points[3 * k]! + row[1]! * points[3 * k + 1]! + row[2]! * points[3 * k + 2]! + row[3]!;
    return all;
  };
  const y = along(projection.y);
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const at of y) {
    if (at < top) top = at;
    if (at > bottom) bottom = at;
  }
  return { corners, x: along(projection.x), y, z: along(projection.z), top, bottom, shader };
};

/** Colours and depths on a grid finer than the picture, for a band of its rows, which unlike a whole picture fits the processor's cache. */
export class SampleBuffer {
  readonly width: number;
  readonly height: number;
  /** 0xBBGGRR with the uppermost byte 255 for a drawn sample, else 0. */
  readonly colours: Uint32Array;
  /** Distance towards the eye; minus infinity where nothing is drawn. */
  readonly depths: Float32Array;
  /** First row of the band. */
  #top = 0;

  /** @param width - width of the picture, in pixels. @param rows - rows of the band. */
  constructor(width: number, rows: number) {
    this.width = width * SAMPLES;
    this.height = rows * SAMPLES;
    this.colours = new Uint32Array(this.width * this.height);
    this.depths = new Float32Array(this.width * this.height);
  }

  /** Empties the buffer for the band that begins at this row of the picture. */
  begin(row: number): void {
    this.#top = row * SAMPLES;
    this.colours.fill(0);
    this.depths.fill(Number.NEGATIVE_INFINITY);
  }

  /** Draws the triangles of a surface that face the eye, clipped to the band. */
  draw(surface: Projected): void {
    const { corners, top, bottom } = surface;
    if (bottom < this.#top || top > this.#top + this.height) return;
    for (let k = 0; k < corners.length; k += 3) this.#triangle(surface, corners[k]!, corners[k + 1]!, corners[k + 2]!);
  }

  #triangle({ x: px, y: py, z: pz, shader }: Projected, a: number, b: number, c: number): void {
    const { width, height, colours, depths } = this;
    const first = this.#top;
    const [ax, ay, bx, by, cx, cy] = [px[a]!, py[a]!, px[b]!, py[b]!, px[c]!, py[c]!];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    // Rows run downwards, so a visible triangle is clockwise in samples.
    if (!(area < 0)) return;
    const y0 = Math.max(first, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(first + height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (y0 > y1) return;
    // Barycentric shares v of b and w of c, and all linear functions of them, grow evenly along a row.
    const [vx, vy, wx, wy] = [(cy - ay) / area, -(cx - ax) / area, -(by - ay) / area, (bx - ax) / area];
    const [az, bz, cz] = [pz[a]!, pz[b]!, pz[c]!];
    const zx = vx * (bz - az) + wx * (cz - az);
    const pixel = pixelOf(a, b, c, shader, vx, wx);
    for (let row = y0; row <= y1; row++) {
      const py0 = row + 0.5;
      let from = Number.POSITIVE_INFINITY;
      let to = Number.NEGATIVE_INFINITY;
      // Intersections of the row with the sides.
      const meet = (ux: number, uy: number, tx: number, ty: number): void => {
        if (uy <= py0 === ty <= py0) return;
        const at = ux + ((py0 - uy) * (tx - ux)) / (ty - uy);
        if (at < from) from = at;
        if (at > to) to = at;
      };
      meet(ax, ay, bx, by);
      meet(bx, by, cx, cy);
      meet(cx, cy, ax, ay);
      const x0 = Math.max(0, Math.ceil(from - 0.5));
      const x1 = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
      if (!(x0 <= x1)) continue;
      const [dx, dy] = [x0 + 0.5 - ax, py0 - ay];
      let v = dx * vx + dy * vy;
      let w = dx * wx + dy * wy;
      let depth = az + v * (bz - az) + w * (cz - az);
      const start = (row - first) * width;
      const end = start + x1;
      if (typeof pixel === 'number') {
        for (let at = start + x0; at <= end; at++, depth += zx)
          if (depth > depths[at]!) {
            depths[at] = depth;
            colours[at] = pixel;
          }
      } else
        for (let at = start + x0; at <= end; at++, depth += zx, v += vx, w += wx)
          if (depth > depths[at]!) {
            depths[at] = depth;
            colours[at] = pixel(v, w);
          }
    }
  }
}

const pack = (r: number, g: number, b: number): number => ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0;

/** The colour of a triangle, or a function of the shares of its second and third corner. */
const pixelOf = (
  a: number,
  b: number,
  c: number,
  { texture: { colour, finish }, gloss, lights, mirrors, uv }: Shader,
  vx: number,
  wx: number,
): number | ((v: number, w: number) => number) => {
  const [la, lb, lc] = [lights[a]!, lights[b]!, lights[c]!];
  const [ma, mb, mc] = [mirrors[a]!, mirrors[b]!, mirrors[c]!];
  const even = Math.abs(la - lb) + Math.abs(la - lc) < 1e-6;
  const sheen = VARNISH_SHARE * gloss * gloss;
  const { width, height, data } = colour;
  if (!uv && even) {
    const shine = sheen * ma;
    return pack(
      shadeOf(linearOf[data[0]!]! * la + shine),
      shadeOf(linearOf[data[1]!]! * la + shine),
      shadeOf(linearOf[data[2]!]! * la + shine),
    );
  }
  const at = uv ?? NO_UV;
  const [ua, va] = [at[2 * a] ?? 0, at[2 * a + 1] ?? 0];
  const [ub, vb] = [(at[2 * b] ?? 0) - ua, (at[2 * b + 1] ?? 0) - va];
  const [uc, vc] = [(at[2 * c] ?? 0) - ua, (at[2 * c + 1] ?? 0) - va];
  // Sampling the nearest pixel of a much finer picture would flicker, so the colour is the mean of a row of them.
  const step = Math.abs((ub * vx + uc * wx) * width);
  const taps = Math.min(4, Math.max(1, Math.round(step)));
  const texel = (u: number, v: number): number => {
    const x = Math.min(width - 1, ((u >= 0 && u <= 1 ? u : u - Math.floor(u)) * width) | 0);
    const y = v <= 0 ? 0 : Math.min(height - 1, (v * height) | 0);
    return 4 * (y * width + x);
  };
  return (v, w) => {
    const light = la + v * (lb - la) + w * (lc - la);
    const mirror = ma + v * (mb - ma) + w * (mc - ma);
    const u = ua + v * ub + w * uc;
    const t = va + v * vb + w * vc;
    let [r, g, b] = [0, 0, 0];
    let [metal, shine] = [0, sheen * mirror];
    for (let tap = 0; tap < taps; tap++) {
      const k = texel(u + ((tap + 0.5) / taps - 0.5) * (step / width), t);
      r += linearOf[data[k]!]!;
      g += linearOf[data[k + 1]!]!;
      b += linearOf[data[k + 2]!]!;
      if (finish && tap === 0) {
        metal = finish.data[k + 2]! / 255;
        const own = 1 - finish.data[k + 1]! / 255;
        shine = VARNISH_SHARE * own * own * mirror * (1 - metal);
      }
    }
    const bright = (light * (1 - metal) + mirror * metal) / taps;
    return pack(shadeOf(r * bright + shine), shadeOf(g * bright + shine), shadeOf(b * bright + shine));
  };
};

const NO_UV: readonly number[] = [];

/**
 * Writes the pixels of a band: the mean of their samples, and the background with the shadow of the box.
 * @param shadow - light that is left at a pixel of the ground, 0…255: 255 is full light.
 */
export const bandResolver = (
  { width, data }: Pixels,
  background: readonly [number, number, number],
  shadow?: Uint8Array,
) => {
  const out = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const ground = new Uint32Array(256);
  for (let k = 0; k < 256; k++) {
    const [r, g, b] = background.map((v) => shadeOf((linearOf[v]! * k) / 255)) as [number, number, number];
    ground[k] = pack(r, g, b);
  }
  const [r0, g0, b0] = background;
  ground[255] = pack(r0, g0, b0);
  return ({ colours, width: wide }: SampleBuffer, row: number, rows: number): void => {
    for (let y = 0; y < rows; y++) {
      let at = y * SAMPLES * wide;
      const start = (row + y) * width;
      for (let k = start; k < start + width; k++, at += SAMPLES) {
        const p = colours[at]!;
        const q = colours[at + 1]!;
        const r = colours[at + wide]!;
        const s = colours[at + wide + 1]!;
        // Most pixels lie in one surface, or in none.
        const even = p === q && p === r && p === s;
        if (even && p) {
          out[k] = p;
          continue;
        }
        const below = ground[shadow ? shadow[k]! : 255]!;
        out[k] = even ? below : mean(p || below, q || below, r || below, s || below);
      }
    }
  };
};

const mean = (p: number, q: number, r: number, s: number): number => {
  const channel = (shift: number): number =>
    shadeOf(
      (linearOf[(p >> shift) & 255]! +
        linearOf[(q >> shift) & 255]! +
        linearOf[(r >> shift) & 255]! +
        linearOf[(s >> shift) & 255]!) /
        4,
    );
  return pack(channel(0), channel(8), channel(16));
};
