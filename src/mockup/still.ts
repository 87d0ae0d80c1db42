import type { Artwork, Pixels } from '../artwork/index.ts';
import { type BoardSide, snapshot, USUAL_VIEW, uprightOf } from '../fold/index.ts';
import { add3, cosSin, normalize3, type Point3, scale3 } from '../geometry/index.ts';
import { bytesOf, linear, shown } from './colour.ts';
import { artworkSpots, printOn, type Scene } from './scene.ts';
import { substrateOf } from './substrates.ts';
import { coreTile, FLUTE, fluteTile } from './tiles.ts';

/** How a still picture is taken. */
interface Still {
  /** Of the longer side, in pixels. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly background: string;
  /** Unpacks an artwork. */
  readonly unpacked: (artwork: Artwork) => Pixels;
  /** 0 flat, 1 closed, which it is unless told otherwise. */
  readonly t?: number;
}

/** Points of the picture that are looked at for each pixel, along one side. */
const FINE = 2;

/** Room around the box, as a share of the picture. */
const MARGIN = 0.05;

/** The light of the page: from everywhere above, a little from below, and from over the left shoulder. */
const SKY = 0.589;
const GROUND = 0.4;
const LAMP = 0.557;

/**
 * The box as a picture, without a browser: parallel projection from where a box is usually looked at, a depth buffer, the
 * artwork, the colours of its substrates, the page's light. Relief and fibres are left to the page.
 */
export const still = (scene: Scene, { size, background, unpacked, t = 1 }: Still): Pixels => {
  const [right, up, eye, top] = axesOf(scene);
  const lamp = normalize3(add3(add3(scale3(right, -0.35), scale3(up, 0.55)), eye));
  const sides = snapshot(scene.mesh, t);
  const flat = (axis: Point3, [x, y, z]: Point3): number => axis[0] * x + axis[1] * y + axis[2] * z;
  const seen = sides.map(({ points }) => points.map((p): Point3 => [flat(right, p), flat(up, p), flat(eye, p)]));
  const [lo, hi] = [[0, 1].map((k) => least(seen, k, 1)), [0, 1].map((k) => -least(seen, k, -1))] as [
    number[],
    number[],
  ];
  const long = Math.max(hi[0]! - lo[0]!, hi[1]! - lo[1]!);
  const scale = ((1 - 2 * MARGIN) * size * FINE) / long;
  const margin = MARGIN * size * FINE;
  const [width, height] = [0, 1].map((k) => FINE * Math.ceil(((hi[k]! - lo[k]!) * scale + 2 * margin) / FINE)) as [
    number,
    number,
  ];
  const colours = new Float32Array(3 * width * height);
  const depths = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const ground = bytesOf(background).map(linear);
  for (let k = 0; k < colours.length; k += 3) colours.set(ground, k);

  sides.forEach((side, s) => {
    const paint = paintOf(scene, side.part, side.side, unpacked);
    const spots = paint.spots(side);
    const light = side.normals.map(
      (n) => GROUND + (SKY - GROUND) * (0.5 + 0.5 * flat(top, n)) + LAMP * Math.max(0, flat(lamp, n)),
    );
    const corners = seen[s]!.map(
      ([x, y, z]): Point3 => [(x - lo[0]!) * scale + margin, (hi[1]! - y) * scale + margin, z],
    );
    for (let k = 0; k < side.corners.length; k += 3) {
      const [a, b, c] = [side.corners[k]!, side.corners[k + 1]!, side.corners[k + 2]!];
      const [p, q, r] = [corners[a]!, corners[b]!, corners[c]!];
      const area = (q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]);
      // Rows run downwards: what looks at the eye goes round the other way.
      if (area >= 0) continue;
      const [x0, x1] = [
        Math.max(0, Math.floor(Math.min(p[0], q[0], r[0]))),
        Math.min(width - 1, Math.ceil(Math.max(p[0], q[0], r[0]))),
      ];
      const [y0, y1] = [
        Math.max(0, Math.floor(Math.min(p[1], q[1], r[1]))),
        Math.min(height - 1, Math.ceil(Math.max(p[1], q[1], r[1]))),
      ];
      // Shares of the second and third corner grow evenly along a row.
      const [dv, dw] = [(r[1] - p[1]) / area, (p[1] - q[1]) / area];
      for (let y = y0; y <= y1; y++) {
        const py = y + 0.5 - p[1];
        let v = (x0 + 0.5 - p[0]) * dv - ((r[0] - p[0]) * py) / area;
        let w = (x0 + 0.5 - p[0]) * dw + ((q[0] - p[0]) * py) / area;
        for (let x = x0; x <= x1; x++, v += dv, w += dw) {
          const u = 1 - v - w;
          if (u < 0 || v < 0 || w < 0) continue;
          const z = u * p[2] + v * q[2] + w * r[2];
          const at = y * width + x;
          if (z <= depths[at]!) continue;
          depths[at] = z;
          const bright = u * light[a]! + v * light[b]! + w * light[c]!;
          const [sa, sb, sc] = [spots[a], spots[b], spots[c]];
          const colour = paint.colour(
            sa ? u * sa[0] + v * sb![0] + w * sc![0] : 0,
            sa ? u * sa[1] + v * sb![1] + w * sc![1] : 0,
          );
          for (let i = 0; i < 3; i++) colours[3 * at + i] = colour[i]! * bright;
        }
      }
    }
  });
  return shrunk(colours, width, height);
};

type Spot = readonly [number, number];

interface Paint {
  /** Where in its picture each corner of a side lies; nothing where it has none. */
  readonly spots: (side: ReturnType<typeof snapshot>[number]) => readonly Spot[];
  /** As light adds up. */
  readonly colour: (u: number, v: number) => readonly number[];
}

const paintOf = (scene: Scene, part: number, side: BoardSide, unpacked: Still['unpacked']): Paint => {
  const substrate = substrateOf(scene.substrates[part]!);
  const { thickness } = scene.parts[part]!.part.blank;
  if (side === 'edge') {
    const { kind, colour } = substrate.edge;
    if (kind === 'solid') return even(colour);
    const tile = pictureOf(kind === 'flutes' ? fluteTile(substrate) : coreTile(substrate));
    const period = FLUTE * thickness;
    return { spots: ({ sheet, across }) => sheet.map(([x], k) => [x / period, 1 - across![k]!]), colour: tile };
  }
  const print = printOn(scene, part, side);
  if (!print) return even(side === 'outside' ? substrate.face : substrate.inside);
  return { spots: (one) => artworkSpots(scene, part, one), colour: pictureOf(unpacked(print)) };
};

const even = (colour: readonly number[]): Paint => {
  const light = colour.map(linear);
  return { spots: () => [], colour: () => light };
};

const bytes = Float32Array.from({ length: 256 }, (_, v) => linear(v));

/** The nearest pixel; to the right and left the picture begins again. */
const pictureOf =
  ({ width, height, data }: Pixels): Paint['colour'] =>
  (u, v) => {
    const x = Math.min(width - 1, Math.floor((u > 1 || u < 0 ? u - Math.floor(u) : u) * width));
    const y = Math.min(height - 1, Math.max(0, Math.floor(v * height)));
    const at = 4 * (y * width + x);
    return [bytes[data[at]!]!, bytes[data[at + 1]!]!, bytes[data[at + 2]!]!];
  };

/** Light as it is shown, looked up: a picture asks for it a million times. Steps are so fine that none is left out. */
const STEPS = 8192;
const shades = Uint8Array.from({ length: STEPS + 1 }, (_, k) => Math.round(shown(k / STEPS)));

/** The middle of the points looked at for each pixel. */
const shrunk = (colours: Float32Array, width: number, height: number): Pixels => {
  const [w, h] = [width / FINE, height / FINE];
  const data = new Uint8Array(4 * w * h).fill(255);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let i = 0; i < 3; i++) {
        let sum = 0;
        for (let k = 0; k < FINE * FINE; k++)
          sum += colours[3 * ((y * FINE + Math.floor(k / FINE)) * width + x * FINE + (k % FINE)) + i]!;
        data[4 * (y * w + x) + i] = shades[Math.round(Math.min(1, sum / FINE ** 2) * STEPS)]!;
      }
  return { width: w, height: h, data };
};

const least = (all: readonly (readonly Point3[])[], k: number, sense: 1 | -1): number =>
  all.flat().reduce((so, p) => Math.min(so, sense * p[k as 0 | 1]), Number.POSITIVE_INFINITY);

/** Right and up in the picture, towards the eye, and up in the world, in the frame of the box. */
const axesOf = ({ parts }: Pick<Scene, 'parts'>): readonly [Point3, Point3, Point3, Point3] => {
  const [side, top, front] = uprightOf(parts);
  const { turn, tilt } = USUAL_VIEW;
  const [ct, st] = cosSin(turn);
  const [cd, sd] = cosSin(tilt);
  const ahead = add3(scale3(front, ct), scale3(side, st));
  return [
    add3(scale3(side, ct), scale3(front, -st)),
    add3(scale3(top, cd), scale3(ahead, -sd)),
    add3(scale3(ahead, cd), scale3(top, sd)),
    top,
  ];
};
