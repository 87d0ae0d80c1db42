import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NestingBody } from '../../src/api/index.ts';
import { nestHere } from '../../src/nest/index.ts';
import { ThreadsBusy } from '../../src/platform/threads/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { openRecords } from '../../src/server/store/index.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from '../support/folder.ts';

const card = { unit: 'mm', length: 60, width: 25, material: 0.5 };
const sheet = { unit: 'mm', sheet_width: 200, sheet_height: 100 };

describe('nestings over HTTP', () => {
  const folder = newFolder();
  let busy = false;
  const open = async () => {
    const records = await openRecords({ data: folder });
    const nester: typeof nestHere = {
      ...nestHere,
      nest: async (drawing, on, options) => {
        if (busy) throw new ThreadsBusy('Too many nestings are in progress. Try again later.');
        return nestHere.nest(drawing, on, { ...options, evaluations: 1 });
      },
    };
    const app = await buildServer({ catalogue: samples, store: records, keys: undefined, nester });
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const close = async (): Promise<void> => {
      await app.close();
      await records.close();
    };
    return { app, records, post, close };
  };
  let server: Awaited<ReturnType<typeof open>>;
  let dielineId = '';
  beforeAll(async () => {
    server = await open();
    const made = await server.post('/dieline-templates/becf-f0001/dielines', { format: 'svg', variables: card });
    dielineId = made.json().dieline.id;
  });
  afterAll(() => server.close());

  it('store a record and a file that outlast the server', async () => {
    const answer = await server.post(`/dielines/${dielineId}/nestings/lt_straight-box-0`, {
      format: 'dxf',
      variables: sheet,
    });
    const { nesting } = answer.json() as { nesting: NestingBody };
    const { pathname } = new URL(nesting.url);
    const file = (await server.app.inject(pathname)).body;
    expect(file).toContain('AC1021');
    await server.close();
    server = await open();
    expect(await server.records.find('nesting', nesting.id)).toMatchObject({
      parent: dielineId,
      body: { ...nesting, url: pathname },
    });
    const again = await server.app.inject(pathname);
    expect(again.body).toBe(file);
    expect(again.headers['content-disposition']).toBe(`attachment; filename="becf-f0001-${nesting.id}.dxf"`);
  });

  it('are answered 503 when too many are in progress, and the next request tries again', async () => {
    const ask = () =>
      server.post(`/dielines/${dielineId}/nesting-template-efficiencies`, {
        variables: { ...sheet, sheet_width: 201 },
      });
    busy = true;
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '5',
      { message: 'Too many nestings are in progress. Try again later.' },
    ]);
    busy = false;
    expect((await ask()).statusCode).toBe(200);
  });

  it('are in the OpenAPI document', async () => {
    const { paths } = (await server.app.inject('/openapi.json')).json();
    for (const path of [
      '/dielines/{dieline_id}/nesting-templates',
      '/dielines/{dieline_id}/nesting-template-efficiencies',
      '/dielines/{dieline_id}/nestings/{nesting_template_id}',
    ])
      for (const { responses } of Object.values(paths[path] as Record<string, { responses: object }>)) {
        expect(Object.keys(responses)).toContain('200');
        expect(Object.keys(responses)).not.toContain('501');
      }
  });
});
