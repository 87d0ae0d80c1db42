import { describe, expect, it } from 'vitest';
import { languageFiles } from '../../fixtures/missing-words.ts';
import { inCentimetres, parseQuery, withoutSizes } from '../../src/engine/index.ts';
import { searchCards } from '../../src/studio/engine/find.ts';
import { fits } from '../../src/studio/engine/fits.ts';
import { formatArea, formatLineLength, formatWeight } from '../../src/studio/state/amounts.ts';
import { formatInUnit, formatUpInUnit, inFractions, parseLength } from '../../src/studio/state/lengths.ts';

const languages = languageFiles();
const { en: _, ...others } = languages;

const searchIds = (words: string, tag?: string): readonly string[] => searchCards(words, tag).ids;

describe('a search query', () => {
  it.each([
    ['mug 9 × 9 × 11 cm', { words: 'mug', sizes: [90, 90, 110] }],
    ['0427 300x200x80 b flute', { words: '0427', sizes: [300, 200, 80], material: 3 }],
    ['a box for a mug, 9 x 9 x 11 cm', { words: 'mug', sizes: [90, 90, 110] }],
    [
      '0427 in B flute, inside 300 x 200 x 80, DXF',
      { words: '0427', sizes: [300, 200, 80], material: 3, basis: 'inside' },
    ],
    ['mailer 30 x 20 x 8 cm außen', { words: 'mailer', sizes: [300, 200, 80], basis: 'outside' }],
    ['tray, window inside', { words: 'tray window inside' }],
    ['gift box 120 x 80 x 40', { words: 'gift box', sizes: [120, 80, 40] }],
    ['4in x 3 in x 20mm', { words: '', sizes: [101.6, 76.2, 20] }],
    ['9,5*4,25 cm pillow', { words: 'pillow', sizes: [95, 42.5] }],
    ['A20.20', { words: 'A20.20' }],
    ['becf-10101', { words: 'becf-10101' }],
    ['BC-flute case', { words: 'case', material: 7 }],
    ['0201 EB-Welle', { words: '0201', material: 4.6 }],
    ['0201 cannelure B', { words: '0201', material: 3 }],
    ['mailer 300 200 80', { words: 'mailer', sizes: [300, 200, 80] }],
    ['30 20 12 cm gift', { words: 'gift', sizes: [300, 200, 120] }],
    ['0427 300 200 80', { words: '0427', sizes: [300, 200, 80] }],
    ['1 2 3 bottom', { words: '1 2 3 bottom' }],
    ['马克杯 9×9×11厘米', { words: '马克杯', sizes: [90, 90, 110] }],
    ['マグカップ ９×９×１１センチ', { words: 'マグカップ', sizes: [90, 90, 110] }],
    ['９０ｘ９０ｘ１１０㎜のマグカップ', { words: 'のマグカップ', sizes: [90, 90, 110] }],
    ['ピロー　３½×２×１インチ', { words: 'ピロー', sizes: [88.9, 50.8, 25.4], unit: 'in' }],
    [
      '段ボール箱 300x200x100 Bフルート 内寸',
      { words: '段ボール箱', sizes: [300, 200, 100], material: 3, basis: 'inside' },
    ],
    ['karton 30x20x10 cm na zewnątrz', { words: 'karton', sizes: [300, 200, 100], basis: 'outside' }],
    ['0201 600x400x400 bc', { words: '0201', sizes: [600, 400, 400], material: 7 }],
    ['big box 300x200x80 b, tray', { words: 'big box tray', sizes: [300, 200, 80], material: 3 }],
    ['gift box 120 x 80 x 40 a4', { words: 'gift box a4', sizes: [120, 80, 40] }],
    ['ship 12 x 9 x 4 in', { words: 'ship', sizes: [304.8, 228.6, 101.6], unit: 'in' }],
    ['pillow 3 1/2 x 2-1/4 x 1/2 in', { words: 'pillow', sizes: [88.9, 57.15, 12.7], unit: 'in' }],
    ['pillow 3½ x 2¼x½ in', { words: 'pillow', sizes: [88.9, 57.15, 12.7], unit: 'in' }],
    ['1/0 x 9 x 11 cm', { words: '1/0 x', sizes: [90, 110] }],
    ['magic flute', { words: 'magic flute' }],
    ['mug 9x9x11 cm 16pt', { words: 'mug', sizes: [90, 90, 110], material: 0.41 }],
    ['soap 80x30x60 SBS 12pt', { words: 'soap', sizes: [80, 30, 60], material: 0.3 }],
    ['0201 300x200x100 32ECT', { words: '0201', sizes: [300, 200, 100], material: 4 }],
    ['0201 board=C 300x200x80', { words: '0201', sizes: [300, 200, 80], material: 4 }],
    ['0201 flute=BC', { words: '0201', material: 7 }],
    ['big box 300x200x80 a', { words: 'big box a', sizes: [300, 200, 80] }],
  ])('%s', (text, query) => expect(parseQuery(text)).toEqual(query));

  it('offers centimetres for sizes without a unit', () => {
    expect(inCentimetres('mug 9x9x11, white')).toBe('mug 9x9x11 cm, white');
    for (const text of ['mug', 'mug 9 x 9 x 11 mm', '9x9x11ミリの箱', '9x9x11cm', '4 x 4 in', 'becf-10101'])
      expect(inCentimetres(text)).toBeUndefined();
  });

  it.each([
    ['de', 'Schachtel für zwei Tassen', 'becf-10101'],
    ['de', 'Schuhkarton', 'becf-21b01'],
    ['de', 'Kissenverpackungen', 'becf-12105'],
    ['de', 'Teeschachtel', 'becf-10101'],
    ['de', 'Gesellschaftsspiel', 'becf-30101'],
    ['nl', 'bierdoosje', 'house-four-bottle-carrier'],
    ['de', 'Automatikboden', 'becf-11001'],
    ['fr', 'boite pour un savon', 'becf-10101'],
    ['es', 'caja para zapatos', 'becf-21b01'],
    ['nl', 'verzenddoos', 'becf-21d01'],
    ['tr', 'kupa kutusu', 'becf-10101'],
    ['tr', 'ŞARAP', 'house-wine-box'],
    ['zh', '马克杯的盒子', 'becf-10101'],
    ['pl', 'pudelko na kubki', 'becf-10101'],
    ['pl', 'pudełek fasonowych', 'becf-21701'],
    ['pl', 'sztywne pudełko z wiekiem uchylnym', 'becf-30206'],
    ['cs', 'krabicka na sperky', 'becf-3010a'],
    ['cs', 'klopovou krabici', 'becf-21d01'],
    ['cs', 'skládačka se zasouvacími klopami na téže straně', 'becf-10301'],
    ['pt', 'caixinhas para dois sapatos', 'becf-21b01'],
    ['pt', 'cartucho com fundo automatico', 'becf-11001'],
    ['ja', 'マグカップを入れる箱が欲しい', 'becf-10101'],
    ['ja', 'Tシャツの箱', 'becf-12401'],
    ['ja', 'ﾋﾟｻﾞ', 'becf-21711'],
    ['ja', 'はがき', 'becf-12406'],
    ['de', 'crash lock', 'becf-11001'],
    ['de', 'Muesli', 'becf-11d01'],
  ])('in %s: %s', (tag, text, id) => expect(searchIds(text, tag)[0]).toBe(id));

  it('a word has the meaning of the selected language', () => {
    expect(searchIds('pasta', 'tr')[0]).toBe('becf-11a0e');
    expect(searchIds('pasta', 'en')[0]).toBe('becf-11d01');
  });

  it('a compound that can be taken apart in very many ways is read at once', () => {
    const [joined, rest, manyWays] = ['用箱'.repeat(45), '龘', `${'sachet'.repeat(16)}qqq`];
    expect(searchCards(`${manyWays} `.repeat(20), 'en')).toMatchObject({ missing: Array(20).fill(manyWays) });
    expect(searchCards(joined, 'ja')).toMatchObject({ missing: [] });
    expect(searchCards(joined + rest, 'ja')).toMatchObject({ missing: [rest] });
    expect(searchCards(rest.repeat(5000), 'ja')).toMatchObject({ ids: [], missing: [rest.repeat(5000)] });
  });

  it('languages without spaces have known words among unknown ones', () => {
    expect(searchCards('ふしぎマグカップの箱', 'ja')).toMatchObject({
      missing: ['ふしぎ'],
      ids: searchIds('マグカップ', 'ja'),
    });
    expect(searchCards('子供の靴の箱', 'ja')).toMatchObject({ missing: ['子供'], ids: searchIds('靴', 'ja') });
    expect(searchCards('可爱的马克杯盒子', 'zh')).toMatchObject({ missing: ['可爱'], ids: searchIds('马克杯', 'zh') });
  });

  it('a word that nothing has is taken for another one of the selected language or of English', () => {
    expect(searchCards('haube', 'de')).toMatchObject({ missing: ['haube'], corrected: [] });
    expect(searchCards('krabce na dotr', 'cs').corrected.map(({ taken }) => taken)).toEqual(['krabice', 'dort']);
    expect(searchCards('mialer', 'ja').corrected).toEqual([{ given: 'mialer', taken: 'mailer' }]);
  });

  it.each(Object.entries(others))('every example search in %s leads to a box', (tag, { studio }) => {
    for (const text of studio['find.tries'].split('; ')) {
      const { ids, missing, corrected } = searchCards(parseQuery(text).words, tag);
      expect([text, ids.length > 0, missing, corrected]).toEqual([text, true, [], []]);
    }
  });

  it('can be stripped of its sizes', () => expect(withoutSizes('mug 9 × 9 × 11 cm tall')).toBe('mug tall'));

  it('contents lead to boxes for them', () => {
    expect(searchIds('a mug')[0]).toBe('becf-10101');
    expect(searchIds('a pair of earrings')[0]).toBe('becf-12105');
    expect(searchIds('a phone')[0]).toBe('becf-30101');
    expect(searchIds('six wine glasses')[0]).toBe('house-slotted-partitions');
    expect(searchIds('cookie')[0]).toBe('becf-12001');
    expect(searchIds('0427')[0]).toBe('becf-21701');
    expect(searchIds('crash lock').length).toBeGreaterThan(5);
    expect(searchIds('zzzz')).toEqual([]);
  });

  it('reports which boxes can be made in a size, and their number of pages', () => {
    const [tuck, case1, tag] = fits(['becf-10101', 'becf-21d01', 'becf-12701'], [90, 90, 110], 3);
    expect(tuck).toMatchObject({
      values: { length: 90, width: 90, height: 110 },
      pages: 4,
      flat: { width: 374.5, height: 318 },
    });
    expect(case1).toMatchObject({ values: { material: 3 }, flat: expect.anything() });
    expect(tag!.flat).toBeUndefined();
    expect(fits(['becf-10901'], [50, 90, 110])[0]).toMatchObject({ values: { length: 90, width: 50 } });
    expect(fits(['becf-10101'], [9000, 90, 110])[0]!.flat).toBeUndefined();
  });
});

describe('lengths', () => {
  it.each([
    ['60', 'mm', 60],
    ['60,5', 'mm', 60.5],
    ['10 cm', 'mm', 100],
    ['4in', 'mm', 101.6],
    ['3 1/2"', 'mm', 88.9],
    ['3 1/2', 'in', 88.9],
    ['3½ in', 'mm', 88.9],
    ['⅝"', 'mm', 15.875],
    ['9', 'cm', 90],
    ['', 'mm', undefined],
    ['wide', 'mm', undefined],
    ['45°', 'mm', undefined],
    ['1,000', 'mm', undefined],
  ] as const)('%s in %s', (text, unit, mm) => expect(parseLength(text, unit, 'en')).toBe(mm));

  it('can be typed as they are written', () => {
    for (const language of Object.keys(languages))
      for (const unit of ['mm', 'cm', 'in'] as const)
        expect(parseLength(formatInUnit(95.25, unit, language), unit, language)).toBe(95.25);
    expect(parseLength('1.000,5', 'mm', 'de')).toBeUndefined();
  });

  it('shows inches as fractions on wish, marks those that are rounded, and reads them again', () => {
    inFractions.value = true;
    try {
      const shown = (inches: number): string => formatInUnit(inches * 25.4, 'in', 'en');
      expect([3.5, 0.375, 4, 0, 0.03125, 2 + 31 / 32].map(shown)).toEqual([
        '3 1/2',
        '3/8',
        '4',
        '0',
        '1/32',
        '2 31/32',
      ]);
      expect([2.3622, 0.999].map(shown)).toEqual(['≈ 2 3/8', '≈ 1']);
      expect(formatInUnit(60, 'mm', 'en')).toBe('60');
      for (let parts = 0; parts < 400; parts++)
        expect(parseLength(shown(parts / 32), 'in', 'en')).toBeCloseTo((parts / 32) * 25.4, 5);
      expect(parseLength('≈ 2 3/8', 'in', 'en')).toBeCloseTo(60.325, 6);
    } finally {
      inFractions.value = false;
    }
  });

  it('are written in the style of each language', () => {
    expect(formatInUnit(1234.5, 'mm', 'de')).toBe('1234,5');
    expect(formatInUnit(1234.5, 'cm', 'en')).toBe('123.45');
    expect(formatInUnit(88.9, 'in', 'en')).toBe('3.5');
  });

  it('can be rounded up, for a size that has to hold something', () => {
    expect(formatUpInUnit(313, 'in', 'en')).toBe('12.323');
    expect(formatUpInUnit(312.99, 'in', 'de')).toBe('12,323');
    expect(formatUpInUnit(279.4, 'in', 'en')).toBe('11');
    expect(formatUpInUnit(313, 'mm', 'en')).toBe('313');
  });
});

describe('amounts', () => {
  it.each([
    [formatArea(65_580, 'mm', 'en'), '656 cm²'],
    [formatArea(65_580, 'cm', 'de'), '656 cm²'],
    [formatArea(65_580, 'in', 'de'), '101,6 in²'],
    [formatArea(25.4 ** 2, 'in', 'en'), '1 in²'],
    [formatWeight(9.55, 'mm', 'en'), '9.6 g'],
    [formatWeight(1250, 'cm', 'en'), '1.25 kg'],
    [formatWeight(19.4, 'in', 'en'), '0.68 oz'],
    [formatWeight(453.592_37, 'in', 'en'), '1 lb'],
    [formatLineLength(2612, 'mm', 'de'), '2,61 m'],
    [formatLineLength(2612, 'in', 'en'), '102.8 in'],
  ])('%s', (formatted, expected) => expect(formatted).toBe(expected));
});
