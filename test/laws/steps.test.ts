import { describe, expect, it } from 'vitest';
import { arc, type Curve, type Point, straight } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { steps } from './steps.ts';

describe('reports', () => {
  const slit = (material: number, ...curves: Curve[]): string =>
    steps(
      built(
        altered(sound(), 'front', (panel) => ({ ...panel, marks: [{ line: 'cut', curves }] })),
        { length: 100, width: 60, height: 150, material },
      ),
    ).join();
  const stepped = (material: number, high: number): string => {
    const corners: Point[] = [
      [20, 20],
      [40, 20],
      [40, 20 + high],
      [60, 20 + high],
    ];
    return slit(material, ...corners.slice(1).map((to, k) => straight(corners[k]!, to)));
  };

  it('a step below 0.3 mm', () => {
    expect(stepped(0.5, 0.3)).toBe('');
    expect(stepped(0.5, 0.29)).toBe('front: a cut between two corners is 0.290 mm long');
  });

  it('a step below one board, in thinner board', () => {
    expect(stepped(0.2, 0.2)).toBe('');
    expect(stepped(0.2, 0.19)).toMatch(/0\.190 mm/);
  });

  it('no short part of a line that goes on, straight or as an arc', () => {
    expect(
      slit(0.5, straight([20, 20], [40, 20]), straight([40, 20], [40.1, 20]), straight([40.1, 20], [60, 20])),
    ).toBe('');
    const turned = arc([40.1, 20], [45.1, 25], Math.tan(Math.PI / 8));
    expect(slit(0.5, straight([40, 20], [40.1, 20]), turned)).toBe('');
    const away = arc([40.1, 20], [45.1, 25], -Math.tan(Math.PI / 8));
    expect(slit(0.5, straight([40, 20], [40.1, 20]), away)).toMatch(/0\.100 mm/);
  });
});
