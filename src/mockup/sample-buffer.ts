import type { Pixels } from '../artwork/index.ts';
import type { SnapshotSurface } from '../fold/index.ts';
import { linearOf, shadeOf } from './light.ts';

/** Samples of each pixel along either side. */
export const SAMPLES = 2;

/** How a surface takes its colour. */
export interface Shader {
  readonly texture: {
    readonly colour: Pixels;
    /** Roughness in green and metal in blue, as large as the colours. */
    readonly finish?: Pixels;
  };
  /** 0 dull … 1 a mirror, where there is no finish. */
  readonly gloss: number;
  /** For each corner, the light on it and the light that it would mirror. */
  readonly lights: Float64Array;
  readonly mirrors: Float64Array;
  /** Coordinates in the texture for each corner; undefined for one colour. */
  readonly uv: readonly number[] | undefined;
}

/** Three rows that take a point to samples: x to the right, y downwards, z towards the eye. */
export interface Projection {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly z: readonly number[];
}

/** What a varnish reflects of the light that it mirrors. */
const SHEEN = 0.09;

/** Colours and depths on a grid finer than the picture. */
export class SampleBuffer {
  readonly width: number;
  readonly height: number;
  /** 0xBBGGRR with the uppermost byte 255 where something is drawn, else 0. */
  readonly colours: Uint32Array;
  readonly #depths: Float32Array;

  /** @param width of the picture, in pixels. */
  constructor(width: number, height: number) {
    this.width = width * SAMPLES;
    this.height = height * SAMPLES;
    this.colours = new Uint32Array(this.width * this.height);
    this.#depths = new Float32Array(this.width * this.height).fill(Number.NEGATIVE_INFINITY);
  }

  /** Draws the triangles of a surface that face the eye. */
  draw(
    { points, corners }: Pick<SnapshotSurface, 'points' | 'corners'>,
    { x, y, z }: Projection,
    shader: Shader,
  ): void {
    const count = points.length / 3;
    const px = new Float64Array(count);
    const py = new Float64Array(count);
    const pz = new Float64Array(count);
    const along = (row: readonly number[], k: number): number =>
      row[0]! * points[k]! + row[1]! * points[k + 1]! + row[2]! * points[k + 2]! + row[3]!;
    for (let k = 0; k < count; k++) {
      px[k] = along(x, 3 * k);
      py[k] = along(y, 3 * k);
      pz[k] = along(z, 3 * k);
    }
    for (let k = 0; k < corners.length; k += 3)
      this.#triangle(corners[k]!, corners[k + 1]!, corners[k + 2]!, px, py, pz, shader);
  }

  #triangle(
    a: number,
    b: number,
    c: number,
    px: Float64Array,
    py: Float64Array,
    pz: Float64Array,
    shader: Shader,
  ): void {
    const { width, height, colours } = this;
    const depths = this.#depths;
    const [ax, ay, bx, by, cx, cy] = [px[a]!, py[a]!, px[b]!, py[b]!, px[c]!, py[c]!];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    // Rows run downwards: what faces the eye runs the other way round.
    if (!(area < 0)) return;
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    // Barycentric shares v of b and w of c, and everything linear in them, grow evenly along a row.
    const [vx, vy, wx, wy] = [(cy - ay) / area, -(cx - ax) / area, -(by - ay) / area, (bx - ax) / area];
    const [az, bz, cz] = [pz[a]!, pz[b]!, pz[c]!];
    const zx = vx * (bz - az) + wx * (cz - az);
    const pixel = pixelOf(a, b, c, shader, vx, wx);
    for (let row = y0; row <= y1; row++) {
      const py0 = row + 0.5;
      let from = Number.POSITIVE_INFINITY;
      let to = Number.NEGATIVE_INFINITY;
      // Where the row crosses the sides.
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
      const end = row * width + x1;
      if (typeof pixel === 'number') {
        for (let at = row * width + x0; at <= end; at++, depth += zx)
          if (depth > depths[at]!) {
            depths[at] = depth;
            colours[at] = pixel;
          }
      } else
        for (let at = row * width + x0; at <= end; at++, depth += zx, v += vx, w += wx)
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
  const sheen = SHEEN * gloss * gloss;
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
  // Where the picture is much finer than the samples, the nearest of its pixels would flicker: take the mean of a row of them.
  const step = Math.abs((ub * vx + uc * wx) * width);
  const taps = Math.min(4, Math.max(1, Math.round(step)));
  const texel = (u: number, v: number): number => {
    const wrapped = u >= 0 && u <= 1 ? u : u - Math.floor(u);
    const x = Math.min(width - 1, (wrapped * width) | 0);
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
        shine = SHEEN * own * own * mirror * (1 - metal);
      }
    }
    const bright = (light * (1 - metal) + mirror * metal) / taps;
    return pack(shadeOf(r * bright + shine), shadeOf(g * bright + shine), shadeOf(b * bright + shine));
  };
};

const NO_UV: readonly number[] = [];

/** The share of light that is left at a pixel of the ground, 0…255: 255 is all of it. */
export type GroundLight = Uint8Array;

/** The picture: the mean of the samples of each pixel, and the background with the shadow of the box on it. */
export const resolvePixels = (
  { width: wide, height: high, colours }: SampleBuffer,
  background: readonly [number, number, number],
  shadow?: GroundLight,
): Pixels => {
  const [width, height] = [wide / SAMPLES, high / SAMPLES];
  const out = new Uint32Array(width * height);
  const ground = new Uint32Array(256);
  for (let k = 0; k < 256; k++) {
    const [r, g, b] = background.map((v) => shadeOf((linearOf[v]! * k) / 255)) as [number, number, number];
    ground[k] = pack(r, g, b);
  }
  const [r0, g0, b0] = background;
  ground[255] = pack(r0, g0, b0);
  for (let y = 0; y < height; y++) {
    let at = y * SAMPLES * wide;
    for (let x = 0; x < width; x++, at += SAMPLES) {
      const k = y * width + x;
      const below = ground[shadow ? shadow[k]! : 255]!;
      const [p, q, r, s] = [colours[at]!, colours[at + 1]!, colours[at + wide]!, colours[at + wide + 1]!];
      if (p === q && p === r && p === s) out[k] = p || below;
      else out[k] = mean(p || below, q || below, r || below, s || below);
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) };
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
