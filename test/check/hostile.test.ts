import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionsOf } from '../../src/check/check-dieline.ts';
import { auditDrawing, auditLayout, explain, recognise } from '../../src/check/index.ts';
import { findingSentences } from '../../src/check/sentences.ts';
import { LIMITS, type LineKind, type Reading, readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import type { Curve } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne } from '../../src/index.ts';
import {
  countSteps,
  curveSteps,
  type LimitError,
  orLimit,
  step,
  withinSteps,
} from '../../src/recognise/lines/steps.ts';
import { compare } from '../../src/recognise/verify/compare.ts';
import { inTurn, runs } from '../support/turns.ts';
import { HOSTILE, type HostileLines, readingOf } from './hostile-drawings.ts';

/** Work that a check does, whether it counts it or not: calls of arithmetic functions, and entries of lists that are walked through. */
const workOf = (check: () => void): number => {
  let work = 0;
  const restore: (() => void)[] = [];
  const replace = (of: object, name: string, count: (self: unknown) => number): void => {
    const all = of as Record<string, (...args: unknown[]) => unknown>;
    const original = all[name]!;
    restore.push(() => Object.defineProperty(of, name, { value: original, writable: true, configurable: true }));
    const value = function (this: unknown, ...args: unknown[]): unknown {
      work += count(this);
      return original.apply(this, args);
    };
    Object.defineProperty(of, name, { value, writable: true, configurable: true });
  };
  for (const name of ['hypot', 'sqrt', 'min', 'max', 'abs', 'round', 'floor', 'sin', 'cos', 'atan2', 'sign'])
    replace(Math, name, () => 1);
  for (const name of ['map', 'filter', 'flatMap', 'reduce', 'forEach', 'slice', 'flat', 'concat', 'toSorted'])
    replace(Array.prototype, name, (self) => (self as readonly unknown[]).length);
  try {
    check();
  } finally {
    for (const one of restore) one();
  }
  return work;
};

/** A limit that hostile lines reach soon. */
const FEW_STEPS = 500_000;

/** Work for a step, and for a line, at most: work that no step counts grows faster. */
const [WORK_PER_STEP, WORK_PER_LINE, WORK_PER_CURVE_STEP] = [16, 400, 50] as const;

/** Work for a drawing without lines. */
const FIXED_WORK = 10_000;

/** The work of a check is proportional to its steps and its lines. @returns whether it ended at the limit, without an answer */
const isCounted = (lines: readonly Curve[], check: () => void): boolean => {
  let [limit, steps]: [LimitError | undefined, number] = [undefined, 0];
  const work = workOf(() => {
    steps = countSteps(() => {
      limit = orLimit(check, FEW_STEPS).stopped;
    });
  });
  const most = lines.reduce(
    (sum, curve) => sum + WORK_PER_LINE + WORK_PER_CURVE_STEP * curveSteps(curve),
    WORK_PER_STEP * steps + FIXED_WORK,
  );
  expect(work <= most, `${work} in ${steps} steps for ${lines.length} lines`).toBe(true);
  return limit !== undefined;
};

/** What an audit answers, whatever it is asked. */
const isAnswer = (reading: Reading): void => {
  const { verdict, findings, facts } = auditDrawing(reading);
  const stopped = findings.filter(({ kind }) => kind === 'not checked');
  // A check that stopped says so, with a figure, and is never sound.
  if (findings.length) expect(verdict).not.toBe('sound');
  for (const { text } of stopped) expect(text).toMatch(/ were not checked in full: .*more than \d[\d,]+ \w+/);
  expect(facts.incomplete === undefined || stopped.length > 0).toBe(true);
  expect(findingSentences(findings).length).toBeLessThan(100);
};

describe.each(Object.entries(HOSTILE).filter((_, k) => inTurn(k, 8)))('%s', (_, make) => {
  const lines = make(2000);

  it.each<LineKind | undefined>(['cut', 'crease', undefined])('as %s are audited in counted steps', (kind) => {
    expect(isCounted(lines, () => isAnswer(readingOf(lines, kind)))).toBe(false);
  });

  it('are a layout that is checked in counted steps', () => {
    isCounted(lines, () => {
      const { verdict, facts, why } = auditLayout(readingOf(lines, 'cut'));
      expect(auditLayout(readingOf(lines.slice(0, 400), undefined)).why.length).toBeLessThan(50);
      if (!facts.incomplete) return;
      expect([verdict, ...why]).toEqual([
        'cannot tell',
        expect.stringMatching(/^Blanks were not checked in full: .*\d/),
      ]);
    });
  });

  it('are compared, explained and recognised in counted steps', () => {
    const theirs = toDieline(readingOf(lines, 'cut'));
    const { drawing, values } = dieline('becf-10101');
    isCounted(lines, () => void versionsOf(theirs));
    isCounted(lines, () => void compare(theirs, drawing.dieline, 0.05));
    isCounted(lines, () => void recognise(catalogue, theirs, 0.05));
    isCounted(lines, () => void explain(catalogue, theirs, { id: 'becf-10101', values }, 0.05));
  });
});

it.each(Object.entries(HOSTILE).filter((_, k) => inTurn(k, 16)))(
  'a hundred thousand lines end at the limits of the checks: %s',
  async (_, make) => {
    const reading = readingOf(make(LIMITS.strokes), 'cut');
    const steps = countSteps(() => isAnswer(reading));
    expect(steps).toBeLessThan(MAX_STEPS);
  },
);

/** Steps of an audit at most. */
const MAX_STEPS = 20_500_000;

describe('steps', () => {
  it('count for the part of a check that runs, and for that around it', () => {
    const take = (count: number) => () => step(count);
    expect(() => withinSteps(10, () => withinSteps(20, take(11)))).toThrow('it takes more than 10 steps');
    expect(() => withinSteps(20, () => withinSteps(10, take(11)))).toThrow('it takes more than 10 steps');
    expect(() => withinSteps(20, () => [take(10), take(11)].map((each) => withinSteps(15, each)))).toThrow('than 20');
    expect(countSteps(() => withinSteps(20, take(15)))).toBe(15);
  });

  it('of our own drawings are far from the limit', async () => {
    for (const { id } of catalogue.entries.filter((_, k) => inTurn(k, 100))) {
      const reading = await readDrawing(Buffer.from(drawOne(catalogue, id, {}).dxf()));
      expect([id, countSteps(() => auditDrawing(reading)) < MAX_STEPS / 50]).toEqual([id, true]);
    }
  });

  it('of a sheet with hundreds of blanks are far from the limit', async () => {
    const { lines, ...reading } = await readDrawing(Buffer.from(dieline('becf-10101').dxf()));
    const moved = (curve: Curve, k: number): Curve => {
      const to = ([x, y]: readonly [number, number]) => [x + 400 * (k % 20), y + 400 * Math.floor(k / 20)] as const;
      const ends = { from: to(curve.from), to: to(curve.to) };
      return curve.kind === 'cubic' ? { ...curve, ...ends, c1: to(curve.c1), c2: to(curve.c2) } : { ...curve, ...ends };
    };
    const sheet: Reading = {
      ...reading,
      lines: Array.from({ length: 400 }, (_, k) =>
        lines.map((line) => ({ ...line, curve: moved(line.curve, k) })),
      ).flat(),
    };
    const steps = countSteps(() =>
      expect(auditDrawing(sheet)).toMatchObject({ verdict: 'sound', facts: { pieces: 400 } }),
    );
    expect(steps).toBeLessThan(MAX_STEPS / 2);
    expect(auditLayout(sheet)).toMatchObject({ verdict: 'sound', facts: { blanks: 400 } });
  });
});

describe('any mixture of hostile lines', () => {
  const mixture = fc.array(
    fc.record({
      family: fc.constantFrom<HostileLines>(...Object.values(HOSTILE)),
      count: fc.integer({ min: 1, max: 600 }),
      kind: fc.constantFrom<LineKind | undefined>('cut', 'crease', 'perforation', 'bleed', undefined),
      scale: fc.constantFrom(1, 1e-6, 1e-3, 25.4, 1e3, 1e6),
      shift: fc.constantFrom(0, 1e-9, -50, 9e5),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it('is answered with a verdict', () =>
    fc.assert(
      fc.property(mixture, (parts) => {
        const lines = parts.flatMap(({ family, count, kind, scale, shift }) =>
          readingOf(
            family(count).map((curve) => sized(curve, scale, shift)),
            kind,
          ).lines.filter(({ curve }) => [...curve.from, ...curve.to].every((v) => Math.abs(v) <= LIMITS.reach)),
        );
        const reading = { ...readingOf([], 'cut'), lines };
        const curves = lines.map(({ curve }) => curve);
        isCounted(curves, () => isAnswer(reading));
        isCounted(curves, () => {
          expect(auditLayout(reading).verdict).toMatch(/^(not )?sound$|^cannot tell$/);
        });
      }),
      { numRuns: runs(6) },
    ));

  const sized = (curve: Curve, scale: number, shift: number): Curve => {
    const to = ([x, y]: readonly [number, number]) => [scale * x + shift, scale * y + shift] as const;
    const ends = { from: to(curve.from), to: to(curve.to) };
    return curve.kind === 'cubic' ? { ...curve, ...ends, c1: to(curve.c1), c2: to(curve.c2) } : { ...curve, ...ends };
  };
});
