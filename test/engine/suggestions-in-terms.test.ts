import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorEntry, Suggestion, Unit } from '../../src/api/index.ts';
import {
  ApiError,
  boxwright,
  catalogue,
  type Dimensions,
  dimensionKinds,
  drawOne,
  templates,
} from '../../src/index.ts';
import { group, mainId } from '../../src/template/index.ts';
import { runs, spreadOf } from '../support/turns.ts';

type Variables = Readonly<Record<string, unknown>> & { readonly unit: Unit };

/** Asks for a box. @returns the errors, none when it is accepted */
type Ask = (variables: Variables) => Promise<readonly ErrorEntry[]>;

const errorsIn = async (answer: () => unknown): Promise<readonly ErrorEntry[]> => {
  try {
    await answer();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.body as unknown as { errors: readonly ErrorEntry[] }).errors;
  }
};

const applied = (variables: Variables, suggestion: Suggestion): Variables => {
  if (suggestion.type === 'change_value') return { ...variables, [suggestion.name]: suggestion.value };
  const [a, b] = suggestion.names as [string, string];
  return { ...variables, [a]: variables[b], [b]: variables[a] };
};

/** A box may have no such size in this kind: nothing can be suggested. */
const SAYS_NOT = /does not define \w+ (inside|outside|from crease to crease)/;

/** Four rounds, of which each changes one value. */
const ROUNDS = 4;

/**
 * The first suggestion that leads nowhere when a client applies one alone in each round: each of the first answer in turn, later the first
 * or the last one.
 */
const leadsNowhere = async (ask: Ask, requested: Variables): Promise<string | undefined> => {
  const first = await ask(requested);
  const suggestions = first.flatMap(({ suggestion }) => suggestion ?? []);
  if (first.some(({ message }) => SAYS_NOT.test(message))) return undefined;
  if (first.length && !suggestions.length) return first.map(({ message }) => message).join(' ');
  for (const suggestion of suggestions)
    for (const end of [0, -1]) {
      let now = applied(requested, suggestion);
      let errors = await ask(now);
      for (let round = 1; round < ROUNDS && errors.length; round++) {
        const next = errors.flatMap((error) => error.suggestion ?? []).at(end);
        if (!next) break;
        now = applied(now, next);
        errors = await ask(now);
      }
      if (errors.length && !SAYS_NOT.test(errors[0]!.message))
        return `${JSON.stringify(suggestion)} leads to ${JSON.stringify(now)}: ${errors[0]!.message}`;
    }
  return undefined;
};

/** Messages that quote another value than the given one, or a limit of other sizes than the given ones. */
const inOtherTerms = (errors: readonly ErrorEntry[], requested: Variables): string[] => {
  const given = Object.values(requested).map(Number);
  return errors.flatMap(({ message, suggestion }) => {
    const [, number, below, limit] =
      /^\w+ is ([\d.]+) (?:mm|in).*?, (below|above) its \w+ of ([\d.]+) mm/.exec(message) ?? [];
    if (number === undefined) return [];
    const inches = / in \(/.test(message.split(',')[0]!);
    const mm = Number(number) * (inches ? 25.4 : 1);
    const isGiven = given.some((value) => Math.abs(value - Number(number)) < 1e-3);
    const isBeyond = below === 'below' ? mm < Number(limit) + 1e-3 : mm > Number(limit) - 1e-3;
    return suggestion && (!isGiven || !isBeyond) ? [message] : [];
  });
};

/** Sizes of a template: about the usual ones, squares, and near limits. */
const anySizes = (id: string): fc.Arbitrary<Variables> => {
  const { template } = catalogue.find(id)!;
  const sizes = Object.entries(template.size);
  const one = fc.oneof(
    fc.double({ min: -1, max: 1, noNaN: true }).map((power) => ({ times: 3 ** power })),
    fc.double({ min: -0.1, max: 0.1, noNaN: true }).map((by) => ({ beyondMin: by })),
    fc.double({ min: -8, max: 8, noNaN: true }).map((by) => ({ beyondMin: by })),
    fc.double({ min: -8, max: 8, noNaN: true }).map((by) => ({ beyondMax: by })),
    fc.constant({ times: 1 }),
  );
  return fc
    .record({
      unit: fc.constantFrom<Unit>('mm', 'in'),
      square: fc.boolean(),
      places: fc.tuple(...sizes.map(() => one)),
    })
    .map(({ unit, square, places }) => {
      const values = sizes.map(([name, { kind, value, min, max }], k) => {
        if (name === 'material' || kind !== 'length') return [name, value] as const;
        const place = places[k] as { times?: number; beyondMin?: number; beyondMax?: number };
        const mm =
          place.beyondMin !== undefined
            ? min + place.beyondMin
            : place.beyondMax !== undefined
              ? max + place.beyondMax
              : value * place.times!;
        return [name, Number((unit === 'in' ? mm / 25.4 : mm).toFixed(unit === 'in' ? 3 : 1))] as const;
      });
      const all: Record<string, number> = Object.fromEntries(values);
      if (square && all.length !== undefined && all.width !== undefined) all.width = all.length;
      return { unit, ...all } as Variables;
    });
};

const everyTemplate = spreadOf(templates.map(mainId), 12, 12);

describe('each suggestion, applied alone, leads to a box within four rounds, in the terms of the question', () => {
  const api = boxwright();
  const serviceAsk =
    (id: string, type: string): Ask =>
    (variables) =>
      errorsIn(() => api.calculateParts(id, { variables: { ...variables, dimension_type: type } }));

  const check = async (id: string, ask: Ask, numRuns: number): Promise<number> => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(anySizes(id), async (variables) => {
        const errors = await ask(variables);
        if (errors.length) refused++;
        const text = `${id} ${JSON.stringify(variables)}`;
        expect(inOtherTerms(errors, variables), text).toEqual([]);
        expect(await leadsNowhere(ask, variables), text).toBeUndefined();
      }),
      { numRuns },
    );
    return refused;
  };

  it.each(['becf-21e02', 'becf-21e03'])('squares of %s, whose walls have different allowances', async (id) => {
    const square = { unit: 'mm' as const, ...usualSizes(id), length: 120, width: 120 };
    const errors = await serviceAsk(id, 'external')(square);
    expect(errors).toMatchObject([{ suggestion: { type: 'change_value', name: 'length' } }]);
    expect(errors[0]!.message).toMatch(
      /^width must be at least [\d.]+ mm smaller than length; 1[23]\d(\.\d)? mm works\.$/,
    );
    const swapped = await serviceAsk(id, 'external')({ ...square, length: 100, width: 140 });
    expect(swapped.map(({ suggestion }) => suggestion?.type)).toEqual(['swap_values', 'change_value']);
    expect(await leadsNowhere(serviceAsk(id, 'external'), { ...square, length: 100, width: 140 })).toBeUndefined();
  });

  it.each(['internal', 'external'])('dimension_type %s, in the service', async (type) => {
    let refused = 0;
    for (const id of everyTemplate)
      if (type === 'internal' || group(catalogue.find(id)!.template.group).category !== 'Cartons')
        refused += await check(id, serviceAsk(id, type), runs(6));
    expect(refused).toBeGreaterThan(everyTemplate.length);
  });

  it.each(dimensionKinds)('dimensions %s, in the library', async (dimensions: Dimensions) => {
    let refused = 0;
    for (const id of everyTemplate) {
      const ask: Ask = (variables) => errorsIn(() => drawOne(catalogue, id, variables, { dimensions }));
      // A template without one of the sizes in this kind says so, and has nothing to suggest.
      if ((await ask({ unit: 'mm', ...usualSizes(id) })).length) continue;
      refused += await check(id, ask, runs(2));
    }
    expect(refused).toBeGreaterThan(everyTemplate.length / 5);
  });
});

const usualSizes = (id: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(catalogue.find(id)!.template.size).map(([name, { value }]) => [name, value]));
