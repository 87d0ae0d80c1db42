import { describe, expect, it } from 'vitest';
import { auditDrawing, catalogue, checkDieline, drawOne, type LineKind, readDrawing } from '../../src/index.ts';
import { foreignFile, type Looked } from '../support/foreign-files.ts';
import { inTurn, someOf } from '../support/turns.ts';

/** Colours of cuts and creases that makers use. */
const PAIRS: readonly (readonly [cut: string, crease: string])[] = [
  ['#ff0000', '#0000ff'],
  ['#0000ff', '#ff0000'],
  ['#000000', '#ff0000'],
  ['#231f20', '#ec008c'],
  ['#ed1c24', '#00aeef'],
  ['#00a651', '#ed1c24'],
  ['#ff0000', '#00ff00'],
  ['#00ff00', '#ff0000'],
  ['#ff00ff', '#00ffff'],
  ['#00ffff', '#ff00ff'],
  ['#0000ff', '#00ff00'],
  ['#ffa500', '#800080'],
  ['#808080', '#c0c0c0'],
];

const linesOf = (id: string) => drawOne(catalogue, id, {}).drawing.dieline.lines;

/** One template of each sort, with cuts and creases and nothing else. */
const IDS = catalogue.entries
  .map(({ id }) => id)
  .filter((_, k) => k % 29 === 0)
  .filter((id) => {
    const kinds = new Set(linesOf(id).map(({ line }) => line));
    return kinds.size === 2 && kinds.has('cut') && kinds.has('crease');
  });

const sum = (lengths: Readonly<Partial<Record<string, number>>>, kind: LineKind): number => lengths[kind] ?? 0;

describe('any two colours tell cuts from creases, by the geometry', () => {
  it('and there are many templates', () => expect(IDS.length).toBeGreaterThan(20));

  it.each(someOf(IDS, 2, 6).map((id) => [id] as const))('of %s', async (id) => {
    const lines = linesOf(id);
    const own = (await auditDrawing(Buffer.from(drawOne(catalogue, id, {}).dxf()))).facts;
    for (const [k, [cut, crease]] of PAIRS.entries()) {
      if (!inTurn(k, 3)) continue;
      for (const [format, write] of Object.entries(foreignFile)) {
        const file = write(lines.map(({ line, curve }): Looked => ({ curve, colour: line === 'cut' ? cut : crease })));
        const { verdict, facts } = await auditDrawing(file);
        const context = { format, cut, crease };
        expect({ context, verdict, pieces: facts.pieces, kinds: Object.keys(facts.lengths).sort() }).toEqual({
          ...{ context, verdict: 'sound', pieces: own.pieces, kinds: ['crease', 'cut'] },
        });
        for (const kind of ['cut', 'crease'] as const)
          expect(Math.abs(sum(facts.lengths, kind) / sum(own.lengths, kind) - 1)).toBeLessThan(1e-3);
      }
    }
  });

  it.each(someOf(IDS, 1, 8).map((id) => [id] as const))('or dashes of one colour, of %s', async (id) => {
    const lines = linesOf(id).map(
      ({ line, curve }): Looked => ({ curve, colour: '#000000', dashed: line === 'crease' }),
    );
    for (const write of Object.values(foreignFile)) {
      const { verdict, types } = await checkDieline(write(lines), { explain: false });
      expect(verdict).toBe('sound');
      expect(types.join('\n')).toMatch(/\(dashed, #000000\), [\d.]+ mm: read as crease, because they divide the board/);
    }
  });

  it('and the box is recognised', async () => {
    const box = linesOf('becf-10701');
    const file = foreignFile.pdf(
      box.map(({ line, curve }) => ({ curve, colour: line === 'cut' ? '#0000ff' : '#ff0000' })),
    );
    const { verdict, recognised } = await checkDieline(file);
    expect([verdict, recognised?.differences]).toEqual(['sound', 0]);
  });
});

/** A page of 400 × 300 mm with paths. */
const svg = (inside: string): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400mm" height="300mm" viewBox="0 0 400 300"><g fill="none">${inside}</g></svg>`,
  );
const path = (stroke: string, d: string, more = ''): string => `<path stroke="${stroke}" d="${d}" ${more}/>`;
const OUTLINE = 'M50 50H170V130H50Z';

const typesOf = async (inside: string): Promise<[verdict: string, ...types: string[]]> => {
  const { verdict, types, audit } = await checkDieline(svg(inside), { explain: false });
  const guesses = audit.findings.flatMap(({ kind, text }) => (kind === 'unknown line' ? [text] : []));
  return [verdict, ...[...types, ...guesses].map((one) => one.replace(/^.*? lines? /, ''))];
};

describe('a class of lines is', () => {
  it('a cut with all its parts, whatever groups a program put them in', async () => {
    const parts = [20, 100, 180].map((x, k) => `<g id="p-${k}">${path('#123456', `M${x} 20h60v50h-60z`)}</g>`);
    const { verdict, audit } = await checkDieline(
      svg(parts.join('') + path('#123456', 'M40 40a5 5 0 0 0 10 0a5 5 0 0 0 -10 0z')),
    );
    expect([verdict, audit.facts.pieces, audit.facts.holes]).toEqual(['sound', 3, 1]);
  });

  it('dimensions beside the board, though they touch it', async () => {
    const dimension = 'M50 132V145M170 132V145M50 140H170M50 140l4 -1M50 140l4 1M170 140l-4 -1M170 140l-4 1';
    for (const d of [dimension, dimension.replaceAll('132', '130')])
      expect(await typesOf(path('#000', OUTLINE) + path('#0000ff', 'M90 50V130') + path('#ff0000', d))).toEqual([
        'sound',
        '(#000000), 400.0 mm: read as cut, because they enclose board.',
        '(#0000ff), 80.0 mm: read as crease, because they divide the board.',
        expect.stringMatching(/^\(#ff0000\), .*: read as dimensions, because they lie outside of the board\.$/),
      ]);
  });

  it('bleed outside of the cut, never inside', async () => {
    const cyan = (d: string): string => path('#00ffff', d);
    const [box, fold] = [path('#ff0000', OUTLINE), path('#0000ff', 'M90 50V130')];
    expect((await typesOf(box + fold + cyan('M47 47H173V133H47Z'))).at(-1)).toContain('read as bleed');
    expect((await typesOf(box + cyan('M90 50V130'))).at(-1)).toContain('read as crease');
  });

  it('a crease that ends a little short of the cuts', async () => {
    expect((await typesOf(path('#000', OUTLINE) + path('#f0f', 'M90 51.5V128.5'))).slice(-1)).toEqual([
      '(#ff00ff), 77.0 mm: read as crease, because they divide the board.',
    ]);
  });

  it('a frame around the drawing', async () => {
    const types = await typesOf(
      path('#000', 'M5 5H395V295H5Z') + path('#ff0000', OUTLINE) + path('#0000ff', 'M90 50V130'),
    );
    expect(types).toContain('(#000000), 1360.0 mm: read as legend, because they frame the drawing.');
  });

  it('told beside a crease of a known name, or guessed where a name may be missing by mistake', async () => {
    const named = (id: string, d: string): string => `<g id="${id}">${path('#000', d)}</g>`;
    const known = named('Schneiden', OUTLINE);
    expect((await typesOf(known + named('Knickung', 'M90 50V130'))).slice(0, 2)).toEqual([
      'sound',
      '(named Knickung, #000000), 80.0 mm: read as crease, because they divide the board.',
    ]);
    expect((await typesOf(known + named('Rillen', 'M70 50V130') + named('Knickung', 'M90 50V130')))[0]).toBe(
      'cannot tell',
    );
    const scored = await checkDieline(svg(known + named('Rillen', 'M70 50V130') + named('Ritzen', 'M90 50V130')), {
      explain: false,
    });
    expect([scored.verdict, scored.audit.facts.lengths['half-cut']]).toEqual(['sound', 80]);
  });

  it('what the map of kinds says', async () => {
    const { audit, types } = await checkDieline(svg(path('#000', OUTLINE) + path('#00f', 'M90 50V130')), {
      ...{ explain: false, kinds: { '#0000ff': 'perforation' } },
    });
    expect([audit.facts.lengths.perforation, types]).toEqual([80, [expect.stringContaining('read as cut')]]);
  });

  it('unknown where cuts and creases look the same, and is measured all the same', async () => {
    const { verdict, audit, fixes } = await checkDieline(
      svg(path('#000', `${OUTLINE}M70 50V130M90 50V130M110 50V130`)),
      { explain: false },
    );
    expect([verdict, fixes]).toEqual(['cannot tell', [{ kinds: { '#000000': 'cut' } }]]);
    expect(audit.facts).toMatchObject({ width: 120, height: 80, lengths: { cut: 640 } });
  });
});

describe('without known types', () => {
  it('lines drawn twice are told', async () => {
    const { verdict, audit } = await checkDieline(svg(path('#444', OUTLINE) + path('#444', OUTLINE)), {
      explain: false,
    });
    expect([verdict, audit.findings[0]?.kind, audit.facts.lengths.cut]).toEqual(['not sound', 'duplicate', 400]);
  });

  it('a file without lines is nothing to check', async () => {
    const { verdict, why } = await checkDieline(svg('<rect fill="#f00" x="9" y="9" width="50" height="40"/>'));
    expect([verdict, why]).toEqual(['cannot tell', ['Nothing to check: the drawing has no lines.']]);
  });

  it('types also reach the graph of a drawing that was read', async () => {
    const { dieline } = await readDrawing(svg(path('#000', OUTLINE) + path('#f00', 'M90 50V130')));
    expect(dieline.lines.map(({ line }) => line)).toEqual(['cut', 'cut', 'cut', 'cut', 'crease']);
  });
});

it.each([2000, 8000])('%i cuts beside one another are refused before their pairs are made', async (count) => {
  const lines = Array.from(
    { length: count },
    (_, k): Looked => ({ colour: '#000000', curve: { kind: 'line', from: [0, k / 900], to: [800, k / 900] } }),
  );
  await expect(checkDieline(foreignFile.dxf(lines))).rejects.toThrow(
    'More than 200,000 pairs of lines lie within 0.3 mm of one another: delete the copies.',
  );
});

describe('what a drawing may be', () => {
  it.each([
    [91, 57],
    [300, 40],
  ])('a rectangle of %d × %d mm is a rectangle, of no board', async (width, height) => {
    const { recognised } = await checkDieline(svg(path('#123456', `M20 20h${width}v${height}h-${width}z`)));
    expect(recognised!.sentence).toMatch(new RegExp(`^A rectangle of ${width} × ${height} mm: it may be [\\w-]+ \\(`));
    expect(recognised!.sentence).not.toMatch(/material|board/);
  });

  it('names a board only where the lines show it', async () => {
    const said = async (id: string, material: number) =>
      (await checkDieline(Buffer.from(drawOne(catalogue, id, { material }).dxf()))).recognised!.sentence;
    expect(await said('becf-10101', 0.7)).toContain('material 0.7');
    expect(await said('becf-12701', 0.9)).toMatch(/, in any board/);
  });

  it('is measured in the unit that makes it that', async () => {
    const file = drawOne(catalogue, 'becf-10101', {}).dxf();
    const inMetres = file.replace(/(\$INSUNITS\s+70\s+)4/, '$16');
    expect(inMetres).not.toBe(file);
    const [{ audit }, own] = [await checkDieline(Buffer.from(inMetres)), await auditDrawing(Buffer.from(file))];
    expect(audit.facts.width).toBeCloseTo(own.facts.width, 3);
    expect(audit.facts.area).toBeCloseTo(own.facts.area, 1);
  });
});
