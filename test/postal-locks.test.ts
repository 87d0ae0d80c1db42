import { expect, it } from 'vitest';
import { flatten } from '../src/geometry/index.ts';
import { catalogue, drawOne } from '../src/index.ts';
import { withChoices } from '../src/template/index.ts';
import { built } from './laws/built.ts';
import { webs } from './laws/webs.ts';
import { follow } from './support/sizes.ts';

const choices = { postal_lock: 'both', thumb_cut: 'both' };

// A thumb cut grows with its wall up to a length of 72, and corrugated walls are longer than their box.
it.each(['becf-10101', 'becf-20101', 'becf-20401', 'becf-20901', 'becf-21001'])(
  'the slit of a postal lock is clear of the thumb cut of the shortest %s',
  (main) => {
    const id = withChoices(main, choices);
    const { template } = catalogue.find(id)!;
    for (const material of main < 'becf-2' ? [0.3, 0.5, 1] : [1, 1.4, 1.5, 1.6, 3, 7]) {
      const { given, settled } = follow({ template, id }, { length: 1, width: 1, material });
      expect(settled.violations).toEqual([]);
      expect(webs(built({ template, id }, given))).toEqual([]);
    }
  },
);

/** Board between the arcs of the thumb cuts of a wall and the slits below them, which are as long as no other straight cut. In mm. */
const belowThumbCuts = (id: string, size: Record<string, number>): number[] => {
  const { lines } = drawOne(catalogue, id, size).drawing.dieline;
  return ['front', 'back'].flatMap((wall) => {
    const cuts = lines.filter(({ line, panels: [panel, other] }) => line === 'cut' && panel === wall && !other);
    const slits = cuts.flatMap(({ curve: { kind, from, to } }) =>
      kind === 'line' && Math.abs(Math.abs(to[0] - from[0]) - 25) < 0.01 ? [from[1]] : [],
    );
    const thumb = cuts.flatMap(({ curve }) => (curve.kind === 'arc' ? flatten(curve).map(([, y]) => y) : []));
    return slits.length && thumb.length ? [Math.min(...slits.flatMap((y) => thumb.map((at) => Math.abs(y - at))))] : [];
  });
};

it.each([
  ['becf-10101', [0.5, 0.8, 1]],
  ['becf-20101', [1.5, 2, 3, 7]],
  ['becf-21101', [1.5, 2, 3, 7]],
] as const)('a postal lock leaves 3 mm of board below the thumb cut of %s', (main, boards) => {
  const id = withChoices(main, choices);
  const { template } = catalogue.find(id)!;
  for (const material of boards) {
    const { given } = follow({ template, id }, { length: 120, width: 60, height: 150, material });
    const webs = belowThumbCuts(id, given);
    expect(webs).not.toEqual([]);
    for (const web of webs) expect(web).toBeGreaterThan(2.99);
  }
});
