import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { overlaps } from './overlaps.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(overlaps(built(sound()))).toEqual([]));

  it('a flap that is too wide', () => {
    const wide = altered(sound(), 'right.top-dust', ({ seat, ...panel }) => ({
      ...panel,
      seat,
      edges: pen('top-dust', seat).to(seat, 20).to(-2, 20).to(0, 5).close().edges,
    }));
    const found = overlaps(built(wide));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^front\.top-lid(\.tuck)? and right\.top-dust share/);
  });
});
