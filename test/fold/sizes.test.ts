import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { innerSizes, meetings } from '../../src/fold/index.ts';
import { gap } from '../support/gap.ts';
import { blank, laid, part, tray, tube } from './blanks.ts';

describe('innerSizes', () => {
  it('equals the size between creases where the board lies outside them', () => {
    const found = innerSizes(laid(part(tray(100, 70, 20))));
    expect(found.map(({ name, distance, skew }) => [name, distance, skew])).toEqual([
      ['length', expect.closeTo(100, 9), expect.closeTo(0, 9)],
      ['width', expect.closeTo(70, 9), expect.closeTo(0, 9)],
    ]);
  });

  it('is smaller by two thirds of the board on each side in corrugated', () => {
    const parts = laid(part(tray(100, 70, 20, { thickness: 3, inside: 2 / 3 })));
    expect(innerSizes(parts).map(({ distance }) => distance)).toEqual([expect.closeTo(96, 9), expect.closeTo(66, 9)]);
  });

  it('reports faces that are not parallel', () => {
    const [length] = innerSizes(laid(part(tray(100, 70, 20))), 0.5);
    // Both walls lean out by 45 degrees and look at one another squarely.
    expect(length!.skew).toBeCloseTo(90, 9);
  });

  it('is measured perpendicular to the first face, also to a slanted face', () => {
    const plate = (name: string) => pen(name, 40).to(40, 30).to(0, 30).close();
    const base = blank(plate('a'), { inner: [{ name: 'height', a: 'a', b: 'roof:b' }] });
    // Turned over and slanted by 20 degrees, 30 mm above the middle of the first.
    const angle = ((180 + 20) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const pose = [1, 0, 0, 0, 0, c, -s, 15 - 15 * c, 0, s, c, -30 - 15 * s];
    const [height] = innerSizes(
      laid(part(base, 'base'), part(blank(plate('b')), 'roof', { pose, approach: [0, 0, 0] })),
    );
    expect(height!.skew).toBeCloseTo(20, 9);
    expect(height!.distance).toBeCloseTo(30, 9);
  });

  it('is measured between the printed faces of walls that roll over', () => {
    const rolled = (name: string) =>
      pen(name, 70, { role: 'wall' })
        .to(70, 20)
        .side(0, 20, pen('lining', 70, { fold: 180 }).to(70, 18).to(0, 18).close())
        .close();
    const floor = pen('floor', 100, { role: 'wall' })
      .side(100, 70, rolled('right'))
      .to(0, 70)
      .side(0, 0, rolled('left'))
      .close();
    const inner = [{ name: 'length', a: 'right.lining', b: 'left.lining' }];
    const [length] = innerSizes(laid(part(blank(floor, { thickness: 1, inner }))));
    // The linings lie inside the walls: two boards less. They show their print to the box.
    expect(length).toMatchObject({ distance: expect.closeTo(98, 9), skew: expect.closeTo(0, 9) });
  });

  it('reaches from one part to another', () => {
    const top = pen('top', 104).to(104, 74).to(0, 74).close();
    const lid = blank(top, { thickness: 1 });
    const base = tray(100, 70, 20, { inner: [{ name: 'height', a: 'floor', b: 'lid:top' }] });
    // Turned over above the floor: trays open towards -z.
    const parts = laid(
      part(base, 'base'),
      part(lid, 'lid', { pose: [1, 0, 0, -2, 0, -1, 0, 72, 0, 0, -1, -20], approach: [0, 0, -80] }),
    );
    expect(innerSizes(parts)).toMatchObject([{ distance: expect.closeTo(20, 9), skew: 0 }]);
    const elsewhere = tray(100, 70, 20, { inner: [{ name: 'height', a: 'floor', b: 'roof' }] });
    expect(() => innerSizes(laid(part(elsewhere)))).toThrow(
      'default names the panel roof, which the box does not have. It has floor,',
    );
  });
});

describe('meetings', () => {
  it('glues face to face: the flap lies just behind the front', () => {
    const [found] = meetings(laid(part(tube({ length: 60, width: 30, height: 80 }))));
    expect(found).toMatchObject({ gap: expect.closeTo(0, 9), skew: expect.closeTo(0, 9) });
    expect(found!.overlapArea).toBeCloseTo(15 * 75, 2);
  });

  it('reports the overlap or the gap of the boards', () => {
    const at = (z: number) => {
      const plate = (name: string) => blank(pen(name, 40).to(40, 30).to(0, 30).close());
      const sits = { pose: [1, 0, 0, 10, 0, 1, 0, 0, 0, 0, 1, z], approach: [0, 0, 50] } as const;
      return gap(laid(part(plate('a'), 'a'), part(plate('b'), 'b', sits)), { by: 'glue', a: 'a', b: 'b:b' });
    };
    expect(at(0.5)).toMatchObject({ gap: 0, overlapArea: 900 });
    expect(at(0.2).gap).toBeCloseTo(-0.3, 9);
    expect(at(-1).gap).toBeCloseTo(0.5, 9);
  });

  it('measures between edges that meet, and between solids that lock', () => {
    const at = (x: number, y: number, by: 'meet' | 'lock') => {
      const plate = (name: string) => blank(pen(name, 40).to(40, 30).to(0, 30).close());
      const sits = { pose: [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, 0], approach: [0, 0, 50] } as const;
      return gap(laid(part(plate('a'), 'a'), part(plate('b'), 'b', sits)), { by, a: 'a', b: 'b:b' }).gap;
    };
    expect(at(42, 0, 'meet')).toBeCloseTo(2, 9);
    expect(at(0, 30, 'meet')).toBeCloseTo(0, 9);
    expect(at(43, 34, 'lock')).toBeCloseTo(5, 9);
    expect(at(40, 10, 'lock')).toBeCloseTo(0, 9);
    expect(at(20, 10, 'lock')).toBe(0);
  });

  it('measures no gap in the corner of a tray', () => {
    const join = { by: 'meet', a: 'back', b: 'left' } as const;
    expect(gap(laid(part(tray(100, 70, 20))), join)).toMatchObject({ gap: expect.closeTo(0, 9), overlapArea: 0 });
  });
});
