import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { DielineResponse, PartListResponse, TemplateGroupListResponse, TemplateResponse } from '../../src/api/index.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { templates } from '../../src/index.ts';

/** In this process: what it writes, and its exit code. */
const cli = async (line: string, ...more: string[]) => {
  const said = { out: '', err: '' };
  const code = await runCommandLine([...line.split(' '), ...more], {
    stdout: { write: (text) => (said.out += text) },
    stderr: { write: (text) => (said.err += text) },
  });
  return { code, ...said };
};

const folder = () => mkdtemp(join(tmpdir(), 'boxwright-cli-'));

describe('boxwright dieline', () => {
  it('writes the file and answers with the record', async () => {
    const out = join(await folder(), 'box.dxf');
    const { code, ...said } = await cli(
      'dieline becf-10101 length=60 width=25 height=100 --format dxf --area --out',
      out,
    );
    expect(said.err).toBe('');
    expect(code).toBe(0);
    const body = JSON.parse(said.out);
    expect([...Value.Errors(DielineResponse, body)]).toEqual([]);
    expect(body.dieline.url).toBe(pathToFileURL(out).href);
    expect(body.dieline.variables).toMatchObject({ unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 });
    expect(Number(body.dieline.area.value)).toBeGreaterThan(10_000);
    expect(await readFile(out, 'utf8')).toContain('AC1021');
  });

  it('fills in the defaults in the unit asked', async () => {
    const out = join(await folder(), 'box.svg');
    const { code, out: answer } = await cli('dieline becf-10101 unit=in --format svg --out', out);
    expect(code).toBe(0);
    expect(JSON.parse(answer).dieline.variables).toMatchObject({ unit: 'in', length: 3.937, material: 0.5 });
  });

  it('takes choices beside the variables', async () => {
    const out = join(await folder(), 'box.svg');
    const {
      code,
      err,
      out: answer,
    } = await cli('dieline becf-10101 postal_lock=top length=60 --format svg --out', out);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(answer).dieline.dieline_template_id).toBe('becf-10101,postal_lock=top');
    const refused = await cli('parts becf-10101 flap=round');
    expect([refused.code, JSON.parse(refused.err).message]).toEqual([
      1,
      expect.stringContaining('flap of becf-10101 cannot be round'),
    ]);
  });

  it('leaves header and labels out', async () => {
    const file = async (name: string, ...options: string[]) => {
      const out = join(await folder(), name);
      expect((await cli(`dieline becf-10101 --format ${name.slice(-3)} --out`, out, ...options)).code).toBe(0);
      return readFile(out, 'latin1');
    };
    expect((await file('a.pdf')).length).toBeGreaterThan((await file('a.pdf', '--no-pdf-header')).length);
    expect(await file('a.svg', 'dimension_texts=false')).not.toContain('<text');
  });

  it('a refusal is the error body on stderr, exit code 1, and no file', async () => {
    const out = join(await folder(), 'box.svg');
    const { code, out: answer, err } = await cli('dieline becf-10101 length=5 --format svg --out', out);
    expect(code).toBe(1);
    expect(answer).toBe('');
    expect(JSON.parse(err).errors[0].suggestion).toMatchObject({ type: 'change_value', name: 'length' });
    expect(existsSync(out)).toBe(false);
    expect(JSON.parse((await cli('dieline becf-0 --format svg')).err).message).toMatch(/becf-0/);
    expect(JSON.parse((await cli('dieline becf-10101 unit=cm --format svg')).err).errors[0].message).toMatch(
      /mm or in/,
    );
  });

  it('says so where the file cannot be written', async () => {
    const place = await folder();
    const none = join(place, 'none');
    const refused = async (out: string) => {
      const { code, out: answer, err } = await cli('dieline becf-10101 --format svg --out', out);
      expect([code, answer]).toEqual([1, '']);
      return err;
    };
    const out = join(none, 'box.svg');
    expect(await refused(out)).toBe(`boxwright: ${out} cannot be written: there is no folder ${none}\n`);
    expect(await refused(place)).toBe(`boxwright: ${place} cannot be written: it is a folder\n`);
    const long = join(place, `${'x'.repeat(300)}.svg`);
    expect(await refused(long)).toBe(`boxwright: ${long} cannot be written: its name is too long\n`);
    expect(await refused(join(place, 'box.DXF'))).toMatch(/box\.DXF is named as dxf, but --format says svg/);
    expect(await readdir(place)).toEqual([]);
  });

  it('names what is there in any script', async () => {
    const place = await folder();
    const { code, out } = await cli('dieline becf-10101 --format svg --out', join(place, 'коробка 📦.svg'));
    expect(code).toBe(0);
    expect(fileURLToPath(JSON.parse(out).dieline.url)).toBe(join(place, 'коробка 📦.svg'));
  });

  it('a size that is misspelt is not drawn at its default', async () => {
    const place = await folder();
    const out = join(place, 'box.svg');
    const { code, err } = await cli(
      'dieline becf-10101 lenght=60 flp=none unit=mm overflow=true --format svg --out',
      out,
    );
    expect(code).toBe(1);
    expect(err).toContain('no variable lenght. Did you mean length?\n');
    expect(err).toContain('no variable flp. Did you mean flap?\n');
    expect(err).toContain('There are unit, length, width');
    expect(err).not.toMatch(/no variable (unit|overflow)/);
    expect(await readdir(place)).toEqual([]);
  });

  it.each([
    ['dieline becf-1010 --format svg', /Did you mean becf-10101/],
    ['dieline BECF-10101 --format svg', /Did you mean becf-10101\?/],
    ['parts 10101', /Did you mean becf-10101\?/],
    ['template becf-1010l', /becf-10101/],
    ['choices nothing', /no template nothing\. boxwright templates/],
    ['mockup becf-10I01 --out box.html', /becf-10101/],
    ['fold bcef-10101 --out box.fold', /Did you mean becf-10101\?/],
    ['choices becf-10101,flap=chamfer', /there are uni_tuck_flap/],
  ])('%s is refused with what may have been meant', async (line, meant) => {
    const { code, out, err } = await cli(line);
    expect([code, out]).toEqual([1, '']);
    expect(JSON.parse(err).message).toMatch(meant);
  });
});

it('boxwright parts', async () => {
  const { code, out } = await cli('parts becf-10101 unit=in length=3 width=1.5 height=5 --area');
  expect(code).toBe(0);
  const body = JSON.parse(out);
  expect([...Value.Errors(PartListResponse, body)]).toEqual([]);
  expect(body.part_list.parts[0].area.unit).toBe('mm2');
});

it('boxwright template and groups', async () => {
  const { dieline_template } = JSON.parse((await cli('template becf-10101 --unit in')).out);
  expect(Value.Check(TemplateResponse, { dieline_template })).toBe(true);
  expect(dieline_template.links[0].href).toBe('/dieline-templates/in/becf-10101');
  expect(Value.Check(TemplateGroupListResponse, JSON.parse((await cli('groups')).out))).toBe(true);
});

describe('boxwright templates', () => {
  it('lists every id, as JSON with what is known of each', async () => {
    const list = JSON.parse((await cli('templates --json')).out);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(templates.flatMap(({ ids }) => ids.named));
    expect(list.find(({ id }: { id: string }) => id === 'becf-10101')).toMatchObject({
      name: 'Reverse tuck end',
      group: 'cartons_tuck_end_boxes',
      code: 'A20.20.03.01',
      provenance: 'measured',
      parts: [{ id: 'default', name: 'default', category: 'carton' }],
    });
  });

  it('of one group as a table', async () => {
    const lines = (await cli('templates --group cartons_tuck_end_boxes')).out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID +GROUP +CODE +FROM +NAME/);
    expect(lines[1]).toMatch(/^becf-10101 +cartons_tuck_end_boxes +A20\.20\.03\.01 +measured +Reverse tuck end$/);
    expect(lines.slice(1).every((line) => line.includes('cartons_tuck_end_boxes'))).toBe(true);
  });
});

describe('a command line that makes no sense', () => {
  it.each([
    ['dieline becf-10101', /--format/],
    ['dieline becf-10101 --format png', /svg, dxf, pdf/],
    ['dieline --format svg', /template-id/],
    ['dieline becf-10101 60 --format svg', /name=value/],
    ['dieline becf-10101 =60 --format svg', /name=value/],
    ['templates --group boxes', /boxwright groups/],
    ['templates --group cartons_tuck_end_box', /Did you mean cartons_tuck_end_boxes\?/],
    ['dieline becf-10101 --format svg --out a.svg --out b.svg', /One file is written/],
    ['fold becf-10101 --out box.svg', /\.fold/],
    ['check box.dxf --report report.pdf', /\.svg, \.html or \.json/],
    ['check box.dxf --tolerance 0', /above 0/],
    ['serve --port 65536', /up to 65535/],
    ['serve --port -1', /up to 65535/],
    ['template becf-10101 --unit cm', /mm, in/],
    ['origami', /origami/],
  ])('%s', async (line, message) => {
    const { code, out, err } = await cli(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
  });

  it('help and version are no mistakes', async () => {
    expect(await cli('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Examples:') });
    expect((await cli('dieline --help')).out).toMatch(/boxwright dieline becf-10101 length=60/);
    expect((await cli('--version')).out).toMatch(/^\d+\.\d+\.\d+/);
  });
});

it('runs as a program, and writes <template-id>.<format> into the current folder', async () => {
  const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
  const cwd = await folder();
  const started = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((done) =>
      execFile(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { cwd }, (error, out, err) =>
        done({ code: error ? error.code : 0, out, err }),
      ),
    );
  const { code, out } = await started('dieline', 'becf-10101', 'length=60', '--format', 'svg');
  expect(code).toBe(0);
  expect(fileURLToPath(JSON.parse(out).dieline.url)).toMatch(/becf-10101\.svg$/);
  expect(await readdir(cwd)).toEqual(['becf-10101.svg']);
  expect(await started('parts', 'becf-10101', 'length=1')).toMatchObject({ code: 1, out: '' });
});

describe('boxwright check', () => {
  it('says by its exit code what is wrong with the question, and what with the file', async () => {
    const out = join(await folder(), 'box.dxf');
    await cli('dieline becf-10101 length=60 width=25 height=100 --format dxf --out', out);
    const check = async (...args: string[]) => (await cli('check', ...args)).code;
    expect(await check(out)).toBe(0);
    expect(await check(out, '--template', 'becf-10101', 'length=60', 'width=25', 'height=100')).toBe(0);
    expect(await check(out, '--template', 'becf-10101', 'length=61', 'width=25', 'height=100')).toBe(1);
    expect(await check(out, '--template', 'becf-nothing')).toBe(2);
    expect(await check(out, '--template', 'becf-10101', 'length=1')).toBe(2);
    expect(await check(out, 'length=1')).toBe(2);
    expect(await check(out, '--report', join(out, 'nowhere.svg'))).toBe(2);
    expect(await check(`${out}.gone`)).toBe(3);
    expect(await check(join(out, '..'))).toBe(3);
    expect(await check(out, '--template', 'becf-10101', 'lenght=60')).toBe(2);
    expect(await check('package.json')).toBe(3);
  });
});
