import { describe, expect, it } from 'vitest';
import { type Panel, pen } from '../../src/board/index.ts';
import { foldedSvg } from '../../src/fold/index.ts';
import { backToFront } from '../../src/fold/picture/bsp.ts';
import { facesOf } from '../../src/fold/picture/faces.ts';
import type { Face, Stroke } from '../../src/fold/solid/face.ts';
import { circle, dot3, length3, normalize3, type Point3, straight, subtract3 } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { blank, laid, part } from './blanks.ts';

const eye = normalize3([0.45, 0.4, 0.8]);

/** An L of 60 × 60 with a step out of its corner, a slit up its lower arm and a perforation along it; a flap stands on it. */
const marked = (): Panel =>
  pen('panel', 60, { role: 'wall' })
    .mark('cut', straight([10, 5], [10, 55]))
    .mark('perforation', straight([0, 20], [60, 20]))
    .to(60, 30)
    .to(30, 30)
    .hang(30, 60, pen('flap', 30, { role: 'flap' }).to(30, 15).to(0, 15).close())
    .to(0, 60)
    .close();

const strokesIn = (faces: readonly Face[]): Stroke[] => faces.flatMap(({ strokes = [] }) => strokes);
const long = (strokes: readonly Stroke[], line: string): number =>
  strokes.filter((each) => each.line === line).reduce((sum, { from, to }) => sum + length3(subtract3(to, from)), 0);

describe('lines on panels', () => {
  const faces = facesOf(laid(part(blank(marked(), { thickness: 2 }))), 1, eye);

  it('are complete on the visible face, however many pieces it has', () => {
    const strokes = strokesIn(faces);
    expect(long(strokes, 'cut')).toBeCloseTo(50, 6);
    expect(long(strokes, 'perforation')).toBeCloseTo(60, 6);
    for (const { ring, normal, strokes: own = [] } of faces)
      for (const p of own.flatMap(({ from, to }) => [from, to]))
        expect(dot3(subtract3(p, ring[0]!), normal)).toBeCloseTo(0, 9);
  });

  it('do not include edges of holes', () => {
    const hole = circle([20, 8], 3);
    const strokes = strokesIn(
      facesOf(
        laid(
          part(
            blank(
              pen('panel', 60)
                .mark('cut', ...hole)
                .to(60, 30)
                .to(0, 30)
                .close(),
            ),
          ),
        ),
        1,
        eye,
      ),
    );
    expect(strokes).toEqual([]);
  });

  it('stay whole when a face is split', () => {
    const wall: Face = {
      ring: [
        [0, 0, 0],
        [10, 0, 0],
        [10, 10, 0],
        [0, 10, 0],
      ],
      normal: [0, 0, 1],
      side: 'outside',
      drawn: [true, true, true, true],
      strokes: [{ from: [2, 2, 0], to: [8, 6, 0], line: 'cut' }],
    };
    const through: Face = {
      ...wall,
      ring: wall.ring.map(([x, y]): Point3 => [4, x, y - 5]),
      normal: [1, 0, 0],
      strokes: [],
    };
    const painted = backToFront([through, wall], eye);
    expect(painted).toHaveLength(4 - 1);
    const parts = painted.filter(({ normal }) => normal[2] === 1);
    expect(long(strokesIn(parts), 'cut')).toBeCloseTo(Math.hypot(6, 4), 9);
    for (const { ring, strokes = [] } of parts) {
      const [least, most] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
      for (const [x] of strokes.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThanOrEqual(least);
        expect(x).toBeLessThanOrEqual(most);
      }
    }
  });
});

describe('pictures', () => {
  it('show a tear strip in dashes, and a carton without one has none', () => {
    const size = { length: 100, width: 50, height: 150, material: 0.5 };
    expect(foldedSvg(dieline('becf-11d04', size).drawing.parts)).toContain('stroke-dasharray');
    expect(foldedSvg(dieline('becf-11d01', size).drawing.parts)).not.toContain('stroke-dasharray');
  });
});

describe('a crease between two panels in one plane', () => {
  const flap = pen('flap', 60, { fold: 0 }).to(60, 20).to(0, 20).close();
  const whole = pen('panel', 60, { role: 'wall' }).to(60, 30).hang(0, 30, flap).close();
  const faces = facesOf(laid(part(blank(whole, { thickness: 2 }))), 1, eye);

  // Whichever face is painted last shows the line.
  it('is a line on both', () => expect(long(strokesIn(faces), 'crease')).toBeCloseTo(120, 6));

  it('is not an edge of the board', () => {
    const top = faces.filter(({ side }) => side === 'outside');
    expect(top.map(({ drawn }) => drawn.filter(Boolean).length)).toEqual([3, 3]);
    // Round a rectangle of 60 × 50, two of its sides are seen, one of them in two pieces.
    expect(faces.filter(({ side }) => side === 'edge')).toHaveLength(3);
  });
});
