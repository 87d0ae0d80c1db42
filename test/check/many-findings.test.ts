import { describe, expect, it } from 'vitest';
import { auditDrawing, checkDieline } from '../../src/index.ts';

const svg = (cuts: readonly string[], more = ''): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400mm" height="400mm" viewBox="0 0 400 400"><g fill="none">
<g id="cut" stroke="red">${cuts.map((d) => `<path d="${d}"/>`).join('')}</g>${more}</g></svg>`,
  );
const times = (n: number, path: (k: number) => string): string[] => Array.from({ length: n }, (_, k) => path(k));
const CARD = 'M0 0H300V300H0Z';

describe('crossing lines', () => {
  it('are one finding in a tangle', async () => {
    const lines = times(
      60,
      (k) => `M${(k * 97) % 380} ${(k * 61) % 390}L${(k * 41 + 200) % 390} ${(k * 29 + 170) % 380}`,
    );
    const { findings } = await auditDrawing(svg(lines));
    const crossings = findings.filter(({ kind }) => kind === 'crossing');
    expect(crossings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\d\d lines run across one another in \d+ places$/),
    ]);
  });

  it('are separate findings when unrelated', async () => {
    const { findings } = await auditDrawing(svg([CARD, 'M-5 50H305', 'M-5 250H305']));
    expect(findings.filter(({ kind }) => kind === 'crossing').map(({ text }) => text)).toEqual([
      'A cut runs across 2 cuts',
      'A cut runs across 2 cuts',
    ]);
  });
});

it('the first five findings of a kind are listed, and the others counted', async () => {
  const file = svg([CARD, ...times(60, (k) => `M320 ${5 * k}h40`)]);
  const { why, audit } = await checkDieline(file, { explain: false });
  expect(audit.findings).toHaveLength(60);
  expect(why).toHaveLength(6);
  expect(why[5]).toBe('And 55 more cuts that do not close an outline.');
  const { why: six } = await checkDieline(svg([CARD, ...times(6, (k) => `M320 ${5 * k}h40`)]), { explain: false });
  expect(six).toHaveLength(6);
  expect(six.join()).not.toContain('And');
});

it('the rounding error of a closed relative path is not a line', async () => {
  const { verdict, findings } = await auditDrawing(
    svg([CARD, 'm13.8681586,78.6819664h13.0210529v-9.7844264h-13.0210529v9.7844264z']),
  );
  expect({ verdict, findings }).toEqual({ verdict: 'sound', findings: [] });
});

it('cuts of an unknown name are those that enclose board', async () => {
  const file = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="99mm" viewBox="0 0 99 99"><g fill="none">
<path id="Stanze" stroke="black" d="M0 0H90V90H0Z"/><path id="Rille" stroke="black" d="M45 0V90"/></g></svg>`,
  );
  const { verdict, findings, facts } = await auditDrawing(file);
  expect([verdict, findings, facts.lengths]).toEqual(['sound', [], { cut: 360, crease: 90 }]);
});

it.each([
  ['Schnitt', 'Rillung'],
  ['SNIJDEN', 'RILLEN'],
  ['Découpe', 'Rainage'],
  ['Taglio', 'Cordonatura'],
  ['Taglio', 'Cordone'],
  ['Thru Cut', 'Thru Crease'],
  ['corte', 'hendido'],
  ['Cortes', 'Vincos'],
  ['Cięcie', 'Bigowanie'],
  ['D_xE9_coupe', 'Pli'],
  ['Řez', 'Rýha'],
  ['Skärning', 'Bigning'],
  ['Vágás', 'Bígelés'],
  ['Kesim', 'Katlama'],
  ['Резка', 'Биговка'],
  ['刀线', '压痕线'],
  ['カット', '折り線'],
  ['칼선', '오시'],
])('layers called %s and %s are cuts and creases', async (cut, crease) => {
  const file = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="99mm" viewBox="0 0 99 99"><g fill="none" stroke="black">
<path id="${cut}" d="M0 0H90V90H0Z"/><path id="${crease}" d="M45 0V90"/></g></svg>`,
  );
  const { verdict, facts } = await auditDrawing(file);
  expect(verdict).toBe('sound');
  expect(facts.lengths).toEqual({ cut: 360, crease: 90 });
});

describe('a line that overshoots its end is one finding', () => {
  const drawing = (cuts: readonly string[], crease: string): Uint8Array =>
    svg(cuts, `<path id="crease" stroke="lime" d="${crease}"/>`);
  it.each<[name: string, file: Uint8Array, said: string]>([
    ['a crease, at one end', drawing(['M0 0H90V90H0Z'], 'M0 40H90.3'), 'A crease runs 0.300 mm past a cut'],
    [
      'a crease, at both ends',
      drawing(['M0 0H90V90H0Z'], 'M-.3 40H90.3'),
      'Lines run past one another in 2 places, by up to 0.300 mm',
    ],
    ['a crease, by far', drawing(['M0 0H90V90H0Z'], 'M0 40H95'), 'A cut runs across a crease'],
    ['a slit', drawing(['M0 0H90V90H0Z', 'M45 39.7V70'], 'M0 40H90'), 'A cut runs 0.300 mm past a crease'],
    [
      'a side of the outline, at its corner',
      drawing(['M0 0H90.4M90 0V90H0V0'], 'M0 40H90'),
      'A cut runs 0.400 mm past a cut',
    ],
  ])('%s', async (_, file, said) => {
    const { findings } = await auditDrawing(file);
    expect(findings.map(({ text }) => text)).toEqual([said]);
  });
});

it('a drawing without cuts has only that finding', async () => {
  const { findings } = await auditDrawing(svg([], '<path id="crease" stroke="lime" d="M0 40H90M0 60H90"/>'));
  expect(findings.map(({ kind }) => kind)).toEqual(['nothing cut']);
});

it.each([
  [
    280,
    0.001,
    'cannot tell',
    'The drawing is 0.28 × 0.28 mm, too small for a blank. If its unit is wrong, set it: 1 mm for 280 × 280 mm, 10 mm for 2800 × 2800 mm.',
  ],
  [
    9,
    1,
    'cannot tell',
    'The drawing is 9 × 9 mm, too small for a blank. If its unit is wrong, set it: 10 mm for 90 × 90 mm, 25.4 mm for 228.6 × 228.6 mm.',
  ],
  [
    280,
    1000,
    'cannot tell',
    'The drawing is 280000 × 280000 mm, too large for a blank. If its unit is wrong, set it: 1 mm for 280 × 280 mm, 10 mm for 2800 × 2800 mm.',
  ],
  [280, 1, 'sound', undefined],
] as const)('a drawing of %d units of %d mm is %s', async (side, mm, verdict, sentence) => {
  const { verdict: found, why } = await checkDieline(svg([`M0 0H${side}V${side}H0Z`]), { mm, explain: false });
  expect({ found, first: why[0] }).toEqual({ found: verdict, first: sentence });
  const audit = await auditDrawing(svg([`M0 0H${side}V${side}H0Z`]), { mm });
  expect([audit.verdict, audit.findings.map(({ kind }) => kind)]).toEqual([
    verdict,
    sentence ? ['implausible size'] : [],
  ]);
});

describe('lines that were copied together', () => {
  const outline = 'M50 50H250V150H250V250H50V150Z';
  const creases = (x: number, y: number): string =>
    `<g id="crease" stroke="lime"><path d="M50 150H250M150 50V250"/><path d="M${50 + x} ${150 + y}H${250 + x}M${150 + x} ${50 + y}V${250 + y}"/></g>`;

  it.each([
    ['across', 0.2, 0.15],
    ['along some of them', 0.2, 0],
  ])('cuts and creases shifted %s are one finding', async (_, x, y) => {
    const copy = `M${50 + x} ${50 + y}h200v100v100h-200v-100z`;
    const { findings } = await auditDrawing(svg([outline, copy], creases(x, y)));
    expect(findings.map(({ kind }) => kind)).toEqual(['double line']);
  });

  it('with two shifts are two findings', async () => {
    const { findings } = await auditDrawing(
      svg(['M0 0H40V40H0Z', 'M0.2 0.1h40v40h-40z', 'M100 0H140V40H100Z', 'M100.1 0.2h40v40h-40z']),
    );
    expect(findings.map(({ kind }) => kind)).toEqual(['double line', 'double line']);
  });
});
