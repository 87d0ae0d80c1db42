import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { PartListResponse, TemplateGroupListResponse, TemplateResponse } from '../../src/api/index.ts';
import { commands } from '../../src/cli/commands.ts';
import { boxwrightCommand as cli } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { program } from '../support/program.ts';

it('boxwright parts', async () => {
  const { code, out } = await cli('parts becf-10101 unit=in length=3 width=1.5 height=5 --area --json');
  expect(code).toBe(0);
  const body = JSON.parse(out);
  expect([...Value.Errors(PartListResponse, body)]).toEqual([]);
  expect(body.part_list.parts[0].area.unit).toBe('mm2');
});

it('boxwright template and groups', async () => {
  const { dieline_template } = JSON.parse((await cli('template becf-10101 --unit in --json')).out);
  expect(Value.Check(TemplateResponse, { dieline_template })).toBe(true);
  expect(dieline_template.links[0].href).toBe('/dieline-templates/in/becf-10101');
  expect(Value.Check(TemplateGroupListResponse, JSON.parse((await cli('groups --json')).out))).toBe(true);
});

describe('a usage error', () => {
  it.each([
    ['dieline --format svg', /template/],
    ['fold becf-10101 --delivered --out box.png', /Try --out box\.svg/],
    ['fold becf-10101 --delivered --out box.fold', /must end in \.svg\. Try --out box\.svg/],
    [
      'fold becf-10101 --out box.pdf',
      /With no --steps the file must end in \.svg or \.png or \.glb or \.stl or \.fold/,
    ],
    ['check box.dxf --report report.pdf', /\.svg, \.html or \.json/],
    ['check box.dxf --tolerance 0', /above 0/],
    ['check box.dxf length=60', /Variables need --template/],
    ['serve --port 65536', /up to 65535/],
    ['serve --port -1', /up to 65535/],
    ['template becf-10101 --unit cm', /mm, in/],
    ['origami', /origami/],
    ['dielien becf-10101', /dieline/],
  ])('%s exits with 2', async (line, message) => {
    const { code, out, err } = await cli(line);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

describe('help', () => {
  it('lists every command', async () => {
    const { code, out } = await cli('--help');
    expect([code, out]).toEqual([0, expect.stringContaining('Examples:')]);
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect((await cli('--version')).out).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('lists them without arguments, too, and says how to start', async () => {
    const { code, out, err } = await cli('');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain((await cli('--help')).out.trim().slice(0, 200));
    expect(err).toMatch(/^Start with: boxwright find mailer\. .*boxwright serve/m);
  });

  it.each(commands.map(({ name }) => name))('%s has its own help', async (name) => {
    const { code, out } = await cli(`${name} --help`);
    expect([code, out]).toEqual([0, expect.stringContaining(`Usage: boxwright ${name}`)]);
    expect((await cli(`help ${name}`)).out).toBe(out);
  });
});

it('runs as a program, and writes <template-id>.<format> into the current folder', async () => {
  const cwd = newFolder();
  const started = (...args: string[]) =>
    new Promise<{ code: unknown; out: string; err: string }>((done) =>
      execFile(process.execPath, [program, ...args], { cwd }, (error, out, err) =>
        done({ code: error ? error.code : 0, out, err }),
      ),
    );
  const { code, out } = await started('dieline', 'becf-10101', 'length=60', '--format', 'svg');
  expect(code).toBe(0);
  expect(out).toMatch(/^becf-10101\.svg: /);
  expect(await readdir(cwd)).toEqual(['becf-10101.svg']);
  expect(await started('parts', 'becf-10101', 'length=1')).toMatchObject({ code: 1, out: '' });
  const drawing = await readFile(join(cwd, 'becf-10101.svg'));
  expect(spawnSync(process.execPath, [program, 'check', '-'], { input: drawing })).toMatchObject({ status: 0 });
});

describe.skipIf(!existsSync('/dev/full'))('devices and pipes', () => {
  const shell = (line: string) =>
    spawnSync('sh', ['-c', line.replaceAll('boxwright', `"${process.execPath}" "${program}"`)], {
      encoding: 'utf8',
      cwd: newFolder(),
    });

  it('are written to under their own name; facts go to standard error', () => {
    expect(shell('boxwright dieline becf-10101 --format dxf --out /dev/stdout | cat')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^0\nSECTION\n[\s\S]*\nEOF\n$/),
      stderr: expect.stringContaining('312.5 × 278 mm'),
    });
    expect(shell('boxwright dieline becf-10101 --out /dev/stdout > box.svg; tail -n 1 box.svg').stdout).toBe(
      '</svg>\n',
    );
    expect(shell('boxwright dieline becf-10101 --out /dev/null; ls /dev/null.svg').stdout).toBe('');
    expect(shell('mkfifo a.cf2; cat a.cf2 & boxwright dieline becf-10101 --out a.cf2; wait; ls').stdout).toMatch(
      /^\$BOF[\s\S]*\$EOF\r?\na\.cf2\n$/,
    );
    expect(shell('boxwright dieline becf-10101 --format svg,dxf --out /dev/null')).toMatchObject({ status: 2 });
  });

  it.each([
    [3, 'boxwright templates > /dev/full', 'standard output cannot be written: the disk is full.'],
    [3, 'boxwright dieline becf-10101 --out - > /dev/full', 'standard output cannot be written: the disk is full.'],
    [1, 'boxwright dieline becf-10101 --out /dev/full', '/dev/full cannot be written: the disk is full.'],
  ])('%d: %s says that the disk is full', (code, line, message) => {
    const { status, stderr } = shell(line);
    expect([status, stderr]).toEqual([
      code,
      expect.stringMatching(new RegExp(`^(MEASURED.*\n)?(becf.*\n)?(length.*\n)?boxwright: ${message}\n$`)),
    ]);
  });
});

describe('boxwright check', () => {
  it('distinguishes usage errors and file errors by its exit code', async () => {
    const out = join(newFolder(), 'box.dxf');
    await cli('dieline becf-10101 length=60 width=25 height=100 --out', [out]);
    const check = async (...args: string[]) => (await cli('check', args)).code;
    expect(await check(out)).toBe(0);
    expect(await check(out, '--template', 'becf-10101', 'length=60', 'width=25', 'height=100')).toBe(0);
    expect(await check(out, '--template', 'becf-10101', 'length=61', 'width=25', 'height=100')).toBe(1);
    expect(await check(out, '--template', 'becf-nothing')).toBe(2);
    expect(await check(out, '--template', 'becf-10101', 'length=1')).toBe(2);
    expect(await check(out, 'length=1')).toBe(2);
    expect(await check(out, '--report', join(out, 'nowhere.svg'))).toBe(2);
    expect(await check(`${out}.gone`)).toBe(3);
    expect(await check(join(out, '..'))).toBe(0);
    expect(await check(newFolder())).toBe(3);
    expect(await check(out, '--template', 'becf-10101', 'lenght=60')).toBe(2);
    expect(await check('package.json')).toBe(3);
  });

  it('checks several files, also when some cannot be read', async () => {
    const folder = newFolder();
    const [box, wider, gone] = ['box.dxf', 'wider.dxf', 'gone.dxf'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await cli('dieline becf-10101 length=60 --out', [box]);
    await cli('dieline becf-10101 length=61 --out', [wider]);
    const compared = await cli('check', [box, gone, wider, '--template', 'becf-10101', 'length=60']);
    expect(compared.code).toBe(3);
    expect(compared.err).toBe(`boxwright: ${gone} cannot be read: the file does not exist.\n`);
    expect(compared.out).toContain(`${box}: same\n`);
    expect(compared.out).toContain(`${wider}: differs\n`);
    expect(compared.out).toMatch(/\n3 files: 1 same, 1 differs, 1 unreadable\n$/);
    const { checks } = JSON.parse((await cli('check', [box, gone, '--json'])).out);
    expect(checks).toMatchObject([
      { file: box, verdict: 'sound' },
      { file: gone, verdict: 'unreadable', why: [`${gone} cannot be read: the file does not exist.`] },
    ]);
    expect((await cli('check', [box, wider])).code).toBe(0);
    expect((await cli('check', [box, wider, '--report', join(folder, 'report.svg')])).code).toBe(2);
    expect((await cli('check', [box, 'becf-10101'])).err).toContain('Write --template becf-10101.');
  });
});
