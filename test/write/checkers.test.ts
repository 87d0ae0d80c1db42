import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeDxf, writePdf, writeSvg } from '../../src/formats/index.ts';
import { checkFiles } from '../support/checkers.ts';
import { hostile, label, labels, samples } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = hostile.map((text) => label(text));
const cases = [
  ['rich', samples.rich, labels],
  ['twoParts', samples.twoParts, labels],
  ['hostile', samples.halved, texts],
] as const;

test.each(cases)('external checkers accept %s', async (name, dieline, labels) => {
  const files = {
    [`${name}-mm.svg`]: writeSvg(dieline, labels, { unit: 'mm', title: name }),
    [`${name}-pt.svg`]: writeSvg(dieline, labels, { unit: 'pt' }),
    [`${name}.dxf`]: writeDxf(dieline, labels),
    [`${name}.pdf`]: await writePdf(dieline, labels, { header: labels.map(({ text }) => text.value) }),
  };
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    writeFileSync(path, content);
    checkFiles([path]);
  }
});

test('an available checker finds errors', async () => {
  const svg = join(folder, 'first.svg');
  const pdf = join(folder, 'first.pdf');
  const dxf = join(folder, 'first.dxf');
  const good = writeSvg(samples.halved, [], { unit: 'mm' });
  for (const [path, right, wrong] of [
    [svg, good, good.replace('</g>', '')],
    [dxf, writeDxf(samples.halved, []), writeDxf(samples.halved, []).replace('ENDSEC', 'ENDSEK')],
    [pdf, await writePdf(samples.halved, []), Buffer.from(await writePdf(samples.halved, [])).subarray(0, 900)],
  ] as const) {
    writeFileSync(path, right);
    const ran = checkFiles([path]);
    const broken = path.replace('first', 'second');
    writeFileSync(broken, wrong);
    if (ran.length) expect(() => checkFiles([path, broken])).toThrow(/second/);
  }
});
