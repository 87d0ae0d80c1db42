import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const table = async (text: string): Promise<string> => {
  const path = join(newFolder(), 'orders.csv');
  await writeFile(path, text);
  return path;
};

const cli = (path: string, line: string, ...more: string[]) =>
  boxwrightCommand(`nest --orders ${path} --no-search --grain free ${line}`, more);

const TWO =
  'name,template,quantity,length,width,height\ntea,becf-11f01,400,200,150,50\nsoap,becf-11f01,300,100,80,50\n';

describe('boxwright nest --orders', () => {
  it('tells forms, ups, sheets, overrun and price, and writes each form', async () => {
    const out = join(newFolder(), 'form.dxf');
    const line = '--sheet 1000x700 --gutter 3 --make-ready 80 --die-per-metre 9 --price-per-m2 0.6 --waste 20+3% --out';
    const { code, out: text, err } = await cli(await table(TWO), line, out);
    expect(code, err).toBe(0);
    expect(text).toMatch(
      /^form {2}sheet +good +to buy +make-ready +die +board +press +price +ups\n1 {5}1000 x 700 mm /,
    );
    expect(text).toMatch(/\ntea +400 +4\d\d +\d+\nsoap +300 +\d+ +\d+\n/);
    expect(text).toMatch(/\nThe plan costs \d+\.\d\d: the least of every choice among the \d+ tried forms\.\n$/);
    expect(err).toContain('form 1');
    const { dieline } = await readDrawing(await readFile(err.match(/(\S+form(-1)?\.dxf): form 1/)![1]!));
    expect(dieline.lines.length).toBeGreaterThan(100);
  });

  it('answers as JSON, with semicolons and decimal commas, and the least board where no price is given', async () => {
    const path = await table('template;quantity;length;width;height\nbecf-11f01;100;100,5;80;50\n');
    const { code, out, err } = await cli(path, '--sheet 1000x700 --json');
    expect(code, err).toBe(0);
    expect(err).toContain('No price is given: this is the plan with the least board.');
    const { orders } = JSON.parse(out);
    expect(orders.is_proven).toBe(true);
    const [form] = orders.forms;
    expect(form.sheets).toBe(Math.ceil(100 / form.designs[0].ups));
    expect(form.designs[0].placements).toHaveLength(form.designs[0].ups);
    expect(orders.cost).toBeCloseTo(form.bought * 0.7, 6);
    expect(orders.designs).toEqual([
      { name: 'becf-11f01', quantity: 100, made: form.sheets * form.designs[0].ups, overrun: expect.any(Number) },
    ]);
  });

  it('refuses rows that cannot be read, by line and column', async () => {
    const errorOf = async (text: string, line = '--sheet 1000x700') => (await cli(await table(text), line)).err;
    expect(await errorOf('template\nbecf-11f01\n')).toContain('line 2: the column quantity is missing or empty.');
    expect(await errorOf('template,quantity\nbecf-11f01,5\n,5\n')).toContain(
      'line 3: the column template is missing or empty.',
    );
    for (const quantity of ['0', '-5', '1.5', '1e999', 'many', '12 000'])
      expect(await errorOf(`template,quantity\nbecf-11f01,${quantity}\n`)).toContain(
        `line 2, column quantity: "${quantity}" is not a whole number above 0. Try 5000.`,
      );
    expect(await errorOf('template,quantity,length\nbecf-11f01,5,2\n')).toMatch(/orders\.csv, line 2: .*length/s);
    expect(await errorOf('template,quantity,lenght\nbecf-11f01,5,200\n')).toMatch(/orders\.csv, line 2: .*lenght/s);
    expect(await errorOf('template,quantity\nbecf-nothing,5\n')).toMatch(/orders\.csv, line 2: .*becf-nothing/s);
    expect(await errorOf('template,quantity\nbecf-11f01,5,6\n')).toContain('The table cannot be read');
    expect(await errorOf('template,quantity\n')).toContain('lists no orders.');
    expect(await errorOf(`template,quantity\n${'becf-11f01,5\n'.repeat(41)}`)).toContain(
      'line 42: a plan has at most 40 designs.',
    );
    expect(await errorOf('template,quantity,__proto__\nbecf-11f01,5,6\n')).toMatch(/orders\.csv, line 2: /);
    expect((await cli('none.csv', '--sheet 1000x700')).err).toContain('none.csv');
  });

  it('refuses options that contradict each other, and prices without orders', async () => {
    const path = await table(TWO);
    expect((await cli(path, '--sheet 1000x700 --ratio 2:1')).err).toContain('contradict each other');
    expect((await boxwrightCommand(`nest becf-11f01 --orders ${path} --sheet 1000x700`)).err).toContain(
      'leave the template out',
    );
    expect((await boxwrightCommand('nest becf-11f01 --sheet 1000x700 --make-ready 5')).err).toContain(
      'are for --orders.',
    );
    expect((await cli(path, '--sheet 1000x700@x')).err).toContain('has no price after @. Write 1000x700 @ 0.42.');
    expect((await cli(path, '--sheet 1000x700 --waste much')).err).toContain('Write 50, 3% or 50+3%.');
    expect((await boxwrightCommand('nest --sheet 1000x700')).err).toContain(
      '<template> is missing. Try: boxwright nest',
    );
  });
});
