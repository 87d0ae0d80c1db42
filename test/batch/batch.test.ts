import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { formatNames } from '../../src/formats/index.ts';
import { type BatchRequest, type BatchResult, batch, catalogue, drawOne } from '../../src/index.ts';
import schema from '../../src/service/batch/request-schema.json' with { type: 'json' };
import { newFolder } from '../support/folder.ts';
import { sampleRequests } from './requests.ts';

const all = async <T>(results: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const result of results) list.push(result);
  return list;
};

const refusal = (result: BatchResult | undefined): string => {
  if (!result || !('error' in result)) throw new Error(`not refused: ${JSON.stringify(result)}`);
  return 'errors' in result.error ? result.error.errors.map(({ message }) => message).join('\n') : result.error.message;
};

describe('batch', () => {
  const requests = sampleRequests(40) as BatchRequest[];

  it('gives the same files as `dieline`, in the order of the requests, with any number of jobs', async () => {
    const [one, three] = [await all(batch(requests, { jobs: 1 })), await all(batch(requests, { jobs: 3 }))];
    expect(three).toEqual(one);
    expect(one.map(({ line, key }) => [line, key])).toEqual(requests.map(({ key }, k) => [k + 1, key]));
    const refused = one.flatMap((result, k) => ('error' in result ? [k] : []));
    expect(refused).toEqual([12, 32]);
    expect(refusal(one[12])).toContain('1000000');
    for (const k of [0, 2, 3]) {
      const { template, variables } = requests[k]!;
      const box = drawOne(catalogue, template, variables!);
      const result = one[k]!;
      if (!('files' in result)) throw new Error(refusal(result));
      expect([result.template, result.area]).toEqual([template, Math.round(box.area * 1e4) / 1e4]);
      expect(result.files.map(({ name }) => name)).toEqual(['svg', 'dxf', 'pdf'].map((end) => `order-${k + 1}.${end}`));
      for (const { format, data, bytes, sha256 } of result.files) {
        const own = await box.file(format, { header: box.header });
        expect(Buffer.from(data).equals(Buffer.from(own as Uint8Array)), format).toBe(true);
        expect([bytes, sha256]).toEqual([data.length, createHash('sha256').update(data).digest('hex')]);
      }
    }
  });

  it('makes files for the press of the artwork that requests name', async () => {
    const artwork = newFolder();
    const box = drawOne(catalogue, 'becf-10101', {});
    writeFileSync(join(artwork, 'art.pdf'), await box.file('pdf', { artwork: {} }));
    writeFileSync(
      join(artwork, 'box.artwork.json'),
      JSON.stringify({ schema: 1, layers: [{ text: 'Tea', height: 5, on: 'front', at: [-4, 50] }] }),
    );
    const named = ['art.pdf', 'box.artwork.json', 'gone.pdf', '../art.pdf', 'box.artwork.json'];
    const list = named.map((file, k) => ({
      template: 'becf-10101',
      artwork: file,
      ...(k === 4 && { format: 'svg' as const }),
    }));
    const [drawn, layers, ...refused] = await all(batch(list, { artwork, jobs: 1 }));
    if (!drawn || !layers || 'error' in drawn || 'error' in layers) throw new Error('refused');
    expect([drawn.findings, layers.findings]).toEqual([[], [expect.stringMatching(/^fault: front.*lies on a cut/)]]);
    expect(Buffer.from(layers.files[0]!.data).toString('latin1')).toContain('GTS_PDFX');
    const reasons = ['gone.pdf does not exist', 'lies outside', 'name pdf among the formats'];
    expect(refused.map(refusal)).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
    // A server has no folder for it.
    expect(refusal((await all(batch(list.slice(0, 1), { jobs: 1 })))[0])).toContain('A server reads no artwork');
  });

  it.skipIf(!existsSync('/proc/self/stat'))('resumes after a process that ended and was not collected', async () => {
    const directory = newFolder();
    // A shell that replaced itself does not collect its child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const pid = String(await once(parent.stdout, 'data')).trim();
      while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) await setTimeout(5);
      mkdirSync(join(directory, '.boxwright-batch', pid), { recursive: true });
      expect(await all(batch(requests.slice(0, 1), { directory, jobs: 1 }))).toHaveLength(1);
    } finally {
      parent.kill();
    }
  });

  it('refuses each unreadable request with the reason, and continues', async () => {
    const bad: unknown[] = [
      7,
      { template: 'becf-10101', vairables: {} },
      { key: '../up', template: 'becf-10101' },
      { key: 'con.1', template: 'becf-10101' },
      { key: 'x'.repeat(121), template: 'becf-10101' },
      {},
      { template: 'becf-10101', format: 'svg', formats: ['dxf'] },
      { template: 'becf-10101', formats: [] },
      { template: 'becf-10101', format: 'png' },
      { template: 'becf-10101', variables: [] },
      { template: 'becf-10101', pdf_header: 'no' },
      { template: 'becf-99999' },
      { template: 'becf-10101', variables: { lenght: 4 } },
      { template: 'becf-10101', variables: { flap: 'no_such_flap' } },
      { template: 'becf-10101,postal_lock=top', variables: { length: 60 } },
      { template: 'becf-30103', format: 'dxf' },
    ];
    const results = await all(batch(bad as BatchRequest[], { jobs: 1 }));
    const said = results.slice(0, 14).map(refusal);
    expect(said).toEqual([
      'A request must be a JSON object, but is 7.',
      'A request has no field "vairables". Did you mean variables?',
      expect.stringMatching(/^key must be a name of a file: .*, but is "\.\.\/up"\. Try "up"\.$/),
      'key cannot be "con.1": Windows reserves that name. Try "box-4".',
      expect.stringMatching(/at most 120 letters/),
      'template is missing: it must be an id of the catalogue.',
      'Name format or formats, not both.',
      'formats must be a list of one or more of svg, dxf, pdf, cf2, lbrn2, plt, but has 0.',
      'format must be svg, dxf, pdf, cf2, lbrn2 or plt, but is "png".',
      'variables must be an object, but is a list.',
      'pdf_header must be true or false, but is "no".',
      expect.stringContaining('becf-99999'),
      expect.stringContaining('Did you mean length'),
      expect.stringContaining('Choose one of'),
    ]);
    expect(results.slice(14).map((result) => 'files' in result && result.files[0]!.name)).toEqual(['15.svg', '16.dxf']);
  });

  it('has a schema with all formats, whose sentence for a wrong one names them', async () => {
    const { format, formats } = schema.properties;
    expect([format.enum, formats.items.enum]).toEqual([formatNames, formatNames]);
    expect(formats.description).toContain(formatNames.join(', '));
    const wrong = { template: 'becf-10101', format: 'png', formats: 3, artwork: '', tool: 1, key: 7, profile: 'lazer' };
    const [result] = await all(batch([wrong as unknown as BatchRequest], { jobs: 1 }));
    for (const field of [
      'format must',
      'formats must',
      'artwork must',
      'tool must',
      'key must',
      'Name format or',
      'lazer',
    ])
      expect(refusal(result)).toContain(field);
    expect(refusal(result)).toContain('Try "box-1".');
  });

  it('keeps only a few chunks in memory for any number of requests', async () => {
    let asked = 0;
    let most = 0;
    let answered = 0;
    const endless = function* (): Generator<BatchRequest> {
      for (;;) {
        most = Math.max(most, ++asked - answered);
        yield { template: 'becf-10101' };
      }
    };
    for await (const { line } of batch(endless(), { jobs: 2 })) {
      answered = line;
      if (line === 300) break;
    }
    expect(most).toBeLessThanOrEqual(16 * 7);
    expect(asked).toBeLessThan(500);
  });

  it('stops early on request, with the results of started requests', async () => {
    const stop = new AbortController();
    const endless = function* (): Generator<BatchRequest> {
      for (;;) yield { template: 'becf-10101' };
    };
    const lines: number[] = [];
    for await (const { line } of batch(endless(), { jobs: 1, signal: stop.signal })) {
      lines.push(line);
      stop.abort();
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(lines).toEqual(lines.map((_, k) => k + 1));
  });

  it('refuses an invalid number of jobs, and two batches in one folder', async () => {
    await expect(all(batch([], { jobs: 0 }))).rejects.toThrow('jobs is 0; it must be a whole number from 1 up.');
    const directory = newFolder();
    const first = batch(requests, { directory, jobs: 1 });
    await first.next();
    await expect(all(batch(requests, { directory, jobs: 1 }))).rejects.toThrow('another batch');
    await first.return();
    writeFileSync(join(directory, 'order-1.dxf'), 'mine');
    const [again] = await all(batch(requests.slice(0, 1), { directory, jobs: 1 }));
    expect(refusal(again)).toContain('order-1.dxf already exists with other content');
  });
});
