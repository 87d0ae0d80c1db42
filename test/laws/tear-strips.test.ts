import { describe, expect, it } from 'vitest';
import type { Panel } from '../../src/board/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { tearStrips } from './tear-strips.ts';

const marked = (name: string, id: string, change: (marks: Panel['marks']) => Panel['marks']): string[] =>
  tearStrips(
    built(
      altered(sound(name), id, (panel) => ({ ...panel, marks: change(panel.marks) })),
      { tear_strip: 10 },
    ),
  );

describe('reports', () => {
  it.each(['Seal end with tear strip', 'Envelope with an arched flap', 'E-commerce mailer with tear strip'])(
    'nothing for a sound template: %s',
    (name) => expect(tearStrips(built(sound(name)))).toEqual([]),
  );

  it('a strip with a crease in place of one tear line', () =>
    expect(
      marked('Envelope with an arched flap', 'back.flap', ([low, high]) => [low!, { ...high!, line: 'crease' }]),
    ).toEqual(['a tear line of back.flap has no other one 10.00 mm away, as wide as the tear strip']));

  it('a strip with one tear line on one of the panels that it crosses', () =>
    expect(marked('Seal end with tear strip', 'front', ([low]) => [low!])).toEqual([
      'a tear line of front has no other one 10.00 mm away, as wide as the tear strip',
    ]));

  it('a strip without tear lines', () =>
    expect(marked('E-commerce mailer with tear strip', 'lid.lip', () => [])).toEqual([
      'nothing tears off its tear strip',
    ]));
});
