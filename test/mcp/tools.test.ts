import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkLayout } from '../../src/entry/check.ts';
import { describe as describeBox } from '../../src/entry/describe.ts';
import { dieline } from '../../src/entry/dieline.ts';
import { measuredDieline } from '../../src/entry/measured-dieline.ts';
import { layoutIds, nest } from '../../src/nest/index.ts';
import { newFolder } from '../support/folder.ts';
import { callTool, connected } from './connected.ts';

const SIZES = { length: 60, width: 25, height: 100 };

/** Width and height of a PNG; the number of different bytes shows whether anything is drawn. */
const measure = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
};

describe('tools for agents', () => {
  let folder = '';
  let client: Client;
  const call = (name: string, given: Record<string, unknown>) => callTool(client, name, given);

  beforeEach(async () => {
    folder = join(newFolder(), 'dies');
    mkdirSync(folder);
    client = await connected(folder);
  });

  it('are listed in 8 kB, and are marked when they write', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_templates',
      'describe_template',
      'make_dieline',
      'fold_picture',
      'make_mockup',
      'nest_box',
      'check_file',
    ]);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'make_dieline',
      'make_mockup',
      'nest_box',
    ]);
    // Agents read all of it before each task.
    expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(8000);
    const { properties } = tools[2]!.inputSchema as { properties: Record<string, object> };
    expect(Object.keys(properties)).toEqual([
      'template',
      'variables',
      'dimensions',
      'plant',
      'machines',
      'profile',
      'files',
      'tiles',
    ]);
    expect(properties.dimensions).toMatchObject({ type: 'string', enum: ['inside', 'manufacture', 'outside'] });
    expect(client.getInstructions()).toContain('find_templates');
  });

  it('say which machines run a box, when they are asked to', async () => {
    const { facts } = await call('make_dieline', { template: 'becf-11001', machines: true });
    const { machines, notes } = facts as { machines: { kind: string; runs: boolean; against: string[] }[]; notes: [] };
    expect(machines.filter(({ runs }) => runs).map(({ kind }) => kind)).toContain('crash-lock');
    expect(machines.find(({ kind }) => kind === 'straight-line')!.against[0]).toContain('bottom laps: 2');
    expect(notes).toHaveLength(1);
    expect((await call('make_dieline', { template: 'becf-11001' })).facts).not.toHaveProperty('machines');
  });

  it('find templates by words and by code', async () => {
    const { facts, text } = await call('find_templates', { words: 'mailer', limit: 2 });
    const { total, templates } = facts as { total: number; templates: { id: string }[] };
    expect(templates).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(text).toContain(`and ${total - 2} more`);
    const { facts: bySize, text: sizes } = await call('find_templates', { words: 'mug 90x50x110', limit: 1 });
    expect(bySize).toMatchObject({
      templates: [
        { id: 'becf-10101', values: { length: 90, width: 50, height: 110 }, flat: { width: 294.5, height: 238 } },
      ],
    });
    expect(sizes).toContain('Flat 294.5 × 238 mm.');
    const { facts: byCode } = await call('find_templates', { words: 'fefco 0201' });
    expect((byCode as typeof facts & { templates: unknown[] }).templates[0]).toMatchObject({
      id: 'becf-21d01',
      code: { fefco: '0201' },
      category: 'Corrugated Cardboards',
    });
  });

  it('describe a template at given sizes, in mm or in inches, as the library does', async () => {
    const { facts } = await call('describe_template', { template: 'reverse tuck end', variables: SIZES });
    const { exclusions, also, ...ours } = facts;
    expect(ours).toEqual(JSON.parse(JSON.stringify(describeBox('becf-10101', SIZES))));
    expect(also).toContain('overflow_margin');
    expect(exclusions).toContainEqual(expect.stringMatching(/hanger/));
    const inches = await call('describe_template', { template: 'becf-10101,postal_lock=top', unit: 'in' });
    expect(inches.facts).toMatchObject({
      unit: 'in',
      choices: expect.arrayContaining([expect.objectContaining({ name: 'postal_lock', chosen: 'top' })]),
    });
  });

  it.each(['min', 'max'] as const)('a %s in inches can be drawn', async (limit) => {
    const { facts } = await call('describe_template', { template: 'becf-10101', unit: 'in' });
    const [length, width] = facts.variables as { min: number; max: number }[];
    const variables = { unit: 'in', length: length![limit], width: width![limit] };
    const drawn = await call('make_dieline', { template: 'becf-10101', variables });
    expect(drawn.facts).toMatchObject({ variables });
  });

  it('make a dieline: its picture, and the named files', async () => {
    const { facts, text, pictures } = await call('make_dieline', {
      template: 'becf-10101',
      variables: { ...SIZES, postal_lock: 'top' },
      files: ['box.dxf', 'sub/box.svg', 'box.pdf'],
    });
    const ours = dieline('becf-10101', { ...SIZES, postal_lock: 'top' });
    expect(text).toContain(`flat ${ours.size.width} × ${ours.size.height} mm`);
    expect(facts).toMatchObject({
      template: ours.id,
      variables: { unit: 'mm', length: 60 },
      size: { unit: 'mm', width: String(ours.size.width) },
      files: [{ path: 'box.dxf', format: 'dxf' }, { path: 'sub/box.svg' }, { path: 'box.pdf' }],
    });
    expect(Number((facts.area as { value: string }).value)).toBeCloseTo(ours.area, 1);
    expect(readFileSync(join(folder, 'box.dxf'), 'utf8')).toBe(ours.dxf());
    expect(readFileSync(join(folder, 'sub/box.svg'), 'utf8')).toMatch(/^<svg/);
    expect(readFileSync(join(folder, 'box.pdf'), 'latin1')).toMatch(/^%PDF/);
    const { width, height } = measure(pictures[0]!);
    expect(Math.max(width, height)).toBe(1000);
    // The labels are around the blank.
    expect(width / height).toBeCloseTo(ours.size.width / ours.size.height, 0);
  });

  it('write nothing without a file name', async () => {
    const { facts, pictures } = await call('make_dieline', { template: '0201', variables: { unit: 'in', length: 12 } });
    expect(facts).toMatchObject({ files: [], size: { unit: 'in' } });
    expect(pictures).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('take sizes inside or outside, and tell both', async () => {
    const box = { template: 'becf-21d01', variables: { length: 306, width: 206, height: 206, material: 3 } };
    const { facts, text } = await call('make_dieline', { ...box, dimensions: 'outside' });
    const ours = measuredDieline('becf-21d01', box.variables, { dimensions: 'outside' });
    expect(facts.variables).toMatchObject({ length: ours.values.length });
    const { length } = facts.sizes as Record<string, Record<string, number>>;
    expect(length).toEqual({
      inside: ours.dimensions.inside.length,
      outside: ours.dimensions.outside.length,
      manufacture: ours.dimensions.manufacture.length,
    });
    expect(length).toMatchObject({ outside: 306 });
    expect(text).toContain('outside 306 × 206 × 206');
    const inches = await call('make_dieline', {
      template: 'becf-21d01',
      variables: { unit: 'in', length: 12, width: 8, height: 6, material: 3 },
      dimensions: 'inside',
    });
    expect(inches.facts.sizes).toMatchObject({ length: { inside: 12 }, width: { inside: 8 } });
  });

  it('print a box over several pages', async () => {
    const box = { template: 'becf-10101', variables: SIZES, files: ['box.pdf'] };
    await call('make_dieline', { ...box, variables: { length: 200, height: 300 }, tiles: 'a4' });
    const tiled = readFileSync(join(folder, 'box.pdf'), 'latin1').match(/\/Type\s*\/Page\b/g)!.length;
    expect(tiled).toBeGreaterThan(1);
  });

  it('nest a box on a sheet', async () => {
    const { facts, text, pictures } = await call('nest_box', {
      template: 'becf-10101',
      variables: SIZES,
      sheet: '1000x700',
      gripper: 12,
      files: ['sheet.dxf'],
    });
    const sheet = { width: 1000, height: 700, gripper: 12 };
    const layouts = layoutIds.filter((id) => id !== 'free');
    const { best } = nest(dieline('becf-10101', SIZES).drawing, sheet, { gutter: 3, layouts, board: 'carton' });
    expect(facts.parts).toMatchObject([{ count: best.count, layout: best.id }]);
    expect(text).toContain(`: ${best.count} on 1000x700`);
    expect(measure(pictures[0]!).bytes).toBeGreaterThan(3000);
    const checked = await checkLayout(readFileSync(join(folder, 'sheet.dxf')), { sheet, gutter: 3 });
    expect([checked.verdict, checked.facts.blanks]).toEqual(['sound', best.count]);
    const two = await call('nest_box', { template: 'becf-11701', sheet: 'B1' });
    expect(two.failed).toBe(false);
  });

  it('make a mockup with artwork', async () => {
    writeFileSync(
      join(folder, 'art.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>',
    );
    const box = { template: 'becf-10101', variables: SIZES };
    const { facts, text, pictures } = await call('make_mockup', {
      ...box,
      artwork: 'art.svg',
      files: ['box.glb', 'box.html'],
    });
    expect(text).toMatch(/stretched over the blank.*Written: box\.glb, box\.html/);
    expect(facts.files).toMatchObject([{ format: 'glb' }, { format: 'html' }]);
    expect(readFileSync(join(folder, 'box.glb'), 'latin1').slice(0, 4)).toBe('glTF');
    expect(readFileSync(join(folder, 'box.html'), 'utf8')).toMatch(/^<!doctype html>/i);
    const plain = await call('make_mockup', { ...box, substrate: 'plain', files: ['plain.png'] });
    expect(plain.pictures[0]).not.toEqual(pictures[0]);
    expect(readFileSync(join(folder, 'plain.png'))).toEqual(plain.pictures[0]);
  });

  it('check a file for who takes it', async () => {
    await call('make_dieline', { template: 'becf-10101', files: ['any.svg'] });
    await call('make_dieline', { template: 'becf-10101', profile: 'laser', files: ['laser.svg'] });
    const verdict = async (file: string) => (await call('check_file', { file, for: 'laser' })).facts.for;
    expect(await verdict('any.svg')).toMatchObject({ verdict: 'not ready', obstacles: expect.arrayContaining([]) });
    expect(await verdict('laser.svg')).toMatchObject({ profile: 'laser', verdict: 'ready', obstacles: [] });
  });

  it('show a box closed, half folded and from another side', async () => {
    const seen = new Set<string>();
    for (const view of [{}, { fold: 0.5 }, { fold: 0 }, { turn: 200, tilt: -20 }]) {
      const { pictures, text } = await call('fold_picture', { template: 'becf-10101', variables: SIZES, ...view });
      expect(measure(pictures[0]!).bytes).toBeGreaterThan(3000);
      seen.add(pictures[0]!.toString('base64'));
      expect(text).toContain('Reverse tuck end');
    }
    expect(seen.size).toBe(4);
  });

  it('show a box folded flat as it is delivered', async () => {
    const { pictures, text, facts } = await call('fold_picture', {
      template: 'becf-10101',
      variables: SIZES,
      delivered: true,
    });
    expect(measure(pictures[0]!).bytes).toBeGreaterThan(1000);
    expect(text).toContain('folded flat as delivered');
    expect(facts).toMatchObject({ delivered_flat: true });
    expect(facts).not.toHaveProperty('fold');
  });

  it('check a file against a template, recognise it, and find a fault', async () => {
    const [template, sizes] = ['hang tag', { length: 120, width: 80 }] as const;
    await call('make_dieline', { template, variables: sizes, files: ['tag.dxf'] });
    const claim = { file: 'tag.dxf', template };
    expect((await call('check_file', { ...claim, variables: sizes })).facts).toMatchObject({
      verdict: 'same',
      why: [],
    });
    const other = await call('check_file', { ...claim, variables: { ...sizes, width: 81 } });
    expect(other.facts.verdict).not.toBe('same');
    expect(measure(other.pictures[0]!).bytes).toBeGreaterThan(3000);
    const alone = await call('check_file', { file: 'tag.dxf' });
    expect(alone.facts).toMatchObject({
      verdict: 'sound',
      template: 'becf-12701',
      variables: sizes,
      size: dieline('becf-12701', sizes).size,
      pieces: 1,
      format: 'dxf',
    });
  });

  it.each<[string, string, Record<string, unknown>, RegExp]>([
    [
      'a size that cannot be made',
      'make_dieline',
      { template: 'becf-10101', variables: { length: 1 } },
      /Try: length=\d/,
    ],
    [
      'a size beside the template',
      'make_dieline',
      { template: 'becf-10101', length: 60 },
      /"variables": \{"length": 60\}/,
    ],
    [
      'a misspelt variable',
      'make_dieline',
      { template: 'becf-10101', variables: { lenght: 60 } },
      /Did you mean length\?/,
    ],
    [
      'a misspelt argument',
      'make_dieline',
      { templat: 'becf-10101' },
      /Did you mean template\?[\s\S]*template is missing.*becf-10101/,
    ],
    [
      'a choice that is not offered',
      'make_dieline',
      { template: 'becf-10101', variables: { flap: 'round' } },
      /Choose one of: uni_tuck/,
    ],
    [
      'a size as a list',
      'make_dieline',
      { template: 'becf-10101', variables: { length: [60] } },
      /length cannot be \[60\].*Try \{"length"/,
    ],
    ['a name of many templates', 'fold_picture', { template: 'tuck end' }, /matches several[\s\S]*becf-10101: /],
    ['a name of none', 'describe_template', { template: 'qqqq' }, /No template matches "qqqq"/],
    ['words that find nothing', 'find_templates', { words: 'qqqq' }, /for example "mailer"/],
    ['no words', 'find_templates', {}, /words is missing.*Try "mailer"/],
    ['a limit of nothing', 'find_templates', { words: 'mailer', limit: 0 }, /limit cannot be 0.*Try 10/],
    [
      'a pack of a tray',
      'fold_picture',
      { template: 'becf-21701', delivered: true },
      /knows no flat pack of becf-21701/,
    ],
    ['a pack, half folded', 'fold_picture', { template: '0201', delivered: true, fold: 0.5 }, /are incompatible/],
    ['more than closed', 'fold_picture', { template: 'becf-10101', fold: 2 }, /fold cannot be 2\. From 0 .*Try 0\.5/],
    [
      'a format',
      'make_dieline',
      { template: '0201', format: 'dxf' },
      /one of: template, .*files, tiles\. Sizes go into/,
    ],
    ['a format that is not written', 'make_dieline', { template: 'becf-10101', files: ['box.ai'] }, /Try box\.dxf/],
    [
      'a file outside',
      'make_dieline',
      { template: 'becf-10101', files: ['../box.dxf'] },
      /outside the folder .*box\.dxf\./,
    ],
    [
      'the folder',
      'check_file',
      { file: '.' },
      /^\. is the folder itself\. Name a file in it, for example box\.dxf\.$/,
    ],
    ['a file that is not there', 'check_file', { file: 'no.dxf' }, /no\.dxf cannot be read: it does not exist/],
    ['tiles without a PDF', 'make_dieline', { template: '0201', tiles: 'A4', files: ['a.dxf'] }, /name one in files/],
    ['a paper', 'make_dieline', { template: '0201', tiles: 'A99', files: ['a.pdf'] }, /tiles must be one of: .*A4/],
    ['kinds of sizes', 'make_dieline', { template: '0201', dimensions: 'inner' }, /dimensions cannot be "inner"/],
    ['a sheet', 'nest_box', { template: '0201', sheet: 'huge' }, /huge.*1000x700/],
    ['a small sheet', 'nest_box', { template: '0201', sheet: '100x100' }, /fits the sheet 100x100/],
    ['a board', 'make_mockup', { template: '0201', substrate: 'gold', files: ['a.png'] }, /Unknown substrate gold/],
    [
      'a mockup that is no file',
      'make_mockup',
      { template: '0201', files: ['a.dxf'] },
      /\.html, \.glb, \.png.*a\.html/,
    ],
    ['a receiver', 'check_file', { file: 'no.dxf', for: 'lasre' }, /Did you mean laser|laser/],
    ['variables without a template', 'check_file', { file: 'no.dxf', variables: SIZES }, /need a template/],
  ])('refuse %s with what works', async (_, name, given, message) => {
    const { failed, text } = await call(name, given);
    expect([failed, text]).toEqual([true, expect.stringMatching(message)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuse a file that is not a drawing, a link out of the folder, and an unknown tool', async () => {
    writeFileSync(join(folder, 'text.dxf'), 'hello');
    expect(await call('check_file', { file: 'text.dxf' })).toMatchObject({
      failed: true,
      text: expect.stringContaining('The file cannot be read: '),
    });
    symlinkSync(dirname(folder), join(folder, 'out'));
    writeFileSync(join(dirname(folder), 'secret.dxf'), 'hello');
    expect((await call('check_file', { file: 'out/secret.dxf' })).text).toContain('outside the folder');
    expect((await call('make_dieline', { template: '0201', files: ['out/new.dxf'] })).text).toContain(
      'outside the folder',
    );
    await expect(call('make_dielines', {})).rejects.toThrow('Did you mean make_dieline?');
  });

  it('suggest a value that works', async () => {
    const { text } = await call('make_dieline', { template: 'becf-10101', variables: { length: 5, width: 900 } });
    const values = [...text.split('Try: ')[1]!.matchAll(/(\w+)=([\d.]+)/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]);
    const again = await call('make_dieline', { template: 'becf-10101', variables: Object.fromEntries(values) });
    expect(again.failed).toBe(false);
  });
});
