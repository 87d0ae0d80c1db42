import { afterAll, expect, it } from 'vitest';
import type { CreateDielineRequest } from '../../src/api/index.ts';
import { catalogue } from '../../src/index.ts';
import { builtFile } from '../../src/platform/built/index.ts';
import {
  type DrawJob,
  type Drawn,
  dielineDrawer,
  drawTask,
  drawThreads,
  localApi,
} from '../../src/service/local/index.ts';
import { refusal } from './refusal.ts';

const here = dielineDrawer(catalogue);
const drawnHere: DrawJob[] = [];
const { draw, close } = drawThreads(builtFile('threads/draw.js'), (job) => {
  drawnHere.push(job);
  return here(job);
});
afterAll(() => close());

const job = (length: number, more: Partial<CreateDielineRequest> = {}): DrawJob => ({
  templateId: 'becf-10101',
  profile: 'service',
  body: { format: 'dxf', variables: { unit: 'mm', length, width: 25, height: 100, material: 0.4 }, ...more },
});

/** As a thread sends it. */
const sent = ({ body, file }: Drawn) => ({ body, file: file.take() });

const plain = ({ body, file }: Drawn) => ({ body, file: file.takeText() });

it('concurrent requests are drawn in threads, with the same bytes as here', async () => {
  const jobs = [...[60, 61, 62, 63].map((length) => job(length)), job(64, { format: 'pdf' }), job(65, { area: true })];
  jobs.push({ ...job(120), templateId: 'becf-30101', body: { ...job(120).body, variables: rigid } });
  const drawn = await Promise.all(jobs.map((one) => draw(one)));
  expect(drawnHere).toEqual([jobs[0]]);
  expect(drawn.map(plain)).toEqual((await Promise.all(jobs.map((one) => here(one)))).map(plain));
});

const rigid = { unit: 'mm', length: 120, width: 80, height: 40, material: 2 } as const;

it('any number of concurrent requests get their own answers', async () => {
  const jobs = Array.from({ length: 37 }, (_, k) => job(60 + k));
  const drawn = await Promise.all(jobs.map((one) => draw(one)));
  expect(drawn.map(({ body }) => body.variables)).toEqual(
    (await Promise.all(jobs.map((one) => here(one)))).map(({ body }) => body.variables),
  );
});

it('nothing is drawn for those who left before it began', async () => {
  const before = drawnHere.length;
  const gone = new AbortController();
  const left = Array.from({ length: 20 }, (_, k) => draw(job(60 + k), gone.signal));
  const stays = draw(job(99), new AbortController().signal);
  gone.abort(new Error('gone'));
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(left.map(() => 'rejected'));
  expect((await stays).body.variables.length).toBe(99);
  expect(drawnHere.slice(before)).toEqual([job(99)]);
  await expect(here(job(60), gone.signal)).rejects.toThrow('gone');
});

it('a failure in a thread affects no other request', async () => {
  const task = drawTask(async (one) => {
    if (one === jobs[1]) throw new Error('broken');
    return here(one);
  });
  const jobs = [job(60), job(61), job(62), job(1)];
  expect(await task(jobs)).toEqual([
    { drawn: sent(await here(jobs[0]!)) },
    { failed: new Error('broken') },
    { drawn: sent(await here(jobs[2]!)) },
    { refused: expect.objectContaining({ status: 400 }) },
  ]);
});

it('sequential requests are drawn in this thread', async () => {
  const before = drawnHere.length;
  for (const length of [70, 71, 72]) {
    await draw(job(length));
    await new Promise(setImmediate);
  }
  expect(drawnHere.length - before).toBe(3);
});

it('refusals pass through the threads unchanged', async () => {
  const api = localApi({ catalogue, draw });
  const asked = [job(60), job(1), { ...job(60), templateId: 'becf-0' }].map(({ templateId, body }) =>
    api.createDieline(templateId, body),
  );
  const [first, limits, unknown] = asked as [Promise<unknown>, Promise<unknown>, Promise<unknown>];
  const refused = await Promise.all([refusal(limits), refusal(unknown)]);
  expect(refused).toEqual([
    {
      status: 400,
      body: { message: expect.any(String), errors: [expect.objectContaining({ suggestion: expect.anything() })] },
    },
    { status: 404, body: { message: expect.stringContaining('becf-0') } },
  ]);
  await first;
});
