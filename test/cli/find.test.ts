import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  blanksOf,
  catalogue,
  dieline,
  findTemplates,
  groups,
  nest,
  parseSheet,
  resolveTemplate,
} from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

describe('a template can be named by', () => {
  it.each([
    ['becf-10101', 'becf-10101'],
    ['BECF-10101', 'becf-10101'],
    ['10101', 'becf-10101'],
    ['0201', 'becf-21d01'],
    ['F0201', 'becf-21d01'],
    ['fefco-0427', 'becf-21701'],
    ['FEFCO 0427', 'becf-21701'],
    ['fefco 427', 'becf-21701'],
    ['fefco0201', 'becf-21d01'],
    ['ecma:a20.20.03.01', 'becf-10101'],
    ['A20.20.03.01', 'becf-10101'],
    ['F2110', 'becf-10101'],
    ['reverse-tuck', 'becf-10101'],
    ['Reverse Tuck End', 'becf-10101'],
    ['rsc', 'becf-21d01'],
    ['becf-10101,flap=chamfer_flap', 'becf-10101,flap=chamfer_flap'],
  ])('%s', async (text, id) => {
    const { code, out } = await run('choices', [text, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).id).toBe(id);
  });

  it('the answer names the template when the text is not its id', async () => {
    expect((await run('parts 0201')).err).toContain('0201: becf-21d01, Regular slotted case');
    expect((await run('parts becf-21d01')).err).toBe('');
  });
});

it('a part of a code finds its templates, as a part of an id does', () =>
  expect(findTemplates(catalogue, '427').map(({ id }) => id)).toEqual(['becf-21701', 'fefco-0427-plain']));

describe('words that many names contain', () => {
  it.each([
    ['crash lock', 'becf-11001'],
    ['snap lock', 'becf-10901'],
    ['tuck top auto bottom', 'becf-11001'],
    ['mailer', 'becf-21701'],
    ['rigid', 'becf-30101'],
    ['case', 'becf-21d01'],
  ])('%s: the box used most comes first', (text, id) => expect(findTemplates(catalogue, text)[0]!.id).toBe(id));

  it('a better match comes before the box used most', () =>
    expect(findTemplates(catalogue, 'gable top auto bottom')[0]!.template.name).toBe('Gable top auto bottom'));
});

it('contents find boxes for them, and no name with a similar word', () =>
  expect(findTemplates(catalogue, 'phone').map(({ id }) => id)).toEqual([
    'becf-30101',
    'becf-30203',
    'becf-3020a',
    'becf-21701',
  ]));

describe('ambiguous words', () => {
  it.each(['mailer', 'crash lock', '0210', 'A20.20', 'straight tuck', 'tuck end'])('%s lists them', async (text) => {
    const { code, out, err } = await run('dieline', [text]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('matches several templates');
    expect(err.match(/becf-/g)!.length).toBeGreaterThan(1);
  });

  it('misspelt words are not drawn', () => {
    expect(resolveTemplate(catalogue, 'regulr sloted case').entry).toBeUndefined();
    expect(findTemplates(catalogue, 'regulr sloted case')[0]!.id).toBe('becf-21d01');
  });

  it.each([
    ['dieline becf-1010z', /Did you mean becf-1010/],
    ['template becf-1010l', /becf-10101/],
    ['mockup becf-10I01 --out box.html', /becf-10101/],
    ['fold bcef-10101 --out box.fold', /Did you mean becf-10101\?/],
    ['choices pilow', /No template matches "pilow"\. These are close/],
    ['choices nope', /No template matches "nope"\. Look for one with boxwright find/],
    ['choices qqq', /No template matches "qqq"\. Look for one with boxwright find/],
    ['choices becf-10101,flap=chamfer', /uni_tuck_flap/],
  ])('%s is refused with suggestions', async (line, meant) => {
    const { code, out, err } = await run(line);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(meant);
  });
});

describe('boxwright find', () => {
  it('lists by words, best first', async () => {
    const { code, out } = await run('find mailer');
    const lines = out.trimEnd().split('\n');
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^ID +CODE +EVIDENCE +MEASURED +NAME +WHAT IT IS$/)]);
    expect(lines[1]).toMatch(/mailer/i);
    expect(JSON.parse((await run('find mailer --json')).out)[0]).toMatchObject({
      name: expect.stringMatching(/mailer/i),
    });
  });

  it.each([
    ['crash lock', /auto bottom/i],
    ['mialer', /mailer/i],
    ['pizza', /lid/i],
    ['fefco 0427', /Mailer with cherry locks/],
    ['1010', /Reverse tuck end/],
  ])('%s', async (words, name) => expect((await run('find', words.split(' '))).out).toMatch(name));

  it('finds boxes for contents in a size, those that cannot be made in it last', async () => {
    const lines = (await run('find mug 90x50x110')).out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID +CODE +EVIDENCE +MEASURED +FLAT +NAME$/);
    expect(lines[1]).toMatch(/^becf-10101 +A20\.20\.03\.01 +drawing +same id +294\.5 × 238 mm +Reverse tuck end$/);
    expect(lines.at(-1)).toBe('Draw the first: boxwright dieline becf-10101 length=90 width=50 height=110');
    const trays = (await run('find tray 12x9x8cm')).out.split('\n\n')[0]!.split('\n').slice(1);
    const isMade = trays.map((line) => !line.includes('not in this size'));
    expect(new Set(isMade)).toEqual(new Set([true, false]));
    expect(isMade).toEqual(isMade.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('proposes centimetres when boxes cannot be made in millimetres', async () => {
    const { out } = await run('find pizza 30x30x4');
    expect(out).toMatch(
      /not in this size[\s\S]*\n\nSizes without a unit are millimetres\. For centimetres: boxwright find pizza 30x30x4 cm\n$/,
    );
    expect((await run('find 30x30x4')).err).toMatch(
      /^boxwright: No template matches "30x30x4"\. Sizes .* find 30x30x4 cm$/m,
    );
    for (const text of ['pizza 3x3x4cm', 'pizza 3x3x4 in', 'pizza 3000x3000x3000'])
      expect((await run('find', [text])).out).not.toContain('centimetres');
  });

  it('finds no box that has none of the sizes', async () => {
    const { code, err } = await run('find 5000x5000');
    expect([code, err]).toEqual([
      1,
      'boxwright: No template matches "5000x5000". No box is made in this size. Try another.\n',
    ]);
    expect((await run('find 60x40')).out).not.toContain('Bottle platform');
    expect((await run('find bottle platform 60x40')).out).toMatch(/not in this size +Bottle platform/);
  });

  it('finds all boxes of a size, the smallest blank first', async () => {
    const found = JSON.parse((await run('find 300x200x80 b flute --json')).out) as {
      values: object;
      flat: { width: number; height: number };
    }[];
    expect(found.length).toBeGreaterThan(50);
    expect(found[0]!.values).toMatchObject({ length: 300, width: 200, height: 80, material: 3 });
    const areas = found.map(({ flat }) => flat.width * flat.height);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it('takes outside sizes', async () => {
    const [found] = JSON.parse((await run('find rsc outside 306x206x212 b flute --json')).out) as {
      id: string;
      values: object;
    }[];
    expect(found).toMatchObject({ id: 'becf-21d01', values: { length: 300, width: 200, material: 3 } });
  });

  it('finds contents before words that only begin alike, and names before contents', () => {
    const first = (text: string): string => findTemplates(catalogue, text)[0]!.template.name;
    expect(first('tea')).toBe('Reverse tuck end');
    expect(first('wine bottle carrier')).toBe('Bottle carrier');
    expect(first('bottle carrier')).toBe('Bottle carrier');
    expect(first('two mugs')).toBe('Reverse tuck end');
  });

  it('reports when nothing matches', async () => {
    const { code, err } = await run('find zzzz qqqq');
    expect([code, err]).toEqual([1, expect.stringContaining('No template matches "zzzz qqqq"')]);
  });

  it('finds every template by its own name first', () => {
    const lost = catalogue.templates.filter(
      ({ name }) => findTemplates(catalogue, name)[0]?.template.name.toLowerCase() !== name.toLowerCase(),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});

describe('tables', () => {
  it('groups', async () => {
    const { out } = await run('groups');
    expect(out.trimEnd().split('\n')).toHaveLength(groups.length + 1);
    expect(out).toMatch(/^cartons_tuck_end_boxes +Cartons +Tuck End Boxes +\d+$/m);
  });

  it('templates: one line per template or per id', async () => {
    const lines = (await run('templates')).out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID +CODE +EVIDENCE +MEASURED +IDS +NAME +CHOICES$/);
    expect(lines).toHaveLength(catalogue.templates.length + 1);
    expect(lines[1]).toMatch(
      /^becf-10101 +A20\.20\.03\.01 +drawing +same id +\d+ +Reverse tuck end +flap tuck dust_flap/,
    );
    const ids = (await run('templates --ids --group cartons_tuck_end_boxes')).out;
    expect(ids).toMatch(/^becf-10102 +A20\.20\.03\.01 +Reverse tuck end +thumb_cut=both$/m);
    expect((await run('templates --group boxes')).err).toMatch(/boxwright groups/);
    expect((await run('templates --group cartons_tuck_end_box')).err).toMatch(/Did you mean cartons_tuck_end_boxes\?/);
  });

  it('templates as JSON: every named id with its facts', async () => {
    const list = JSON.parse((await run('templates --json')).out);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(catalogue.templates.flatMap(({ ids }) => ids.named));
    expect(list.find(({ id }: { id: string }) => id === 'becf-10101')).toMatchObject({
      name: 'Reverse tuck end',
      group: 'cartons_tuck_end_boxes',
      code: 'A20.20.03.01',
      provenance: 'measured',
      evidence: 'drawing',
      parts: [{ id: 'default', name: 'default', category: 'carton' }],
    });
  });

  it('choices and template', async () => {
    expect((await run('choices becf-10102')).out).toMatch(/^thumb_cut +none {2}\*both {2}top {2}bottom$/m);
    const { out } = await run('template becf-10101 --unit in');
    expect(out).toMatch(/^length +3\.937 in +0\.79 to 39\.37 +Length/m);
    expect(out).toMatch(/^material +0\.5 mm/m);
    expect(out).toMatch(/^flap +\*uni_tuck_flap/m);
  });
});

describe('a long list', () => {
  const rows = (out: string): number => out.split('\n').filter((line) => /^(becf|fefco|ecma|house)-/.test(line)).length;

  it('is whole for a program, and as long as it is asked to be', async () => {
    const whole = await run('find box');
    expect(rows(whole.out)).toBeGreaterThan(20);
    const short = await run('find box --limit 3');
    expect(rows(short.out)).toBe(3);
    expect(short.out).toContain(`${rows(whole.out) - 3} more: --limit ${rows(whole.out)} lists all.`);
    expect(JSON.parse((await run('find box --limit 3 --json')).out)).toHaveLength(3);
  });
});

it('sizes may have the letters of the trade', async () =>
  expect((await run('dieline 0201 L=300 W=200 H=150 --out -')).out).toBe(
    (await run('dieline 0201 length=300 width=200 height=150 --out -')).out,
  ));

describe('boxwright find --html', () => {
  const sheetOf = async (words: string, ...more: string[]) => {
    const path = join(newFolder(), 'sheet.html');
    const result = await run('find', [words, '--html', path, ...more]);
    return { ...result, page: readFileSync(path, 'utf8') };
  };

  it('writes a page with picture, name, id, code, flat size and board of each match', async () => {
    const { page, out, code } = await sheetOf('mug 90x50x110');
    const found = JSON.parse((await run('find', ['mug 90x50x110', '--json'])).out) as { id: string; name: string }[];
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`sheet\\.html: ${found.length} pictures, \\d+ kB\\n$`)),
    ]);
    const cards = page.split('<li>').slice(1);
    expect(cards.map((card) => /<h2>(.*?)<\/h2><p>([^<,]+)/.exec(card)!.slice(1))).toEqual(
      found.map(({ name, id }) => [name, id]),
    );
    for (const card of cards) expect(card).toMatch(/^<svg role="img" aria-label="[^"]+, folded"[\s\S]*<path /);
    expect(cards[0]).toContain('<p>becf-10101, A20.20.03.01</p><p>Flat 294.5 × 238 mm, 494.6 cm² of 0.5 mm</p>');
    expect(cards[0]).toContain('<code>boxwright dieline becf-10101 length=90 width=50 height=110</code>');
  });

  it('shows what was typed as text, and runs nothing', async () => {
    const { page } = await sheetOf('<script>alert(1)</script> "mailer" & tray', '--limit', '2');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;mailer&quot; &amp; tray');
    expect(page).not.toMatch(/<script|\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(page.match(/<li>/g)).toHaveLength(2);
  });

  it('answers in inches, and says which box is not made in the size', async () => {
    expect((await sheetOf('mug 4x4x4in', '--limit', '1')).page).toMatch(/Flat [\d.]+ × [\d.]+ in, [\d.]+ in² of/);
    expect((await sheetOf('tray 12x9x8cm')).page).toContain('Not in this size: shown at its usual sizes.');
    expect((await run('find mug --html sheet.pdf')).err).toContain('The file must end in .html.');
  });
});

describe('boxwright find --sheet', () => {
  interface Found {
    readonly id: string;
    readonly values?: Readonly<Record<string, number>>;
    readonly on_sheet: {
      readonly counts: readonly number[];
      readonly board_m2_for_1000: number | null;
      readonly why?: string;
    };
  }
  const ranked = async (line: string): Promise<Found[]> => JSON.parse((await run(`find ${line} --json`)).out);

  it('ranks boxes by the board for 1000, as nest counts them at first, and says what could not be laid', async () => {
    const found = await ranked('mailer 200x150x50 --sheet B1 --gutter 3 --grain free');
    const laid = found.filter(({ on_sheet }) => on_sheet.board_m2_for_1000 !== null);
    const boards = laid.map(({ on_sheet }) => on_sheet.board_m2_for_1000!);
    expect(laid.length).toBeGreaterThan(4);
    expect(boards).toEqual(boards.toSorted((a, b) => a - b));
    const others = found.slice(laid.length);
    expect(others.length).toBeGreaterThan(0);
    for (const { on_sheet } of others) expect(on_sheet.why).toBeTruthy();
    const sheet = parseSheet('B1');
    for (const { id, values, on_sheet } of laid.slice(0, 3)) {
      const { drawing } = dieline(id as 'becf-21701', values);
      const options = { gutter: 3, grain: 'free' } as const;
      const counts = blanksOf(drawing).map(
        (blank) => nest(drawing, sheet, { ...options, part: blank.id, quick: true }).best.count,
      );
      expect(on_sheet.counts).toEqual(counts);
      const m2 = counts.reduce((sum, count) => sum + (sheet.width * sheet.height) / count / 1000, 0);
      expect(on_sheet.board_m2_for_1000).toBeCloseTo(m2, 6);
    }
  });

  it('lays usual sizes where none are given, each part on sheets of its own', async () => {
    const [lid] = await ranked('becf-30101 --sheet 1000x700');
    expect(lid!.on_sheet.counts).toHaveLength(4);
    const { out, err } = await run('find becf-30101 --sheet 1000x700');
    expect(out).toContain(lid!.on_sheet.counts.join(' + '));
    expect(err).toContain('Counts are first answers');
  });

  it('refuses a sheet of which the margins leave nothing', async () => {
    const { code, err } = await run('find mailer --sheet 100x70 --margin 40');
    expect(code).toBe(1);
    expect(err).toContain('Margins and gripper leave nothing of the sheet');
  });
});
