import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ReadOptions, readDrawing } from '../../src/formats/reading/index.ts';
import { checkDieline } from '../../src/index.ts';
import { pdfOf } from './pdf-of.ts';

const svg = (inside: string, root = 'width="200mm" height="100mm" viewBox="0 0 200 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

const RED = 'stroke="#f00" fill="none"';
const box = (look: string, at = 'x="0" y="0"'): string => `<rect ${look} ${at} width="80" height="40"/>`;
const hole = (look: string): string => `<rect ${look} x="5" y="5" width="8" height="8"/>`;

const audit = async (file: string | Uint8Array, options: ReadOptions = {}) => {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const { audit: found, reading } = await checkDieline(bytes, { ...options, explain: false });
  return { ...found, notes: reading.notes };
};

describe('what a viewer of SVG shows is what is cut', () => {
  const square = '<rect stroke="red" fill="none" x="5" y="8" width="10" height="4"/>';
  const root = (how: string): string => `width="200mm" height="60mm" viewBox="0 0 20 20" preserveAspectRatio="${how}"`;
  it.each([
    ['a root that is stretched', svg(square, root('none')), 100 * 12],
    ['a root that fills its size', svg(square, root('xMidYMid slice')), 100 * 40],
    ['a root that fits its size', svg(square, root('xMidYMid meet')), 30 * 12],
    ['currentColor', svg(`<g color="red" stroke="currentColor" fill="none">${box('')}</g>`), 3200],
    [
      'a variable of the root',
      svg(`<style>:root{--Cut:red;--cut:none}</style>${box('stroke="var(--Cut)" fill="none"')}`),
      3200,
    ],
    ['a variable of a variable', svg(`<g style="--a:var(--b);--b:red">${box('style="stroke:var(--a)"')}</g>`), 3200],
    ['what stands in for a variable', svg(box('stroke="var(--none, var(--more, red))" fill="none"')), 3200],
    [
      'no variable of itself',
      svg(`${box(RED)}<g style="--a:var(--b);--b:var(--a)">${hole('stroke="var(--a)"')}</g>`),
      3200,
    ],
    [
      'no variable that multiplies',
      svg(
        `<style>:root{--l0:red;${Array.from({ length: 40 }, (_, k) => `--l${k + 1}:var(--l${k}) var(--l${k})`).join(';')}}</style>${box(RED)}${hole('stroke="var(--l40)" fill="none"')}`,
      ),
      3200,
    ],
    ['no opacity', svg(box(RED) + hole(`${RED} opacity="0"`)), 3200],
    ['a stroke without opacity', svg(box(RED) + hole(`${RED} stroke-opacity="0"`)), 3200],
    ['a stroke without width', svg(box(RED) + hole(`${RED} style="stroke-width:0"`)), 3200],
    ['a transparent stroke', svg(box(RED) + hole('stroke="transparent" fill="none"')), 3200],
    ['nothing in a group that is not displayed', svg(`${box(RED)}<g display="none">${hole(RED)}</g>`), 3200],
    [
      'what is visible in a hidden group',
      svg(`${box(RED)}<g visibility="hidden"><g visibility="visible">${hole(RED)}</g></g>`),
      3200 - 64,
    ],
    ['a transform in a style', svg(`<g style="transform:scale(.5) translateX(4px)">${box(RED)}</g>`), 800],
    ['a transform in a style sheet', svg(`<style>.t{transform:scaleY(.5)}</style><g class="t">${box(RED)}</g>`), 1600],
    ['a transform without spaces', svg(`<g transform="translate(10-20)matrix(.5-0 0 1-.5.5)">${box(RED)}</g>`), 1600],
    ['an !important rule', svg(`<style>.c{stroke:red!important}</style>${box('class="c" style="stroke:#0f0"')}`), 3200],
    [
      'a rule for children and descendants',
      svg(`<style>.o>g rect{stroke:red} .o>rect{stroke:none}</style><g class="o"><g>${box('fill="none"')}</g></g>`),
      3200,
    ],
    ['a size in the style of the root', svg(square, 'style="width:20cm;height:20cm" viewBox="0 0 20 20"'), 4000],
    [
      'a size of the root in a style sheet, before its attributes',
      svg(`<style>svg{width:40mm;height:40mm}</style>${square}`, 'width="20mm" height="20mm" viewBox="0 0 20 20"'),
      160,
    ],
    [
      'a share of the page is no size',
      svg(square, 'style="width:100%;height:auto" width="40mm" height="40mm" viewBox="0 0 20 20"'),
      160,
    ],
    [
      'sizes of a shape in its style',
      svg(`<rect ${RED} style="x:5px;width:80px;height:40px" width="1" height="1"/>`),
      3200,
    ],
    [
      'sizes of a shape in a style sheet',
      svg(`<style>.c{cx:50px;cy:50px;r:10px}</style><circle class="c" ${RED}/>`),
      100 * Math.PI,
    ],
    [
      'an attribute where a style has no unit',
      svg(`<circle style="r:5" cx="50" cy="50" r="10" ${RED}/>`),
      100 * Math.PI,
    ],
    ['one case of a switch', svg(`<switch><g systemLanguage="de">${box(RED)}</g><g>${box(RED)}</g></switch>`), 3200],
  ])('%s', async (_, file, area) => {
    const { verdict, facts } = await audit(file);
    expect(facts.area).toBeCloseTo(area, 6);
    expect(verdict).toBe('sound');
  });

  it('short curves in a row are not beside one another', async () => {
    const at = (k: number, r = 1): string => [k, k - 90].map((a) => r * Math.cos((a * Math.PI) / 180)).join(' ');
    const step = 2.5;
    const h = (4 / 3) * Math.tan((step * Math.PI) / 720);
    const lean = (Math.atan(h) * 180) / Math.PI;
    const far = Math.hypot(1, h);
    const parts = Array.from({ length: 360 / step }, (_, k) => step * (k + 1)).map(
      (k) => `C${at(k - step + lean, far)} ${at(k - lean, far)} ${at(k)}`,
    );
    const { verdict, findings } = await audit(
      svg(`${box(RED)}<path ${RED} transform="translate(20,20) scale(8)" d="M${at(0)}${parts.join('')}"/>`),
    );
    expect([verdict, findings]).toEqual(['sound', []]);
  });

  it('a transform is about its origin', async () => {
    const centre = 'transform="rotate(90)" transform-origin="40 20"';
    const { facts } = await audit(
      svg(`<g ${centre}>${box(RED)}</g>${hole(`${RED} ${centre.replace('40 20', 'top 9px')}`)}`),
    );
    expect([facts.width, facts.height, facts.pieces]).toEqual([64, 80, 2]);
  });

  it('names are read without the escapes and numbers of Illustrator', async () => {
    const names = ['data-name="Cut"', 'id="Cut_1_"', 'id="_x43_ut"', 'class="CUT-2"', 'id="Cut_x20_Line"'];
    for (const name of names)
      expect((await audit(svg(`<g id="Layer_1"><g ${name}>${box('stroke="#000" fill="none"')}</g></g>`))).verdict).toBe(
        'sound',
      );
  });

  it.each([
    ['CUT_2PT', 'cut'],
    ['Main Cut', 'cut'],
    ['0-Crease', 'crease'],
    ['CutLayer', 'cut'],
    ['outer cut lines', 'cut'],
    ['Crease (2 pt)', 'crease'],
    ['dieline_crease', 'crease'],
    ['Score-Fold', 'crease'],
    ['die', 'cut'],
    ['box|perf', 'perforation'],
    ['box$0$CREASE', 'crease'],
    ['Linie Rillen außen', 'crease'],
    ['Print cut', undefined],
    ['no crease', undefined],
    ['cut and crease', undefined],
    ['cut crease lines', 'combination'],
    ['Layer 1', undefined],
  ])('the words of the name %s tell its kind', async (name, kind) => {
    const { lines } = await readDrawing(Buffer.from(svg(`<g id="${name}">${box('stroke="#000" fill="none"')}</g>`)));
    expect(lines[0]!.kind).toBe(kind);
  });

  it('a colour that is only a name can be mapped', async () => {
    const file = svg(box('stroke="rebeccapurple" fill="none"'));
    expect((await audit(file)).verdict).toBe('sound');
    expect((await audit(file, { kinds: { rebeccapurple: 'crease' } })).verdict).toBe('not sound');
  });

  it('points and paths that cannot be read are counted', async () => {
    for (const bad of ['<polygon points="0 0 9 0 NaN 9 0 9"', '<path style="d:path(\'M0 0h9\')"'])
      expect((await audit(svg(`${box(RED)}${bad} ${RED}/>`))).verdict).toBe('cannot tell');
    const { findings } = await audit(svg(`${box(RED)}<path d="M0 0h9 L5" ${RED}/>`));
    expect(findings.map(({ text }) => text)).toEqual([
      'A line was not read: <path> with data that cannot be read after 9 characters',
    ]);
  });

  it('a packed file is unpacked', async () => {
    expect((await audit(gzipSync(svg(box(RED))))).verdict).toBe('sound');
    await expect(audit(Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))).rejects.toThrow('packed file is damaged');
  });

  it('omissions and exceptions are noted', async () => {
    expect((await audit(svg(box(RED) + hole(`${RED} opacity="0"`)))).notes).toEqual(['Hidden elements were left out.']);
    expect((await audit(svg(box(RED) + hole(`${RED} stroke-width="0"`)))).notes).toEqual([
      'Lines without width or opacity were left out.',
    ]);
    for (const unseen of ['transparent', 'rgba(255, 0, 0, 0)', 'rgb(255 0 0 / 0%)', '#f000', '#ff000000'])
      expect((await audit(svg(`${box(RED)}<path d="M0 0h9" stroke="${unseen}"/>`))).verdict, unseen).toBe('sound');
    expect((await audit(svg(`<g clip-path="url(#c)">${box(RED)}</g>`))).notes).toEqual([
      'Clip paths and masks were not applied: lines that a viewer hides were read.',
    ]);
  });
});

describe('what a viewer of PDF shows is what is cut', () => {
  const group = (name: string): string => `<< /Type /OCG /Name (${name}) >>`;
  const members = (policy: string): string => `<< /Type /OCMD /OCGs [5 0 R 6 0 R] /P /${policy} >>`;
  const layered = (usual: string, policy: string): Uint8Array =>
    pdfOf(
      '/OC /M BDC 1 0 0 RG 0 0 72 72 re S EMC',
      '',
      {},
      {
        resources: '/Properties << /M 7 0 R >>',
        catalogue: `/OCProperties << /OCGs [5 0 R 6 0 R] /D << ${usual} >> >>`,
        objects: [group('Off'), group('On'), members(policy)],
      },
    );
  it.each([
    ['/OFF [5 0 R]', 'AnyOn', 1],
    ['/OFF [5 0 R]', 'AllOn', 0],
    ['/OFF [5 0 R]', 'AnyOff', 1],
    ['/OFF [5 0 R]', 'AllOff', 0],
    ['/BaseState /OFF /ON [6 0 R]', 'AnyOn', 1],
    ['/BaseState /OFF', 'AnyOn', 0],
  ])('layers %s, members %s', async (usual, policy, pieces) => {
    expect((await audit(layered(usual, policy))).facts.pieces).toBe(pieces);
  });

  it('what is left out or read all the same is named', async () => {
    const red = '1 0 0 RG 0 0 72 72 re';
    const clipped = await audit(pdfOf(`q 0 0 72 72 re W n ${red} S Q q 0 0 50 50 re W n ${red} S Q`));
    expect(clipped.notes).toEqual(['Lines outside a clip path were read, though a viewer hides them (4 times).']);
    const annotated = pdfOf(
      `${red} S`,
      '',
      {},
      {
        page: '/Annots [5 0 R 6 0 R]',
        objects: [
          '<< /Type /Annot /Subtype /Line /Rect [0 0 9 9] >>',
          '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>',
        ],
      },
    );
    expect((await audit(annotated)).notes).toEqual(['Annotations were left out.']);
    const whole = pdfOf(`${red} S`);
    await expect(audit(whole.subarray(0, Buffer.from(whole).indexOf('4 0 obj')))).rejects.toThrow('incomplete');
  });
});

describe('dashed lines are distinguished from others of their colour, layer or ink', () => {
  const entity = (type: string, ...groups: readonly (string | number)[]): string =>
    `0\n${type}\n8\n0\n${groups.join('\n')}\n`;
  const line = (x: number, y: number, u: number, v: number, type = 'BYLAYER'): string =>
    entity('LINE', 6, type, 10, x, 20, y, 11, u, 21, v);
  const outline = line(0, 0, 80, 0) + line(80, 0, 80, 40) + line(80, 40, 0, 40) + line(0, 40, 0, 0);
  const dxf = (lines: string): string =>
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${lines}0\nENDSEC\n0\nEOF\n`;
  const black = 'stroke="#000" fill="none"';
  const files: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['SVG', svg(`${box(black)}<path ${black} stroke-dasharray="3 2" d="M40 0V40"/>`), '#000000'],
    ['DXF', dxf(outline + line(40, 0, 40, 40, 'DASHED')), '0'],
    [
      'a block of DXF',
      `0\nSECTION\n2\nBLOCKS\n${entity('BLOCK', 2, 'B')}${line(40, 0, 40, 40, 'BYBLOCK')}${entity('ENDBLK', 5, 1)}0\nENDSEC\n${dxf(outline + entity('INSERT', 2, 'B', 6, 'DASHED'))}`,
      '0',
    ],
    ['PDF', pdfOf('0 G 0 0 80 40 re S q [3 2] 0 d 40 0 m 40 40 l S Q'), '#000000'],
  ];
  it.each(files)('in %s', async (_, file, rest) => {
    const before = await checkDieline(typeof file === 'string' ? Buffer.from(file) : file, { explain: false });
    expect([before.verdict, before.types.join()]).toEqual(['sound', expect.stringMatching(/dashed.* read as crease/)]);
    const { verdict, facts } = await audit(file, { kinds: { [rest]: 'cut', dashed: 'crease' }, mm: 1 });
    expect({ verdict, panels: facts.panels, area: facts.area }).toMatchObject({ verdict: 'sound', panels: 2 });
    expect(facts.lengths.crease! / facts.lengths.cut!).toBeCloseTo(40 / 240, 6);
  });
});

describe('pages of PDF', () => {
  const cut = '1 0 0 RG 100 100 72 144 re S';
  const inch = 25.4;
  it.each([
    ['turned', pdfOf(cut, '', {}, { page: '/Rotate 90' }), 2 * inch * inch],
    ['with a unit of their own', pdfOf(cut, '', {}, { page: '/UserUnit 2' }), 8 * inch * inch],
    ['that are cropped elsewhere', pdfOf(cut, '', {}, { page: '/CropBox [50 50 400 400]' }), 2 * inch * inch],
    [
      'with a form that is placed',
      pdfOf('q 2 0 0 2 10 10 cm /F Do Q', '', { F: { dict: '/Matrix [0 1 -1 0 0 0]', content: cut } }),
      8 * inch * inch,
    ],
  ])('%s', async (_, file, area) => {
    const { verdict, facts } = await audit(file);
    expect(facts.area).toBeCloseTo(area, 4);
    expect(verdict).toBe('sound');
  });
});
