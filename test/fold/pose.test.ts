import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import {
  bodies,
  foldedSvg,
  innerSizes,
  meetings,
  mesh,
  phasesOf,
  placements,
  pose,
  snapshot,
} from '../../src/fold/index.ts';
import { apply, moveCurve, pointAt, rotationAbout } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { unfold } from '../../src/sheet/index.ts';
import { blank, laid, part, tube } from './blanks.ts';

const near = (p: readonly number[], q: readonly number[]): void =>
  p.forEach((v, i) => {
    expect(v).toBeCloseTo(q[i]!, 9);
  });

describe('pose', () => {
  it('folds the panel left of the line away from the print', () => {
    near(apply(rotationAbout([0, 0], [10, 0], 90), [3, 4], 0), [3, 0, -4]);
    near(apply(rotationAbout([0, 0], [10, 0], 90), [3, 4], 1), [3, 1, -4]);
    near(apply(rotationAbout([5, 5], [5, 9], 180), [2, 6], 0), [8, 6, 0]);
    near(apply(rotationAbout([0, 0], [3, 4], 37), [3, 4], 0), [3, 4, 0]);
  });

  it('leaves the flat blank in place', () => {
    const sheet = unfold(tube({ length: 60, width: 30, height: 80 }));
    for (const m of pose(sheet, 0)) near(apply(m, [12, 34], 0.5), [12, 34, 0.5]);
  });

  it('folds the glue flap behind the front and divides the time among the phases', () => {
    const sheet = unfold(tube({ length: 60, width: 30, height: 80 }));
    expect(phasesOf([sheet])).toBe(5);
    const glue = sheet.findIndex((p) => p.id === 'left.glue');
    const edge = sheet[glue]!.outline[2]!;
    const [x, , z] = apply(pose(sheet, 0.2)[glue]!, pointAt(edge, 0.5));
    near([x, z], [15, -0.5]);
    near(apply(pose(sheet, 1)[glue]!, [3, 4]), apply(pose(sheet, 0.2)[glue]!, [3, 4]));
  });

  it('passes every step of a panel', () => {
    const sheet = unfold(tube({ length: 60, width: 30, height: 80 }));
    const [back, lid] = ['back', 'back.lid'].map((id) => sheet.findIndex((p) => p.id === id));
    const height = (t: number): number => {
      const m = pose(sheet, t);
      const seat = sheet[lid!]!.outline[0]!;
      const [from, far] = [apply(m[back!]!, seat.from), apply(m[lid!]!, sheet[lid!]!.outline[1]!.to)];
      return (Math.acos((far[1] - from[1]) / 29) * 180) / Math.PI;
    };
    near([0.2, 0.4, 0.6, 0.7, 0.8].map(height), [0, 50, 50, 70, 90]);
  });
});

describe('stand', () => {
  const floor = pen('floor', 50).to(50, 40).to(0, 40).close();
  it('moves a part onto another one in its own share of the time', () => {
    const parts = laid(
      part(blank(floor), 'base'),
      part(blank(floor), 'lid', { pose: [1, 0, 0, 0, 0, -1, 0, 40, 0, 0, -1, -20], approach: [0, 0, -60] }),
    );
    near(placements(parts, 1)[1]![0]!([10, 10], 0.5), [10, 30, -20.5]);
    near(placements(parts, 0.75)[1]![0]!([10, 10], 0.5), [10, 30, -50.5]);
    near(placements(parts, 0)[1]![0]!([10, 10], 0.5), [10, 30, -80.5]);
    near(placements(parts, 0.2)[0]![0]!([10, 10], 0.5), [10, 10, 0.5]);
  });

  it('moves glued parts with their panel', () => {
    const lid = pen('lid', 50, { role: 'wall' }).to(50, 30).to(0, 30).close();
    const hinged = pen('floor', 50).to(50, 40).hang(0, 40, lid).close();
    // Closed, the lid stands at y = 40 and goes down; the plate lies against it, 5 from the crease.
    const plate = (goes: string) =>
      part(blank(floor), 'plate', { pose: [1, 0, 0, 0, 0, 0, 1, 40, 0, -1, 0, -5], approach: [0, 0, 0], with: goes });
    const parts = laid(part(blank(hinged), 'case'), plate('case:lid'));
    near(placements(parts, 1)[1]![0]!([10, 3], -2), [10, 38, -8]);
    near(placements(parts, 0)[1]![0]!([10, 3], -2), [10, 48, -2]);
    const [c, s] = [Math.SQRT1_2, Math.SQRT1_2];
    near(placements(parts, 0.5)[1]![0]!([10, 3], -2), [10, 40 + 8 * c - 2 * s, -8 * s - 2 * c]);
    expect(() => placements(laid(part(blank(hinged), 'case'), plate('case:flap')))).toThrow(
      'plate goes with case:flap, but no part before it has that panel.',
    );
  });

  it('lets a part come in its phase, and closes later folds around it', () => {
    const lid = pen('lid', 50, { role: 'wall', phase: 1 }).to(50, 30).to(0, 30).close();
    const hinged = pen('floor', 50).to(50, 40).hang(0, 40, lid).close();
    const pose = [1, 0, 0, 0, 0, 0, 1, 40, 0, -1, 0, -5];
    // The plate comes to the lid from its inside, 20 mm away, while the lid lies flat.
    const plate = part(blank(floor), 'plate', { pose, approach: [0, -20, 0], with: 'case:lid', phase: 0 });
    const tray = part(blank(floor), 'tray', {
      pose: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1],
      approach: [0, 0, -30],
      phase: 0,
    });
    const parts = laid(part(blank(hinged), 'case'), plate, tray);
    near(placements(parts, 0)[1]![0]!([10, 3], -2), [10, 48, -22]);
    near(placements(parts, 0.25)[1]![0]!([10, 3], -2), [10, 48, -12]);
    near(placements(parts, 0.25)[2]![0]!([10, 3], 0), [10, 3, -16]);
    near(placements(parts, 0.5)[1]![0]!([10, 3], -2), [10, 48, -2]);
    near(placements(parts, 0.5)[2]![0]!([10, 3], 0), [10, 3, -1]);
    const [c, s] = [Math.SQRT1_2, Math.SQRT1_2];
    near(placements(parts, 0.75)[1]![0]!([10, 3], -2), [10, 40 + 8 * c - 2 * s, -8 * s - 2 * c]);
    near(placements(parts, 1)[1]![0]!([10, 3], -2), [10, 38, -8]);
    near(placements(parts, 1)[2]![0]!([10, 3], 0), [10, 3, -1]);
  });

  it('uses the frame of the trunk, wherever it is on the sheet', () => {
    const right = laid(part(blank(floor, { rises: 'right' })));
    const { at: laidAt } = right[0]!.sheet[0]!;
    const own = moveCurve(laidAt, { kind: 'line', from: [7, 9], to: [8, 9] });
    near(placements(right)[0]![0]!(own.from, 0.25), [7, 9, 0.25]);
  });

  it('follows a bowed panel and keeps its distance along the normal', () => {
    const r = 20;
    const rolled = pen('sheet', 50, {
      bow: {
        ruled: 'x',
        at: ([x, y], t) =>
          t === 0 ? [x, y, 0] : [x, (r / t) * Math.sin((y * t) / r), (r / t) * (Math.cos((y * t) / r) - 1)],
      },
    })
      .to(50, 40)
      .to(0, 40)
      .close();
    const parts = laid(part(blank(rolled)));
    const a = (30 / r) * 1;
    const there = placements(parts, 1)[0]![0]!([10, 30], 2);
    [10, (r + 2) * Math.sin(a), (r + 2) * Math.cos(a) - r].forEach((v, i) => {
      expect(there[i]).toBeCloseTo(v, 5);
    });
  });
});

describe('a time outside the fold', () => {
  const { parts } = dieline('becf-10101').drawing;

  it.each([3, -0.1, Number.NaN])('is refused: %d', (t) => {
    const refusal = `The time of a fold is ${t}; give a number from 0 (flat) to 1 (closed), for example 0.5.`;
    for (const ask of [placements, bodies, meetings, innerSizes, foldedSvg])
      expect(() => ask(parts, t)).toThrow(refusal);
    expect(() => snapshot(mesh(parts), t)).toThrow(refusal);
  });
});
