import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError, type DielineResponse, ValidationError } from '../../src/api/index.ts';
import { localApi } from '../../src/service/local/index.ts';
import { variables } from '../../src/template/index.ts';
import { runs } from '../support/turns.ts';
import { ids, samples } from './samples.ts';

const api = localApi({ catalogue: samples });
const anId = fc.constantFrom(...ids);

const refused = (error: unknown): ValidationError => {
  if (!(error instanceof ApiError)) throw error;
  expect(error.status).toBeGreaterThanOrEqual(400);
  expect(error.status).toBeLessThan(500);
  expect(Value.Check(ValidationError, error.body)).toBe(true);
  // Messages may quote the request, but contain no internal details.
  expect(JSON.stringify(error.body).replace(/but (is|are) [^:]+?[:.]/g, '')).not.toMatch(/NaN|Infinity|undefined|null/);
  return error.body as ValidationError;
};

const fileOf = ({ dieline }: DielineResponse): string =>
  Buffer.from(dieline.url.split(',')[1]!, 'base64').toString('latin1');

/** Any JSON value. */
const junk = fc.jsonValue({ maxDepth: 2 });

it('any body gives an answer or a refusal', async () => {
  const body = fc.oneof(
    junk,
    fc.record(
      { format: junk, area: junk, pdf_header: junk, dimension_texts: junk, variables: junk },
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(anId, body, async (id, body) => {
      for (const ask of [api.createDieline, api.calculateParts])
        refused(
          await ask(id, body as never).then(
            () => expect.fail('answered'),
            (e: unknown) => e,
          ),
        );
    }),
    { numRuns: runs(50) },
  );
});

/** Usual and unusual numbers, in accepted and rejected spellings. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 400, noNaN: true }) },
  { weight: 2, arbitrary: fc.integer({ min: -5, max: 2000 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom('12', ' 60.5', '', 'x', null, true, 1e308, -0, '1e400') },
);

/** Requests of the right form with arbitrary values for some variables of the template. */
const attempt = anId.chain((id) => {
  const { template } = samples.find(id)!;
  const names = Object.keys(variables(template, id));
  return fc.record({
    id: fc.constant(id),
    unit: fc.constantFrom('mm' as const, 'in' as const),
    variables: fc.record(Object.fromEntries(names.map((name) => [name, number])), { requiredKeys: [] }),
    material: fc.oneof(fc.constantFrom<unknown>(0.4, 0.5, 0.019, 3 / 64, 2), number),
    dimension_texts: fc.constantFrom<unknown>(true, false, 1, 'false', 'perhaps'),
  });
});

it('suggestions lead to a file within four rounds; no file contains a number that is not finite', async () => {
  let mended = 0;
  await fc.assert(
    fc.asyncProperty(attempt, fc.constantFrom('svg' as const, 'dxf' as const), async ({ id, ...tried }, format) => {
      const now: Record<string, unknown> = {
        ...tried.variables,
        unit: tried.unit,
        material: tried.material,
        dimension_texts: tried.dimension_texts,
      };
      for (let round = 0; ; round++) {
        const answer = await api.createDieline(id, { format, variables: now as never }).catch(refused);
        if ('dieline' in answer) {
          expect(fileOf(answer)).not.toMatch(/NaN|Infinity|undefined/);
          expect(JSON.stringify(answer.dieline.variables)).not.toMatch(/null/);
          return;
        }
        expect(round, JSON.stringify({ id, tried, now, errors: answer.errors })).toBeLessThan(4);
        for (const { suggestion } of answer.errors) {
          mended++;
          if (suggestion?.type === 'change_value') {
            expect(Number.isFinite(suggestion.value)).toBe(true);
            now[suggestion.name] = suggestion.value;
          } else if (suggestion) {
            const [a, b] = suggestion.names as [string, string];
            [now[a], now[b]] = [now[b], now[a]];
          }
        }
      }
    }),
    { numRuns: runs(120) },
  );
  expect(mended).toBeGreaterThan(500);
});

it('the variables of an answer are accepted again, and draw the same', async () => {
  await fc.assert(
    fc.asyncProperty(attempt, async ({ id, ...tried }) => {
      const variables = { ...tried.variables, unit: tried.unit, material: tried.material, dimension_texts: false };
      const first = await api.createDieline(id, { format: 'svg', variables } as never).catch(refused);
      if (!('dieline' in first)) return;
      const second = await api.createDieline(id, { format: 'svg', variables: first.dieline.variables });
      expect(second.dieline.variables).toEqual(first.dieline.variables);
    }),
    { numRuns: runs(60) },
  );
});
