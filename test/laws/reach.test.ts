import { describe, expect, it } from 'vitest';
import { surveyOf } from '../../fixtures/survey.ts';
import type { Panel } from '../../src/board/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { spreadOf } from '../support/turns.ts';
import { type Built, built } from './built.ts';
import { reach } from './reach.ts';

/** Boxes of every shape of the survey in one board, and of the template's own size. */
const boxesOf = (template: (typeof templates)[number]): readonly Built[] => {
  const id = mainId(template);
  const made = surveyOf(template).filter(({ refused }, k) => !refused && k % 3 === 1);
  return [built({ template, id }), ...made.map(({ size }) => built({ template, id }, size))];
};

/** Doubles the length of the named panel, without its children; all others unchanged. */
const longer = (panel: Panel, name: string): Panel => {
  if (panel.name !== name)
    return {
      ...panel,
      edges: panel.edges.map((edge) => (edge.panel ? { ...edge, panel: longer(edge.panel, name) } : edge)),
    };
  const deep = 2 * Math.max(...panel.edges.map(({ curve }) => curve.to[1]));
  const corners = [
    [panel.seat, 0],
    [panel.seat, deep],
    [0, deep],
    [0, 0],
  ] as const;
  const edges = corners
    .slice(1)
    .map((to, k) => ({ line: 'cut' as const, curve: { kind: 'line' as const, from: corners[k]!, to } }));
  return { ...panel, edges, marks: [] };
};

const withLonger = (box: Built, name: string): Built => ({
  ...box,
  drawing: arrange(
    box.drawing.parts.map(({ part }) => ({
      ...part,
      blank: { ...part.blank, trunk: longer(part.blank.trunk, name), joins: [], gauges: [], inner: [] },
    })),
  ),
});

describe('closures stay within the walls of the box', () => {
  it.each(spreadOf(templates, 4, 8).map((template) => [mainId(template), template] as const))('%s', (_, template) => {
    for (const box of boxesOf(template)) expect(reach(box), JSON.stringify(box.values)).toEqual([]);
  });

  it.each([
    ['becf-10101', 'top-lid', 'front.top-lid'],
    ['becf-10901', 'bottom-flap', 'front.bottom-flap'],
    ['becf-11701', 'right-flap', 'lid.right-flap'],
    ['becf-21a01', 'inner', 'right.rim.inner'],
  ])('%s with a longer %s is detected', (id, name, found) => {
    const template = templates.find((one) => mainId(one) === id)!;
    expect(reach(withLonger(built({ template, id }), name)).join('\n')).toContain(found);
  });
});
