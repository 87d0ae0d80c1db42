import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { foldedSvg } from '../../src/fold/index.ts';
import { backToFront } from '../../src/fold/picture/bsp.ts';
import { facesOf } from '../../src/fold/picture/faces.ts';
import type { Face } from '../../src/fold/solid/face.ts';
import { add3, dot3, lerp3, normalize3, type Point3, scale3, subtract3 } from '../../src/geometry/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { withChoices } from '../../src/template/index.ts';
import { someOf } from '../support/turns.ts';
import { laid, part, tray, tube } from './blanks.ts';

const eye = normalize3([0.45, 0.4, 0.8]);

/** Depth at which the line of sight through `p` meets the face; undefined beside it or too close to its border. */
const height = ({ ring, normal }: Face, p: Point3): number | undefined => {
  for (let k = 0; k < ring.length; k++) {
    const [a, b] = [ring[k]!, ring[(k + 1) % ring.length]!];
    const [u, v] = [subtract3(b, a), subtract3(p, a)];
    const across = dot3([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]], eye);
    if (across < 1e-3 * Math.hypot(...u)) return undefined;
  }
  return dot3(subtract3(ring[0]!, p), normal) / dot3(eye, normal);
};

describe('backToFront', () => {
  const boxes = {
    carton: laid(part(tube({ length: 60, width: 30, height: 80 }))),
    corrugated: laid(part(tube({ length: 60, width: 50, height: 40, thickness: 4, inside: 2 / 3 }))),
    tray: laid(part(tray(60, 50, 20, { thickness: 2 }))),
  };
  for (const [name, parts] of Object.entries(boxes))
    it(`shows the nearest face: ${name}`, () => {
      let seen = 0;
      for (const t of [0.1, 0.5, 0.7, 1]) {
        const faces = backToFront(facesOf(parts, t, eye), eye);
        // Look through the centre of every face.
        for (const face of faces) {
          const middle = scale3(face.ring.reduce(add3), 1 / face.ring.length);
          const p = lerp3(middle, face.ring[0]!, 0.3);
          const hit = faces.flatMap((f) => height(f, p) ?? []);
          if (hit.length === 0) continue;
          expect(hit.at(-1)).toBeGreaterThan(Math.max(...hit) - 1e-3);
          seen += hit.length > 1 ? 1 : 0;
        }
      }
      expect(seen).toBeGreaterThan(20);
    });

  it('splits faces that hide one another cyclically', () => {
    // Three bars, each over the next.
    const bar = (from: Point3, to: Point3, width: Point3): Face => {
      const ring = [from, to, add3(to, width), add3(from, width)];
      const [u, v] = [subtract3(to, from), width];
      const n = normalize3([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
      return { ring, normal: dot3(n, eye) < 0 ? scale3(n, -1) : n, side: 'inside', drawn: [true, true, true, true] };
    };
    const bars = [0, 1, 2].map((k) => {
      const at = (a: number, z: number): Point3 => [10 * Math.cos(a), 10 * Math.sin(a), z];
      const a = (k * 2 * Math.PI) / 3;
      return bar(at(a, 0), at(a + 2.4, 4), [2 * Math.cos(a + 0.5), 2 * Math.sin(a + 0.5), 0]);
    });
    const painted = backToFront(bars, eye);
    expect(painted.length).toBeGreaterThan(3);
    const area = (faces: readonly Face[]): number =>
      faces.reduce(
        (sum, { ring, normal }) =>
          ring.reduce((s, p, k) => {
            const q = ring[(k + 1) % ring.length]!;
            return (
              s + dot3([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]], normal) / 2
            );
          }, sum),
        0,
      );
    expect(Math.abs(area(painted))).toBeCloseTo(Math.abs(area(bars)), 6);
  });
});

describe('foldedSvg', () => {
  const parts = laid(part(tube({ length: 60, width: 30, height: 80 })));

  it('gives equal text for equal boxes, in hundredths', () => {
    const svg = foldedSvg(parts, 0.6);
    expect(foldedSvg(laid(part(tube({ length: 60, width: 30, height: 80 }))), 0.6)).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\.\d{3}|\de-/);
  });

  it('shows front, top and right side of a carton standing up', () => {
    const size = (svg: string): number[] => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number);
    const [width, height] = size(foldedSvg(parts));
    expect(height).toBeGreaterThan(width!);
    // Straight from the front: 61 mm with both side walls, by 80 and the lid's board.
    const [w, h] = size(foldedSvg(parts, 1, { view: { turn: 0, tilt: 0 } }));
    expect((w! - 12) / (h! - 12)).toBeCloseTo(61 / 80.5, 3);
    const [above, deep] = size(foldedSvg(parts, 1, { view: { turn: 0, tilt: 90 } }));
    expect((above! - 12) / (deep! - 12)).toBeCloseTo(61 / 31, 3);
  });

  it('puts a tray on its floor with the inside visible', () => {
    const svg = foldedSvg(laid(part(tray(100, 70, 20))));
    const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.slice(1).map(Number);
    expect(width).toBeGreaterThan(1.5 * height!);
  });

  /** The dark pixels in a part of the picture, whose borders are given as shares of its width and height. */
  const linesWithin = (svg: string, [left, top, right, bottom]: readonly [number, number, number, number]): number => {
    const { pixels, width, height } = new Resvg(svg, { background: '#ffffff' }).render();
    let dark = 0;
    for (let y = Math.ceil(top * height); y < bottom * height; y++)
      for (let x = Math.ceil(left * width); x < right * width; x++) if (pixels[4 * (y * width + x)]! < 150) dark++;
    return dark;
  };

  it('covers a tuck by the wall that it presses on', () => {
    // The lid is as deep as the floor: its tuck and the front lie in one plane.
    for (const height of [40, 70, 100]) {
      const box = drawOne(catalogue, 'becf-12001', { length: 200, width: 150, height }).drawing;
      const front = foldedSvg(box.parts, 1, { view: { turn: 0, tilt: 0 } });
      expect(linesWithin(front, [0.2, 0.1, 0.8, 0.9])).toBe(0);
    }
  });

  it('covers a flap by one that closes later, where both lie in one plane', () => {
    const box = drawOne(catalogue, withChoices('becf-21d01', { allowance: 'external' }), {}).drawing;
    const roof = foldedSvg(box.parts, 1, { view: { turn: 0, tilt: 90 } });
    // Half of the roof: an outer flap, of which nothing but the edges shows.
    expect(linesWithin(roof, [0.1, 0.1, 0.9, 0.45])).toBe(0);
  });

  it('shows only the print of a twisted end, whose webs lie between its flaps', () => {
    const { parts } = drawOne(catalogue, 'becf-12803', {}).drawing;
    const { pixels } = new Resvg(foldedSvg(parts, 1, { view: { turn: 0, tilt: 90 } }), {
      background: '#ffffff',
    }).render();
    const colours = Array.from({ length: pixels.length / 4 }, (_, k) => [pixels[4 * k]!, pixels[4 * k + 2]!] as const);
    // The inside of the board is brown, and lighter than lines and edges.
    expect(colours.filter(([red, blue]) => red > 180 && red - blue > 40)).toEqual([]);
  });

  it('outlines a panel with a hole once, not its pieces', () => {
    const svg = foldedSvg(drawOne(catalogue, 'becf-12701', {}).drawing.parts);
    const shapes = [...svg.matchAll(/<path d="([^"]*)" fill="#/g)].map(([, shape]) => shape!.split('M').length - 1);
    // The outline and the hole.
    expect(shapes.at(-1)).toBe(2);
  });

  it('shows no seam in a panel with a hole, however small', () => {
    const svg = foldedSvg(drawOne(catalogue, 'becf-12701', {}).drawing.parts);
    const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 150 }, background: '#ffffff' }).render();
    const reds = Array.from({ length: pixels.length / 4 }, (_, k) => pixels[4 * k]!);
    const board = Number.parseInt(/fill="#(..)[^>]*>(?!.*fill="#)/s.exec(svg)![1]!, 16);
    expect(reds.filter((red) => red === board).length).toBeGreaterThan(reds.length / 2);
    // Through a seam the white ground shines a little: three levels and more, of which rounding makes one or two.
    expect(reds.filter((red) => red > board + 2 && red <= board + 8).length).toBeLessThan(50);
  });

  // By id, a part of the picture where one panel shows, as shares of its width and height.
  const wholePanels = [
    ['fefco-0460', [0.4, 0.25, 0.9, 0.45]],
    ['becf-21a01', [0.45, 0.15, 0.7, 0.3]],
    ['becf-1200c', [0.2, 0.45, 0.8, 0.9]],
    ['becf-12105', [0.2, 0.4, 0.8, 0.8]],
  ] as const;
  it.each(someOf(wholePanels, 0, 3))(
    'shows no seam between the pieces of a panel of %s, however small',
    (id, [left, top, right, bottom]) => {
      const svg = foldedSvg(drawOne(catalogue, id, {}).drawing.parts);
      const image = new Resvg(svg, { fitTo: { mode: 'width', value: 150 }, background: '#ffffff' }).render();
      const { width, height, pixels } = image;
      const red = (x: number, y: number): number => pixels[4 * (y * width + x)]!;
      let steps = 0;
      // Where many shapes meet, rounding alone makes a step of four or five levels on both sides.
      for (let y = Math.ceil(top * height); y < bottom * height; y++)
        for (let x = Math.ceil(left * width); x < right * width; x++)
          if (Math.abs(2 * red(x, y) - red(x - 1, y) - red(x + 1, y)) > 9) steps++;
      expect(steps).toBeLessThan(3);
    },
  );

  // By id and fold, a part of the picture that a curved line crosses from left to right, as shares of its width and height.
  const curvedLines = [
    ['becf-12105', 0.5, [0.3, 0.18, 0.8, 0.225]],
    ['becf-12105', 1, [0.08, 0.855, 0.4, 0.9]],
    ['becf-12106', 1, [0.3, 0.02, 0.9, 0.14]],
    ['becf-1210a', 0.5, [0.1, 0.77, 0.7, 0.93]],
  ] as const;
  it.each(someOf(curvedLines, 0))(
    'draws the lines along the facets of %s at %d without gaps',
    (id, at, [left, top, right, bottom]) => {
      const svg = foldedSvg(drawOne(catalogue, id, {}).drawing.parts, at);
      const { width, height, pixels } = new Resvg(svg, {
        fitTo: { mode: 'width', value: 1400 },
        background: '#fff',
      }).render();
      const columns = Array.from({ length: Math.floor((right - left) * width) }, (_, k) => Math.ceil(left * width) + k);
      const gaps = columns.filter((x) => {
        for (let y = Math.ceil(top * height); y < bottom * height; y++)
          if (pixels[4 * (y * width + x)]! < 100) return false;
        return true;
      });
      expect(gaps).toEqual([]);
    },
  );
});
