import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as boxwright from '../../src/index.ts';
import { group } from '../../src/template/index.ts';
import { boxwrightCommand as cli } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

describe('a wrong command gets a message with what works', () => {
  it.each([
    ['dieline', '<template> is missing. Try: boxwright dieline becf-10101 length=60 width=25 height=100 --out box.svg'],
    ['mockup becf-10101', '--out is missing. Try: boxwright mockup becf-10101 length=60'],
    ['backup --out', '--out needs a value. Try: boxwright backup --out backup.db'],
    ['dielin becf-10101', 'Unknown command dielin. Did you mean dieline?'],
    ['help dielin', 'Unknown command dielin. Did you mean dieline? boxwright --help lists all.'],
    ['dieline becf-10101 --outt box.svg', 'Unknown option --outt. Did you mean --out?'],
    ['DIELINE becf-10101', 'Unknown command DIELINE. Did you mean dieline?'],
    ['keys ad', 'Unknown command ad. Did you mean add?'],
    [
      'template reverse tuck',
      '"tuck" is not a name and a value. Write name=value without spaces, for example length=60, or sizes as 60x25x100; put a name of several words in quotes.',
    ],
    ['template becf-10101 length=1', 'length is 1 mm, below its minimum of 20 mm; 20 mm works.'],
    ['groups extra', 'groups takes no argument; 1 was given.'],
    ['dieline becf-10101 --format ai', '--format cannot be "ai". Choose from svg, dxf, pdf'],
    ['dieline becf-10101 --out a.svg --out b.svg', '--out was given twice (a.svg).'],
    ['nest becf-10101 --sheet B1 --sheet B2', '--sheet was given twice. Give it once.\n'],
    ['dieline becf-10101 --dimensions inside --dimensions inside', '--dimensions was given twice. Give it once.\n'],
    ['keys add dielines --data a --data b', '--data was given twice. Give it once.\n'],
    ['template becf-10101 --unit cm', '--unit cannot be "cm". Choose one of: mm, in.'],
    [
      'keys add',
      '<kind> is missing. Try: boxwright keys add dimensions --data /var/lib/boxwright\n(boxwright keys add --h',
    ],
    ['keys revoke', '<id> is missing. Try: boxwright keys revoke 1a2b3c4d\n(boxwright keys revoke --help shows'],
    ['keys add boxes', 'kind cannot be "boxes". Choose one of: dielines, dimensions.'],
    ['serve --port 99999', '--port cannot be "99999". Write a whole number up to 65535, for example 3001.'],
    ['templates --group cartons', 'Unknown group cartons. Did you mean cartons_'],
    ['check a.dxf --tolerance -1', '--tolerance cannot be "-1". Write a number above 0, for example 0.05.'],
    ['check a.dxf --kind 0=knife', '--kind cannot be "0=knife". Write name=kind, for example \'#808080=crease\'.'],
    ['check a.dxf --live', '--live needs the address of the service. Add --url, for example --url https://'],
    [
      'dieline tuck end',
      '"end" is not a name and a value. Write name=value without spaces, for example length=60, or sizes as 60x25x100; put a name',
    ],
    [
      'dieline becf-10101 window_width=30',
      'becf-10101 has window_width only with window=front, front_top or front_bottom.',
    ],
    ['dieline becf-10101,flap=round', 'flap cannot be "round". Choose one of: uni_tuck_flap, '],
    ['dieline becf-10101,flapp=x', 'becf-10101 has no choice "flapp". Choose one of: flap, '],
    ['dieline becf-10101 length=1', 'length is 1 mm, below its minimum of 20 mm; 20 mm works.\nTry: length=20'],
    ['dieline becf-10101 unit=cm', 'unit cannot be "cm". Choose mm or in; a length may have a unit of its own'],
    ['--out x.svg dieline becf-10101', '--out must follow the command name. Write: boxwright dieline … --out …'],
    ['dieline becf-10101 --length 60', 'Unknown option --length. A variable is written without dashes: length=60.'],
    ['groups --length 60', 'Unknown option --length.\n'],
    ['dieline becf-10101 length==60', 'length cannot be "=60". Write a number such as 60, 60.5, 6cm or 2 1/2in.'],
    ['dieline becf-10101 length:60', '"length:60" is not a name and a value. Write length=60.'],
    ['dieline length=60 becf-10101', '"becf-10101" is not a name and a value. The template comes before the values.'],
    ['check box.dxf becf-10101', '"becf-10101" is not a name and a value. Write --template becf-10101.'],
    ['dieline becf-10101 length = 60', '"length" is not a name and a value. Write name=value without spaces'],
    ['dieline becf-10101 Le=60', 'becf-10101 has no variable or choice "le". Did you mean length?'],
    ['dieline becf-10101 60x25x100 width=3', 'width is given twice: 25 and 3. Give it once.'],
    [
      'dieline becf-10101 60x',
      '"60x" is not a name and a value. Write name=value without spaces, for example length=60, or',
    ],
    ['dieline becf-10101 --unit in', 'Unknown option --unit. A variable is written without dashes: unit=….'],
    [
      'dieline becf-10101 --glue-flap 13',
      'Unknown option --glue-flap. A variable is written without dashes: glue_flap=….',
    ],
    ['parts becf-10101 --out x.svg', 'Unknown option --out.\n'],
    ['dieline becf-10101 length=6feet', 'length cannot be "6feet". Write a number such as'],
    ['dieline becf-10101 length=-5', 'length is -5 mm, below its minimum of 20 mm; 20 mm works.'],
    ['dieline becf-10101 length=Infinity', 'length cannot be "Infinity". Write a number such as'],
    ['dieline becf-10101 unit=mm unit=in', 'unit is given twice: mm and in. Give it once.'],
    [
      'dieline becf-10101 foo=1',
      'becf-10101 has no variable or choice "foo". It has length, width, height, material, glue_flap, top_tuck_flap, dust_flap, bottom_tuck_flap, flap, tuck, thumb_cut, postal_lock,',
    ],
    ['dieline becf-10101 __proto__=1', 'becf-10101 has no variable or choice "__proto__". It has length'],
    ['dieline becf-10101 constructor=1', 'becf-10101 has no variable or choice "constructor". It has length'],
    ['dieline becf-10101,flap', '"flap" is not a choice and its value. Write becf-10101,name=value; boxwright choices'],
    ['dieline becf-10101,', '"" is not a choice and its value.'],
    ['dieline becf_10101', 'No template matches "becf_10101". Did you mean becf-10101?'],
    ['dieline -- becf-10101 --out', '"--out" is not a name and a value.'],
    ['dieline becf-10101 --format dxf --out - --tiles A4', '--tiles writes a PDF.'],
    ['dieline becf-10101 --tiles A5', '--tiles cannot be "A5". Choose from A4, A3, letter.'],
    [
      'dieline becf-10101 --tiles A4 --artwork-template',
      '--artwork-template and --tiles contradict each other. Leave one of them out.',
    ],
    ['dieline becf-10101 --dimensions in', '--dimensions cannot be "in". Choose one of: '],
    ['nest becf-10101 --sheet 0x0', 'Unknown sheet "0x0". Write width x height in mm (1000x700)'],
    ['nest becf-10101 --sheet B1 --gutter NaN', '--gutter cannot be "NaN". It must be a number from 0 up.'],
    ['nest becf-10101 --sheet B1 --price-per-m2 3mm', '--price-per-m2 cannot be "3mm". It must be a number from 0 up.'],
    ['nest a=becf-10101 a=becf-10901 --sheet B1', 'Two boxes are called "a". Give each a name of its own.'],
    ['backup --out -', '--out cannot be "-". It must name a file.'],
    ['batch list.jsonl --out dies --results -', '--results cannot be "-". It must name a file.'],
    ['check list.jsonl --live --results -', '--results cannot be "-". It must name a file.'],
    ['calibrate --live --url http://127.0.0.1 --out -', '--out cannot be "-". It must name a file.'],
    ['calibrate --live --url http://127.0.0.1 --rate 0', '--rate cannot be "0". Write a number above 0'],
    ['check a.dxf --mm x', '--mm cannot be "x". Write a number above 0, for example 0.5.'],
    ['check a.dxf --mm 3mm', '--mm cannot be "3mm". Write a number above 0'],
    ['check a.dxf --kind a=cut --kind a=crease', '--kind cannot be "a=crease". a is given twice. Give it once.'],
    ['check a.dxf --kind a=CUT --mm 25,4 --sheet B1', '--sheet and --gutter are for --layout.'],
    ['nest becf-0 --layout Straight-0 --sheet b1', 'No template matches "becf-0".'],
    ['mockup becf-0 --substrate White_SBS --out x.png', 'No template matches "becf-0".'],
    ['check a.dxf --url http://127.0.0.1', '--url and --results are for --live.'],
    ['mcp --folder no-folder', 'The folder no-folder does not exist. Create it, or name another one.'],
    ['calibrate --live', '--live and --url belong together: --live --url https://service.example/v1.'],
    ['calibrate', 'calibrate needs drawings of the service, or --live to read from a service with your key.'],
    ['keys list --data no-folder', 'The folder no-folder does not exist. Name the folder of the records with --data'],
    ['keys revoke a --data no-folder', 'The folder no-folder does not exist.'],
  ])('%s', async (line, message) => {
    const { code, out, err } = await cli(line);
    expect([code === 1 || code === 2, out]).toEqual([true, '']);
    expect(err.startsWith(`boxwright: ${message}`), err).toBe(true);
  });

  it('names its help, and prints JSON with --json', async () => {
    expect((await cli('dieline becf-10101 --formt svg')).err).toContain(
      '(boxwright dieline --help shows what is possible)',
    );
    const { code, err } = await cli('dieline --json');
    expect([code, JSON.parse(err)]).toEqual([2, { message: expect.stringMatching(/^<template> is missing\. Try: /) }]);
  });

  it('shows the help of a command within a command', async () => {
    const { code, out } = await cli('help keys add');
    expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: boxwright keys add [options] <kind>']);
    expect(out).toBe((await cli('keys add --help')).out);
  });

  it.each([
    ['a file for a folder', 'batch FILE --out FILE', 'FILE cannot be used: a file of that name is there.'],
    [
      'results in a missing folder',
      'batch FILE --out FOLDER --results FOLDER/no/r',
      'the folder FOLDER/no does not exist.',
    ],
    ['a file for the folder of the studio', 'studio --out FILE', 'FILE cannot be used: a file of that name is there.'],
    ['a file above the folder of the studio', 'studio --out FILE/under/it', 'a parent of the path is not a directory.'],
    ['a file for a parent', 'dieline becf-10101 --out FILE/box.svg', 'a parent of the path is not a directory.'],
    ['a folder that is not writable', 'dieline becf-10101 --out /proc/box.svg', 'the folder /proc is not writable.'],
    ['a name that is too long', `dieline becf-10101 --out FOLDER/${'n'.repeat(300)}.svg`, 'the name is too long.'],
    ['a folder to check', 'check FOLDER', 'FOLDER cannot be read: it is a folder without a file that ends in svg'],
    ['rules that are none', 'dieline becf-10101 --id-rules FILE', 'Not a rule file: its type is not'],
  ])('about files, which stay unchanged: %s', async (_, line, message) => {
    const folder = newFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '{}');
    const named = (text: string): string => text.replaceAll('FILE', file).replaceAll('FOLDER', folder);
    const { code, err } = await cli(named(line));
    expect([code > 0, err]).toEqual([true, expect.stringMatching(/^boxwright: [^\n]+\n$/)]);
    expect(err).toContain(named(message));
    expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], '{}']);
  });

  it('very long text is shortened', async () => {
    for (const line of [`dieline ${'x'.repeat(5000)}`, `dieline becf-10101 length=${'9'.repeat(400)}`]) {
      const { err } = await cli(line);
      expect([err.length < 300, err.includes('…'), err.includes('Infinity')]).toEqual([true, true, false]);
    }
  });

  it('proposes no number out of a longer one, or of another unit', async () => {
    for (const text of ['1e400', '0x3c', '6dm', '60 pt', '6feet', "6'", '1/0in', '3 1/2 1in', '1 ½ ½in'])
      expect((await cli('dieline becf-10101', [`length=${text}`])).err).toMatch(
        /^boxwright: length cannot be [^\n]+\n$/,
      );
  });

  it('offers boards for a weight without one', async () => {
    expect((await cli('dieline becf-10101', ['material=350 g'])).err).toMatch(
      /^boxwright: material cannot be "350 g"\. Give a thickness in mm, or a board: .*"GC1 350"\.\n$/,
    );
  });
});

describe('a wrong call gets a message with what works', () => {
  // Calls as in JavaScript, without types.
  // biome-ignore lint/suspicious/noExplicitAny: the compiler refuses these calls
  const js = boxwright as any;
  const { drawing, dxf, file } = boxwright.dieline('becf-10101');
  const sheet = { width: 1000, height: 700 };

  it.each<[string, () => unknown, string]>([
    ['an id that is close', () => js.dieline('becf-1010l'), 'Did you mean becf-10101'],
    ['no id', () => js.dieline(undefined), 'The template must be an id such as becf-10101, but is undefined.'],
    ['a number for an id', () => js.dieline(5), 'The template must be an id such as becf-10101, but is 5.'],
    [
      'no values',
      () => js.dieline('becf-10101', null),
      'The values must be an object such as { length: 60 }, but are null.',
    ],
    ['a Map', () => js.dieline('becf-10101', new Map([['length', 60]])), 'but are a list.'],
    ['a list of values', () => js.dieline('becf-10101', [60, 25, 100]), 'The values must be an object such as'],
    ['a misspelt name', () => js.dieline('becf-10101', { lenght: 60 }), 'Did you mean length?'],
    ['text for a number', () => js.dieline('becf-10101', { length: '6cm' }), '100 mm works'],
    ['NaN', () => js.dieline('becf-10101', { length: Number.NaN }), '100 mm works'],
    ['a choice that is not offered', () => js.dieline('becf-10101', { flap: 'x' }), 'Choose one of: uni_tuck_flap'],
    ['a variable of another choice', () => js.dieline('becf-10101', { window_width: 30 }), 'only with window=front'],
    ['a format', () => file('ai' as 'svg'), 'Unknown format "ai". Choose one of: svg, dxf, pdf'],
    ['a group', () => group('boxes'), 'Unknown group "boxes". groups lists all, for example cartons_tuck_end_boxes.'],
    ['a sheet', () => js.parseSheet('big'), 'Write width x height in mm (1000x700)'],
    [
      'a layout',
      () => js.nest(drawing, sheet, { layouts: ['straight'] }),
      'Unknown layout "straight". Choose from: straight-box-0',
    ],
    [
      'a box for its drawing',
      () => js.nest({ drawing }, sheet),
      "Pass a drawing, for example dieline('becf-10101').drawing.",
    ],
    ['no sheet', () => js.nest(drawing), 'Pass a sheet, for example { width: 1000, height: 700 }.'],
    ['a grain', () => js.nest(drawing, sheet, { grain: 'x' }), 'Unknown grain "x". Choose one of: keep, free.'],
    [
      'a grain of the sheet',
      () => js.nest(drawing, sheet, { sheetGrain: 'z' }),
      'Unknown sheetGrain "z". Choose one of: x, y.',
    ],
    ['a gutter', () => js.nest(drawing, sheet, { gutter: -1 }), 'for example 3'],
    ['a substrate', () => js.mockup('becf-10101', {}, { substrate: 'paper' }), 'Unknown substrate'],
    ['artwork', () => js.mockup('becf-10101', {}, { artwork: Buffer.from('x') }), 'not a PNG, JPEG, SVG or PDF'],
    [
      'a path for a file',
      () => js.checkDieline('box.dxf'),
      'Pass the bytes of the file as a Uint8Array, for example await readFile',
    ],
    [
      'a file of text',
      () => js.checkDieline(Buffer.from('hello')),
      'The file is not a DXF, SVG, PDF, CF2, LightBurn project or HPGL',
    ],
    [
      'an unknown template',
      () => js.checkDieline(Buffer.from(dxf()), { template: 'nope' }),
      'There is no template nope',
    ],
    [
      'a code of several for an id',
      () => js.dieline('0215'),
      'There is no template 0215. It is a code: give its id, becf-20901, becf-20a01 or becf-20a0d.',
    ],
    ['no place', () => js.serve({}), "Name a folder, { data: 'boxwright-data' }"],
    ['an empty place', () => js.openRecords({}), "Name a folder, { data: 'boxwright-data' }"],
    ['no address', () => js.remoteApi({}), 'baseUrl is undefined; give an address such as https://service.example/v1.'],
    ['records that are not there', () => js.backUp(newFolder(), 'x.db'), 'Name the folder of the records'],
  ])('%s', async (_, call, message) => {
    const error = await Promise.resolve()
      .then(call)
      .then(
        () => undefined,
        (reason: unknown) => reason,
      );
    const text = error instanceof boxwright.ApiError ? boxwright.errorText(error) : String((error as Error)?.message);
    expect(text).toContain(message);
  });
});
