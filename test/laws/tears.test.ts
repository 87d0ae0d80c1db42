import { expect, it } from 'vitest';
import { squareSlot } from '../../src/author/pieces/index.ts';
import { withVariant } from '../../src/template/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { tears } from './tears.ts';

it('reports the slit of a lock in a part that is torn out', () => {
  const { template } = sound('Side tuck top snap lock with push-in opening');
  const locked = { template: withVariant(template, 'locked', { choices: { postal_lock: 'both' } }), id: 'locked' };
  expect(tears(built(locked))).toEqual([]);
  // The opening begins a third of the height of 80 below the edge; its hinge crosses the slit here.
  const lowered = altered(locked, 'right', (panel) => ({
    ...panel,
    marks: panel.marks.map((mark) =>
      mark.line === 'cut' ? { line: 'cut', curves: squareSlot([38, 52], [63, 54]) } : mark,
    ),
  }));
  expect(tears(built(lowered))).toEqual(['right has the slit of a lock in a part that is torn out']);
});
