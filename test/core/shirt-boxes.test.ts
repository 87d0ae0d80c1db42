import { describe, expect, it } from 'vitest';
import { hingedTrays } from '../../src/author/pieces/index.ts';
import { blankOf, insideShare, onePart, type Panel, type Part } from '../../src/board/index.ts';
import { clashes } from '../../src/fold/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import hinged from '../../templates/cartons/shirt-boxes/hinged-shirt-box.ts';
import selfLocking from '../../templates/cartons/shirt-boxes/self-locking-shirt-box.ts';

describe('the tuck of a hinged shirt box clears the front, where the laws allow a lock to flex', () => {
  const caught = (tuck: number, material: number): string[] => {
    const { parts } = arrange(
      onePart(
        blankOf(hingedTrays({ length: 100, width: 40, height: 60, material, tab: 12, tuck }), {
          thickness: material,
          inside: insideShare.carton,
        }),
      ),
    );
    return Array.from({ length: 101 }, (_, k) => k / 100)
      .flatMap((t) => clashes(parts, t))
      .filter(({ a, b }) => [a, b].includes('lid-front.tuck'))
      .map(({ a, b }) => `${a} and ${b}`);
  };
  const deepest = resolve(hinged, { length: 100, width: 40, height: 60 }).values.tuck_flap!;

  it.each([0.1, 1.2])('at its greatest depth, board %d', (material) => expect(caught(deepest, material)).toEqual([]));
  it('and collides where it is deeper', () => expect(caught(1.3 * deepest, 0.5).join()).toMatch(/front/));
});

describe('the lid of a self-locking shirt box fits over the base with the thickness of its double walls', () => {
  /** The inner walls stand off by the board of the flaps that they hold. */
  const bulging = (panel: Panel, room: number): Panel => ({
    ...panel,
    folds: panel.name === 'inner' ? panel.folds.map((step) => ({ ...step, clearance: room })) : panel.folds,
    edges: panel.edges.map((edge) => (edge.panel ? { ...edge, panel: bulging(edge.panel, room) } : edge)),
  });
  const between = (material: number, room = material): string[] => {
    const { values, chosen, violations: complaints } = resolve(selfLocking, { material, clearance: 0.2 });
    expect(complaints).toEqual([]);
    const parts = selfLocking
      .build(values, chosen)
      .map((part): Part => ({ ...part, blank: { ...part.blank, trunk: bulging(part.blank.trunk, room) } }));
    return clashes(arrange(parts).parts)
      .filter(({ a, b }) => a.split(':')[0] !== b.split(':')[0])
      .map(({ a, b }) => `${a} and ${b}`);
  };

  it.each([0.2, 0.5, 0.8])('board %d', (material) => expect(between(material)).toEqual([]));
  it('and does not fit if they are one board thicker', () => expect(between(0.5, 1).join()).toMatch(/lid:\w+\.inner/));
});
