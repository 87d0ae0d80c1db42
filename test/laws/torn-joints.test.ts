import { describe, expect, it } from 'vitest';
import type { Panel } from '../../src/board/index.ts';
import { moveCurve, shift } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { tornJoints } from './torn-joints.ts';

/** The glue flap of a carton with a tear strip round its walls, with other marks. */
const flap = (change: (marks: Panel['marks']) => Panel['marks']): string[] =>
  tornJoints(
    built(
      altered(sound('Seal end with tear strip'), 'front.glue', (panel) => ({ ...panel, marks: change(panel.marks) })),
    ),
  );

describe('reports', () => {
  it.each(['Seal end with tear strip', 'Reverse tuck end', 'E-commerce mailer with tear strip'])(
    'nothing for a sound template: %s',
    (name) => expect(tornJoints(built(sound(name)))).toEqual([]),
  );

  it('a tear line over a glue flap without one', () =>
    expect(flap(() => [])).toEqual(['a tear line of left is not torn in front.glue, which is glued to it']));

  it('a tear line beside that of the glue flap', () =>
    expect(
      flap((marks) =>
        marks.map(({ line, curves }) => ({ line, curves: curves.map((curve) => moveCurve(shift(4, 0), curve)) })),
      ),
    ).toContain('a tear line of left is not torn in front.glue, which is glued to it'));
});
