import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import { creases } from './creases.ts';
import { altered, edge, sound } from './faults.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(creases(built(sound()))).toEqual([]));

  it('a crease without a panel', () => {
    const bare = altered(sound(), 'right.top-dust', (panel) => edge(panel, 0, (e) => ({ ...e, line: 'crease' })));
    expect(creases(built(bare))).toEqual(['the crease of right.top-dust has no panel on its other side']);
  });

  it('panels in a ring that fold in different directions', () => {
    const torn = altered(sound('Web corner tray'), 'front.right-web', (panel) => ({
      ...panel,
      folds: panel.folds.map((turn) => ({ phase: turn.phase, to: -turn.to })),
    }));
    expect(creases(built(torn)).join()).toMatch(/separate at their crease by/);
  });
});
