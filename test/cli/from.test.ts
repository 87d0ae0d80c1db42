import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, type DielineFiles, drawOne, redraw, templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
import { serviceDxf } from '../check/service-dxf.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { tuckEnd } from '../support/foreign-boxes.ts';
import { AGAIN, inTurn } from '../support/turns.ts';

const SIZES = { length: 60, width: 25, height: 100 };

const drawn = (values: Readonly<Record<string, unknown>> = SIZES): DielineFiles =>
  drawOne(catalogue, 'becf-10101', values);

/** A file with this text in a new folder. */
const fileOf = async (name: string, text: string): Promise<string> => {
  const path = join(newFolder(), name);
  await writeFile(path, text);
  return path;
};

const svgOf = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120mm" height="120mm" viewBox="0 0 120 120"><g fill="none">${body}</g></svg>`;

describe('boxwright from', () => {
  it('draws our own drawing byte for byte, at its sizes and at others', async () => {
    const path = await fileOf('old.dxf', drawn().dxf());
    const out = join(newFolder(), 'box');
    const { code, err } = await run('from', [path, '--format', 'dxf,svg', '--out', out]);
    expect(code).toBe(0);
    expect(err).toMatch(
      /old\.dxf: same\n {2}It is becf-10101 \(Reverse tuck end\) with length 60, width 25, height 100/,
    );
    expect(await readFile(`${out}.dxf`, 'utf8')).toBe(drawn().dxf());
    const asked = '70x30x110 --format dxf,pdf --profile table --out';
    expect((await run(`dieline becf-10101 ${asked}`, [`${out}-ours`])).code).toBe(0);
    expect((await run(`from ${path} ${asked}`, [out])).code).toBe(0);
    for (const ending of ['dxf', 'pdf'])
      expect(await readFile(`${out}.${ending}`)).toEqual(await readFile(`${out}-ours.${ending}`));
  });

  it('keeps a setting of the file, lets defaults follow new sizes, and reads inches and choices', async () => {
    const path = await fileOf('old.dxf', drawn({ ...SIZES, dust_flap: 16 }).dxf());
    const { code, out } = await run(`from ${path} unit=in width=2 flap=chamfer_flap --json`);
    expect(code).toBe(0);
    const { dieline: body, from } = JSON.parse(out);
    expect(from).toMatchObject({ verdict: 'same', recognised: { id: 'becf-10101' } });
    const { values } = drawn({ ...SIZES, width: 50.8, dust_flap: 16, flap: 'chamfer_flap' });
    expect(body.dieline_template_id).toBe('becf-10101,flap=chamfer_flap');
    for (const name of ['length', 'width', 'height', 'top_tuck_flap', 'dust_flap'])
      expect(Number(body.variables[name]), name).toBeCloseTo(values[name]! / 25.4, 3);
  });

  it('draws the nearest box of a drawing with a fault, and says what differs', async () => {
    const lines = drawn().svg().split('\n');
    const at = lines.findIndex((line) => line.includes('id="cut-5"'));
    const path = await fileOf('old.svg', lines.toSpliced(at, 1).join('\n'));
    const { code, err, out } = await run('from', [path, '--out', '-']);
    expect(code).toBe(0);
    expect(out).toBe(drawn().svg());
    expect(err).toMatch(/old\.svg: differs\n {2}It is becf-10101 .* that differ/);
    const { why } = (await redraw(await readFile(path))).check;
    expect(why.join(' ')).toMatch(/A line of the template, a cut at .* from every cut of the file/);
    for (const sentence of why) expect(err).toContain(sentence);
  });

  it('writes nothing where no box is recognised, with the sentences and the code of a check', async () => {
    const triangle = await fileOf('triangle.svg', svgOf('<path stroke="#f00" d="M10 10 90 10 50 90Z"/>'));
    const open = await fileOf('open.svg', svgOf('<path stroke="#f00" d="M10 10 90 10 50 90"/>'));
    const broken = await fileOf('broken.dxf', 'hello');
    const folder = newFolder();
    for (const [path, code] of [
      [triangle, 2],
      [open, 1],
      [broken, 3],
    ] as const) {
      const [from, check] = [await run('from', [path, '--out', `${folder}/`]), await run('check', [path])];
      expect([from.code, from.out], path).toEqual([code, '']);
      for (const sentence of (check.out || check.err).trim().split('\n')) expect(from.err).toContain(sentence);
    }
    expect(readdirSync(folder)).toEqual([]);
    const { code, out } = await run('from', [triangle, '--json', '--out', join(folder, 'box.svg')]);
    expect([code, JSON.parse(out).check.verdict]).toEqual([2, 'sound']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('draws the nearest template of a box of another maker, and exits with 2', async () => {
    const path = await fileOf('other.dxf', serviceDxf(tuckEnd(70, 40, 110)));
    const { code, err, out } = await run(`from ${path} --out -`);
    expect(code).toBe(2);
    expect(out).toBe(drawn({ length: 70, width: 40, height: 110 }).svg());
    expect(err).toContain('The nearest template is becf-10101');
    expect(err).toContain('No box of ours is recognised: becf-10101 is the nearest, drawn at its sizes.');
    const other = await run(`from ${path} 80x40x110 --out -`);
    expect([other.code, other.out]).toEqual([2, drawn({ length: 80, width: 40, height: 110 }).svg()]);
    expect((await redraw(await readFile(path))).box).toMatchObject({ id: 'becf-10101', isNearest: true });
  });

  it('refuses sizes that cannot be made as dieline does', async () => {
    const path = await fileOf('old.dxf', drawn().dxf());
    const [from, ours] = [await run(`from ${path} width=1`), await run('dieline becf-10101 60x1x100')];
    expect(from.code).toBe(ours.code);
    expect(from.err.trim()).toBe(ours.err.trim());
  });
});

const SLICES = 24;

it.each(templates.map(mainId).filter((_, k) => inTurn(k, SLICES)))(
  `%s is drawn anew with the same bytes as dieline draws with the values found (${AGAIN})`,
  async (id) => {
    const box = drawOne(catalogue, id, {});
    for (const format of ['dxf', 'svg', 'pdf'] as const) {
      const file = Buffer.from(await box.file(format, { header: box.header }));
      const { check, box: found } = await redraw(file);
      // Another id may draw the same lines, or their mirror image, and lines without a header do not tell every board.
      const isOther = found!.id !== id;
      expect(
        check.why.filter((sentence) => !(isOther && sentence.startsWith('It is mirrored'))),
        format,
      ).toEqual([]);
      const again = found!.draw();
      const bytes = Buffer.from(await again.file(format, { header: again.header }));
      const ours = drawOne(catalogue, found!.id, found!.values);
      expect(bytes.equals(Buffer.from(await ours.file(format, { header: ours.header }))), format).toBe(true);
      const isSame = !isOther && Object.entries(box.values).every(([name, value]) => again.values[name] === value);
      if (isSame) expect(bytes.equals(file), format).toBe(true);
    }
  },
);
