import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditDrawing, checkDieline, checkReport, dieline } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { readXml } from '../support/read/xml.ts';
import { serviceDxf } from './service-dxf.ts';

const box = (height: number) => dieline('becf-1010a', { length: 60, width: 25, height, material: 0.5 });

const cli = (...words: string[]) => boxwrightCommand('check --json', words);

describe('boxwright check', () => {
  it('prints its findings in a few lines', async () => {
    const file = join(newFolder(), 'box.dxf');
    await writeFile(file, dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 }).dxf());
    const { code, out } = await boxwrightCommand('check', [file]);
    expect(code).toBe(0);
    const [verdict, what, facts] = out.split('\n');
    expect(verdict).toBe(`${file}: sound`);
    expect(what).toMatch(/^ {2}It is becf-10101 \(Reverse tuck end\) with length 60, width 25, height 100/);
    expect(facts).toBe('  1 piece, 0 holes, 184.5 × 178 mm, 245.9 cm², cut 810.5 mm, crease 705.5 mm');
  });

  it('reports the verdict, the reasons and an exit code', async () => {
    const file = join(newFolder(), 'box.dxf');
    await writeFile(file, box(100).dxf());
    const named = [file, 'length=60', 'width=25', '--template', 'becf-1010a'];
    expect((await cli(file)).code).toBe(0);
    const same = await cli(...named, 'height=100');
    expect([same.code, JSON.parse(same.out).check.verdict, same.err]).toEqual([0, 'same', '']);
    const other = await cli(...named, 'height=103');
    expect(other.code).toBe(1);
    expect(JSON.parse(other.out).check.why[0]).toBe('It is the drawing with height 100.');
  });

  it('a template of our own construction cannot tell', async () => {
    const file = join(newFolder(), 'box.svg');
    const house = (height: number) => dieline('becf-30101', { length: 100, width: 80, height, material: 2 });
    await writeFile(file, house(40).svg());
    const { code, out } = await cli(file, '--template', 'becf-30101', 'length=100', 'width=80', 'height=41');
    expect([code, JSON.parse(out).check.verdict]).toEqual([2, 'cannot tell']);
  });

  it('an unreadable file is reported with the place', async () => {
    const file = join(newFolder(), 'box.dxf');
    await writeFile(file, box(100).dxf().slice(0, 300));
    const { code, err } = await cli(file);
    expect(code).toBe(3);
    expect(err).toMatch(/box\.dxf cannot be read: .* \(line \d+\)/);
    await writeFile(file, 'nothing');
    expect((await cli(file)).code).toBe(3);
  });

  it('line types without a known name come from the geometry, and can be mapped', async () => {
    const file = join(newFolder(), 'box.dxf');
    const lines = box(100).drawing.dieline.lines.map(({ line, curve }) => ({
      layer: line === 'crease' ? 'bending edge' : line,
      curve,
    }));
    await writeFile(file, serviceDxf(lines));
    const { code, out } = await boxwrightCommand('check', [file]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /\(named bending edge, #\w+\), [\d.]+ mm: read as crease, because they divide the board\.\n/,
      ),
    ]);
    const mapped = JSON.parse((await cli(file, '--kind', 'bending edge=perforation')).out).check;
    expect([mapped.types, Object.keys(mapped.audit.facts.lengths)]).toEqual([[], ['perforation', 'cut']]);
    // Where cuts and creases look the same, a map is proposed.
    await writeFile(file, serviceDxf(lines.map(({ curve }) => ({ layer: 'black', curve }))));
    const same = await boxwrightCommand('check', [file]);
    expect([same.code, same.out]).toEqual([2, expect.stringContaining("Map them: 'black=cut'")]);
    expect(same.out).toMatch(/Options: .*--kind 'black=cut'/);
  });

  it('reports as a picture, a page and figures; names are shown as text', async () => {
    const where = newFolder();
    const file = join(where, '<b>&.dxf');
    await writeFile(file, box(100).dxf());
    const named = [file, 'length=60', 'width=25', 'height=101', '--template', 'becf-1010a', '--report'];
    for (const format of ['svg', 'html', 'json'])
      expect((await cli(...named, join(where, `r.${format}`))).code).toBe(1);
    const picture = readXml(await readFile(join(where, 'r.svg'), 'utf8'));
    expect(picture.children.map(({ attributes }) => attributes.get('id')).filter(Boolean)).toEqual(
      expect.arrayContaining(['ours', 'theirs', 'only-ours', 'only-theirs', 'places']),
    );
    const page = await readFile(join(where, 'r.html'), 'utf8');
    expect(page).toContain('&lt;b&gt;&amp;.dxf: <span class="differs">');
    expect(page).not.toContain('<b>');
    expect(JSON.parse(await readFile(join(where, 'r.json'), 'utf8'))).toMatchObject({
      verdict: 'differs',
      comparison: { mirrored: false, pieces: { theirs: 1, ours: 1 } },
      template: { id: 'becf-1010a', provenance: 'measured' },
    });
  });
});

it('auditDrawing measures a drawing without a template', async () => {
  const { drawing } = box(100);
  const { findings, facts } = await auditDrawing(Buffer.from(box(100).dxf()));
  expect(findings).toEqual([]);
  expect(facts).toMatchObject({ pieces: 1, panels: drawing.parts[0]!.sheet.length, holes: 0 });
  expect(facts.area).toBeCloseTo(drawing.parts[0]!.area, 2);
});

it('a picture draws arcs of more than half a turn correctly', async () => {
  const drawn = '<path id="cut" fill="none" stroke="red" d="M10 0A10 10 0 1 1 0 -10L0 0Z"/>';
  const file = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" viewBox="-20 -20 40 40">${drawn}</svg>`,
  );
  const picture = await checkReport(await checkDieline(file), 'svg');
  expect(picture).toContain('M10 0A10 10 0 1 1 0 -10');
});

it('refuses a format that it does not write', async () => {
  const check = await checkDieline(Buffer.from(dieline('becf-10101').dxf()), { template: 'becf-10101' });
  await expect(checkReport(check, 'pdf' as 'svg')).rejects.toThrow(
    new RangeError('Unknown format "pdf". Choose one of: svg, html, json.'),
  );
});
