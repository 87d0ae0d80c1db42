import { describe, expect, it } from 'vitest';
import { waitOf } from '../../src/service/remote/caller.ts';
import { type RemoteOptions, remoteApi } from '../../src/service/remote/index.ts';
import { refusal } from '../local/refusal.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A service with prepared answers, which records its requests. */
const service = (answers: readonly Response[], options: Partial<RemoteOptions> = {}) => {
  const sent: Asked[] = [];
  const left = [...answers];
  const fetch = async (url: unknown, { method, headers, body }: RequestInit = {}): Promise<Response> => {
    sent.push({ method: method!, url: String(url), headers: headers as Record<string, string>, body });
    return left.shift()!;
  };
  const api = remoteApi({
    baseUrl: 'https://box.example/v/',
    dielinesKey: 'd',
    dimensionsKey: 'm',
    fetch: fetch as never,
    ...options,
  });
  return { api, asked: sent };
};
const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const variables = { unit: 'mm', length: 7 } as const;
const template = { variables: [], links: [] };

describe('requests', () => {
  it('carry the key and the version of their family', async () => {
    const { api, asked: sent } = service([
      json({ dieline: {} }),
      json({ part_list: {} }),
      json({ dieline_template: template }),
    ]);
    await api.createDieline('becf-1', { format: 'svg', variables });
    await api.calculateParts('becf-1', { variables });
    await api.readTemplate('a/b?c', 'in');
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'https://box.example/v/dieline-templates/becf-1/dielines'],
      ['POST', 'https://box.example/v/dimensions/becf-1/parts'],
      ['GET', 'https://box.example/v/dimensions/a%2Fb%3Fc?unit=in'],
    ]);
    expect(sent[0]!.headers).toEqual({
      Accept: 'application/json',
      Authorization: 'Bearer d',
      'Content-Type': 'application/json',
      'Dielines-Api-Version': '1.0',
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(sent[2]!.headers).not.toHaveProperty('Idempotency-Key');
    expect(sent[1]!.headers).toMatchObject({ Authorization: 'Bearer m', 'Dimensions-Api-Version': '1.0' });
    expect(JSON.parse(sent[1]!.body as string)).toEqual({ variables });
    expect(sent[2]!.headers).not.toHaveProperty('Content-Type');
  });

  it('for templates and groups use the available key', async () => {
    const sent: string[] = [];
    const fetch = async (url: unknown) => {
      sent.push(String(url));
      return json({ dieline_template: template });
    };
    const api = remoteApi({ baseUrl: 'https://box.example', dielinesKey: 'd', fetch: fetch as never });
    await api.readTemplate('becf-1');
    await api.listTemplateGroups();
    expect(sent).toEqual([
      'https://box.example/dieline-templates/mm/becf-1',
      'https://box.example/dieline-template-groups',
    ]);
  });

  it('never leave the base address', async () => {
    const { api, asked: sent } = service([]);
    for (const id of ['.', '..']) expect((await refusal(api.deleteMockup('di_1', id))).status).toBe(404);
    expect(sent).toEqual([]);
  });

  it('with forms are multipart', async () => {
    const { api, asked: sent } = service([json({})]);
    const data = new Uint8Array([1, 2, 3]);
    await api.updateMockup('di_1', 'm', {
      outside_design: false,
      substrate: '',
      part_substrates: { 2: 'kraft_brown' },
      file: { name: 'a.png', data },
    });
    expect(sent[0]!.headers).not.toHaveProperty('Content-Type');
    const form = sent[0]!.body as FormData;
    expect([...form.keys()]).toEqual(['outside_design', 'substrate', 'part_substrates[2]', 'file']);
    expect([form.get('outside_design'), form.get('substrate')]).toEqual(['false', '']);
    const file = form.get('file') as File;
    expect([file.name, new Uint8Array(await file.arrayBuffer())]).toEqual(['a.png', data]);
  });
});

describe('answers', () => {
  it('are read in every spelling and returned in one form', async () => {
    const dieline = { area: { value: 12.5, unit: 'mm2' }, part_areas: { a: { value: 12, unit: 'mm2' } } };
    const child = { name: 'overflow_margin' };
    const { api } = service([
      json({ dieline }),
      json({ dieline_list: { dielines: [dieline] }, links: [] }),
      json({
        dieline_template: {
          type: 'dieline_template',
          top_flap: { type: 'top_flap', id: 'f' },
          flap: { type: 'flap', id: 'f' },
          style: 'standard_cover',
          variables: [
            { name: 'overflow', childen: [child] },
            { name: 'length', children: [] },
          ],
        },
      }),
    ]);
    const areas = { area: { value: '12.5', unit: 'mm2' }, part_areas: { a: { value: '12', unit: 'mm2' } } };
    expect((await api.createDieline('x', { format: 'svg', variables })).dieline).toEqual(areas);
    expect((await api.listDielines('x')).dieline_list.dielines).toEqual([areas]);
    expect((await api.readTemplate('x')).dieline_template).toEqual({
      type: 'dieline_template',
      top_flap: { type: 'flap', id: 'f' },
      flap: { type: 'flap', id: 'f' },
      style: { type: 'style', id: 'standard_cover', image: '' },
      variables: [
        { name: 'overflow', children: [{ ...child, children: [] }] },
        { name: 'length', children: [] },
      ],
    });
  });

  it('with errors become ApiErrors, whatever the body', async () => {
    const suggestion = { type: 'swap_values', names: ['length', 'width'] };
    const { api } = service([
      json(
        { message: 'No', errors: [{ message: 'a', suggestion: { suggestion } }, { message: 'b', suggestion }, 7] },
        400,
      ),
      json({ message: 'No' }, 403),
      new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    ]);
    const ask = () => refusal(api.calculateParts('x', { variables }));
    expect(await ask()).toEqual({
      status: 400,
      body: {
        message: 'No',
        errors: [
          { message: 'a', suggestion },
          { message: 'b', suggestion },
        ],
      },
    });
    expect(await ask()).toEqual({ status: 403, body: { message: 'No' } });
    expect(await ask()).toEqual({ status: 502, body: { message: 'Bad Gateway' } });
  });

  it('with status 429 are retried a limited number of times', async () => {
    const busy = () => json({ message: 'busy' }, 429, { 'Retry-After': '0' });
    const patient = service([busy(), busy(), json({ part_list: {} })]);
    expect(await patient.api.calculateParts('x', { variables })).toEqual({ part_list: {} });
    expect(patient.asked).toHaveLength(3);
    const impatient = service([busy(), busy()], { retries: 1 });
    expect((await refusal(impatient.api.calculateParts('x', { variables }))).status).toBe(429);
    expect(impatient.asked).toHaveLength(2);
  });

  it('with status 503 are retried when the service says when, with the same key', async () => {
    const stopping = () => json({ message: 'stopping' }, 503, { 'Retry-After': '0' });
    const { api, asked } = service([stopping(), json({ part_list: {} })]);
    expect(await api.calculateParts('x', { variables })).toEqual({ part_list: {} });
    expect(new Set(asked.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    const gone = service([json({ message: 'gone' }, 503), json({ part_list: {} })]);
    expect((await refusal(gone.api.calculateParts('x', { variables }))).status).toBe(503);
  });

  it('are retried at the time the service states, unless that is too late', async () => {
    const sent = async (when: string) => {
      const { api, asked } = service([
        json({ message: 'busy' }, 429, { 'Retry-After': when }),
        json({ part_list: {} }),
      ]);
      const begun = performance.now();
      await api.calculateParts('x', { variables }).catch(() => undefined);
      return { times: asked.length, waited: performance.now() - begun };
    };
    expect((await sent('Thu, 01 Jan 1970 00:00:00 GMT')).times).toBe(2);
    expect((await sent('61')).times).toBe(1);
    const { times, waited } = await sent('1');
    // No upper limit: a busy machine may take longer.
    expect([times, waited > 990]).toEqual([2, true]);
  });

  it('with status 429 state the wait in seconds or as a date', () => {
    const now = Date.UTC(2026, 0, 31, 12);
    const at = (seconds: number) => new Date(now + 1000 * seconds).toUTCString();
    const soon = [null, '', 'soon', '1e3', ' 1 ', at(1)];
    expect(soon.map((when) => waitOf(when, now))).toEqual(soon.map(() => 1000));
    expect(['0', at(-5), '60', at(60)].map((when) => waitOf(when, now))).toEqual([0, 0, 60_000, 60_000]);
    expect(['61', '3600', at(61)].map((when) => waitOf(when, now))).toEqual([undefined, undefined, undefined]);
  });

  it('that do not match the request are reported as not from the service', async () => {
    for (const body of [json({}), json({ part_list: {} }), json([]), json(null), new Response('')]) {
      const { api } = service([body]);
      await expect(api.createDieline('x', { format: 'svg', variables })).rejects.toThrow(/Is https:.* the address/);
    }
    for (const list of [{}, { dieline_list: {} }, { dieline_list: { dielines: [null] } }]) {
      const { api } = service([json(list)]);
      await expect(api.listDielines('x')).rejects.toThrow(/Is https:.* the address/);
    }
    const { api } = service([json({ dieline_template: { variables: 7 } })]);
    await expect(api.readTemplate('x')).rejects.toThrow(/Is https:.* the address/);
  });

  it('that do not come are reported with the address and the reason', async () => {
    const nowhere = remoteApi({ baseUrl: 'http://127.0.0.1:9/v1', dielinesKey: 'd', retries: 0 });
    await expect(nowhere.listTemplateGroups()).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:9\/v1 gave no answer: (?!fetch failed).+\.$/,
    );
    const slow = (_: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_done, refuse) => signal!.addEventListener('abort', () => refuse(signal!.reason)));
    const { api } = service([], { fetch: slow as never, timeout: 20 });
    await expect(api.listTemplateGroups()).rejects.toThrow(
      'https://box.example/v gave no answer: it took more than 0.02 s.',
    );
  });

  it('that are not JSON are reported as not from the service', async () => {
    const { api } = service([new Response('<html>')]);
    await expect(api.listTemplateGroups()).rejects.toThrow(/Is https:\/\/box\.example\/v the address/);
  });
});
