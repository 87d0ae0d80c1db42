import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/board/index.ts';
import { clashes } from '../../src/fold/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import withNeck from '../../templates/hard/boxes-with-hinged-lid/hinged-trays-with-neck.ts';

type Row = readonly [number, number, number, number];

/** A pose turned about the line of the hinge, which runs along the length below the sheet: the front of the lid, above, goes up. */
const opened = (pose: readonly number[], degrees: number, [y, z]: readonly [number, number]): number[] => {
  const [c, s] = [Math.cos((-degrees * Math.PI) / 180), Math.sin((-degrees * Math.PI) / 180)];
  const [, , , , a, b, d, e, f, g, h, i] = pose as [...Row, ...Row, ...Row];
  return [
    ...pose.slice(0, 4),
    ...[c * a - s * f, c * b - s * g, c * d - s * h, y + c * (e - y) - s * (i - z)],
    ...[s * a + c * f, s * b + c * g, s * d + c * h, z + s * (e - y) + c * (i - z)],
  ];
};

const build = (given: Readonly<Record<string, number>> = {}): readonly Part[] => {
  const { values, chosen, violations: complaints } = resolve(withNeck, given);
  expect(complaints).toEqual([]);
  return withNeck.build(values, chosen);
};

/** Where the lid runs through the neck, at any angle on its way open; the neck raised by so many mm. */
const caught = (parts: readonly Part[], raised = 0): string[] => {
  const hinge = parts.find(({ id }) => id === 'hinge')!.placement!.pose;
  const axis = [
    hinge[7]!,
    hinge[11]! - parts.find(({ id }) => id === 'hinge')!.blank.trunk.edges[0]!.curve.to[1],
  ] as const;
  return Array.from({ length: 46 }, (_, k) => 2 * k).flatMap((degrees) => {
    const posed = parts.map((part): Part => {
      const { placement: sits } = part;
      if (part.id.startsWith('lid'))
        return { ...part, placement: { ...sits!, pose: opened(sits!.pose, degrees, axis) } };
      if (part.id.startsWith('neck'))
        return { ...part, placement: { ...sits!, pose: sits!.pose.with(11, sits!.pose[11]! - raised) } };
      return part;
    });
    return clashes(arrange(posed).parts)
      .filter(({ a, b }) => [a, b].some((id) => id.startsWith('lid')) && [a, b].some((id) => id.startsWith('neck')))
      .map(({ a, b }) => `${degrees}: ${a} and ${b}`);
  });
};

describe('the lid of hinged trays swings over the neck', () => {
  it.each([{}, { neck_show: 18 }, { length: 50, width: 40, height: 45, material: 4, neck_show: 18, clearance: 0.1 }])(
    '%j',
    (given) => expect(caught(build(given))).toEqual([]),
  );

  it('and hits a neck that is higher than the maximum', () => {
    expect(caught(build({ length: 80, width: 60, neck_show: 18, clearance: 0.1 }), 4).join()).toMatch(
      /lid_\w+:back|lid_\w+:rim|lid_\w+:.*turn-in/,
    );
  });
});
