import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { type Curve, circle, straight } from '../../src/geometry/index.ts';
import { listed, mm, type Template } from '../../src/template/index.ts';
import type { Variation } from '../support/sizes.ts';
import { boxLaws } from './box-laws.ts';
import { checks } from './checks.ts';
import { altered, blanked, edge, sound, tampered } from './faults.ts';

/** The template without choices, so that a planted fault is in all its boxes. */
const plain = ({ template, id }: Variation): Variation => ({
  id,
  template: {
    ...template,
    ids: listed({ [id]: {} })(template.choices),
    choices: Object.fromEntries(Object.entries(template.choices).map(([name, [first]]) => [name, [first!]])),
  },
});

const box = plain(sound());
const mark = (panel: string, ...curves: Curve[]): Variation =>
  altered(box, panel, (p) => ({ ...p, marks: [...p.marks, { line: 'cut', curves }] }));
const folded = (id: string, to: number): Variation =>
  altered(box, id, (p) => ({ ...p, folds: [{ phase: p.folds.at(-1)!.phase, to }] }));
const options = (more: ReturnType<Template['options']>): Variation => ({
  ...box,
  template: { ...box.template, options: (...at) => ({ ...box.template.options(...at), ...more }) },
});

/** A box whose tuck locks in its back. */
const locking = blanked(box, (blank) => ({
  ...blank,
  joins: [...blank.joins, { by: 'lock', a: 'front.top-lid.tuck', b: 'back' }],
}));

const insideLength = { ...box.template.size.length!, about: 'Length inside' };

const turned = (along: 'x' | 'y'): 'x' | 'y' => (along === 'x' ? 'y' : 'x');

/** For each law a template that breaks it. */
const broken: Readonly<Record<string, Variation>> = {
  limits: options({ glue_flap: { ...mm(9, [10, 20], 'Glue'), value: 9 } }),
  outlines: altered(box, 'right.top-dust', (panel) =>
    edge(panel, 1, (e) => ({ ...e, curve: { ...e.curve, from: [e.curve.from[0] + 1e-6, e.curve.from[1]] } })),
  ),
  topology: altered(box, 'front', (panel, { length }) =>
    length! <= 100 ? panel : { ...panel, marks: [{ line: 'cut', curves: [straight([2, 2], [4, 2])] }] },
  ),
  overlaps: altered(box, 'right.top-dust', ({ seat, ...panel }) => ({
    ...panel,
    seat,
    edges: pen('top-dust', seat).to(seat, 20).to(-2, 20).to(0, 5).close().edges,
  })),
  contours: altered(box, 'front.top-lid', (p) => ({
    ...p,
    marks: [{ line: 'cut', curves: [straight([0, 5], [p.seat, 5])] }],
  })),
  areas: mark('front', ...circle([-200, 10], 3)),
  parts: tampered(box, ([first]) => [{ ...first!, category: 'lid' as 'carton' }]),
  lines: mark('front', straight([20, 40], [-5, 30])),
  inner: blanked(box, (blank) => ({ ...blank, inside: 2 / 3 })),
  creases: altered(box, 'right.top-dust', (panel) => edge(panel, 0, (e) => ({ ...e, line: 'crease' }))),
  grooves: blanked(plain(sound('Rigid box with lift-off lid')), (blank) => ({
    ...blank,
    base: { ...blank.base, line: 'crease' },
  })),
  joins: folded('front.glue', -90),
  overhangs: altered(box, 'front.glue', ({ seat, ...panel }) => ({
    ...panel,
    seat,
    edges: pen('glue', seat)
      .to(seat + 8, 6)
      .to(0, 6)
      .close().edges,
  })),
  // The shoulders of the dust flaps are held on three sides only.
  locks: blanked(box, (blank) => ({
    ...blank,
    joins: blank.joins.map((join) => (join.through ? { ...join, through: 'slit' } : join)),
  })),
  turns: altered(box, 'front.top-lid', (panel, { material }) => ({
    ...panel,
    folds: [{ phase: panel.folds.at(-1)!.phase, to: 180, clearance: 4 * material! }],
  })),
  webs: mark('front', ...circle([20, 20], 3), ...circle([26.2, 20], 3)),
  needles: mark('front', straight([20, 20], [40, 20]), straight([20, 20], [40, 21])),
  steps: mark(
    'front',
    straight([20, 20], [40, 20]),
    straight([40, 20], [40, 20.05]),
    straight([40, 20.05], [60, 20.05]),
  ),
  tears: altered(locking, 'back', (p) => ({
    ...p,
    marks: [
      { line: 'perforation', curves: circle([20, 20], 10) },
      { line: 'cut', curves: circle([20, 20], 3) },
    ],
  })),
  'tear strips': altered(plain(sound('Envelope with an arched flap')), 'back.flap', (p) => ({
    ...p,
    marks: p.marks.slice(1),
  })),
  'torn joints': altered(box, 'left', (p, { width, height, material }) => ({
    ...p,
    marks: [{ line: 'perforation', curves: [straight([height! / 2, 0], [height! / 2, width! - material!])] }],
  })),
  holes: altered(plain(sound('Tuck end with hanging header')), 'back.header-liner', (p) => ({ ...p, marks: [] })),
  solid: blanked(box, (blank) => ({ ...blank, thickness: 2 * blank.thickness })),
  delivered: altered(box, 'left', ({ delivered: _, ...open }) => open),
  directions: blanked(box, (blank) => ({
    ...blank,
    gauges: blank.gauges.map((gauge) => (gauge.name === 'length' ? { ...gauge, along: turned(gauge.along) } : gauge)),
  })),
  gauges: blanked(box, (blank) => ({
    ...blank,
    gauges: blank.gauges.map((gauge) => ({ ...gauge, span: [1, 7] as const })),
  })),
  inside: blanked(
    { ...box, template: { ...box.template, size: { ...box.template.size, length: insideLength } } },
    (blank) => ({ ...blank, inside: 2 / 3, inner: [] }),
  ),
  effects: options({ shine: mm(3, [1, 5], 'How much it shines') }),
};

/** Laws that compare several boxes: the default box alone breaks none of them. */
const BESIDE_DEFAULTS: readonly string[] = ['topology'];

describe('every law is checked', () => {
  it('reports a template that breaks it, by default and at random', () => {
    // Faults of labels are planted in labels.test.ts.
    expect([...Object.keys(broken), 'labels'].sort()).toEqual(Object.keys(boxLaws).sort());
  });

  it.each(Object.entries(broken))('%s', (law, { template }) => {
    const found = (check: string): string => checks[check]!(template).join('\n');
    if (!BESIDE_DEFAULTS.includes(law)) expect(found('every pair of choices')).toContain(`\n  ${law}: `);
    expect(found('random boxes')).toContain(`\n  ${law}: `);
  });

  it('sees a flap that swings through another for a moment', () => {
    const moment = altered(box, 'left.top-dust', (p) => ({
      ...p,
      folds: [{ phase: 3, to: 90, ease: (share) => (Math.abs(share - 0.5) < 0.05 ? 184 : 90 * share) }],
    }));
    const found = (check: string): string => checks[check]!(moment.template).join('\n');
    expect(found('every pair of choices')).toBe('');
    expect(found('on the way')).toMatch(
      /left\.top-dust runs .* into front\.glue|front\.glue runs .* into left\.top-dust/,
    );
  });

  it('reports a template that cannot be built, at its sizes', () => {
    const template: Template = {
      ...box.template,
      build: () => {
        throw new RangeError('front does not fit');
      },
    };
    for (const check of ['every pair of choices', 'every board, every step of the fold', 'on the way'])
      expect(checks[check]!(template).join()).toMatch(
        /becf-10101 at \{"length":.*\n {2}solid: throws front does not fit/s,
      );
  });

  it('sees a limit that allows too much, at its end', () => {
    const found = ({ template }: Variation): string => checks['ends of the limits']!(template).join('\n');
    const matches = plain(sound('Match box'));
    expect(found(matches)).toBe('');
    // Two ears meet in the middle of an end.
    const options: Template['options'] = (size, chosen) => ({
      ...matches.template.options(size, chosen),
      ear: mm(size.width! / 2 - 1, [6, size.width! / 2 + 5], 'Ears'),
    });
    expect(found({ ...matches, template: { ...matches.template, options } })).toMatch(/solid: .*right-ear/);
    expect(checks['ends of the limits']!(matches.template, 0.5)).toEqual([]);
  });

  it('runs in every board, at every step of the fold', () => {
    const board = (variation: Variation): string =>
      checks['every board, every step of the fold']!(variation.template).join('\n');
    expect(board(box)).toBe('');
    expect(board(altered(box, 'right.top-dust', (p) => ({ ...p, folds: [{ phase: 5, to: 90 }] })))).toMatch(
      /\n {2}solid: .*right\.top-dust/,
    );
    expect(board(folded('front.top-lid', 30))).toContain('\n  leaks: ');
    const thin = blanked(box, (blank, { material }) => ({ ...blank, inside: material! < 0.5 ? 2 / 3 : blank.inside }));
    expect(board(thin)).toMatch(/"material":0\.\d+.*\n {2}inner: /);
  });

  it('runs on the main id at any depth', () => {
    const missed = Object.entries(broken).filter(([law, { template }]) => {
      const found = Object.values(checks)
        .slice(0, 3)
        .flatMap((check) => check(template, 0.05));
      return !BESIDE_DEFAULTS.includes(law) && !found.join('\n').includes(`\n  ${law}: `);
    });
    expect(missed.map(([law]) => law)).toEqual([]);
  });

  it('runs on random requests and on extreme numbers', () => {
    const { template } = box;
    const chase: Template = {
      ...template,
      sizeLimits: ({ length, width }) => ({ length: { max: width! - 1 }, width: { max: length! - 1 } }),
    };
    expect(checks['random requests']!(chase).join()).toContain(' leads to an invalid value: ');
    const short: Template = {
      ...template,
      build: (values, chosen) => {
        if (values.length! > 500) throw new RangeError('front does not fit');
        return template.build(values, chosen);
      },
    };
    expect(checks['extreme numbers']!(short).join()).toContain('throws: front does not fit');
  });

  it('reports nothing for sound templates', () => {
    for (const check of Object.values(checks)) expect(check(box.template)).toEqual([]);
  });
});
