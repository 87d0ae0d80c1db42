import { describe, expect, it } from 'vitest';
import { bodies } from '../../src/fold/index.ts';
import { type Box, boundsOf } from '../../src/geometry/index.ts';
import { artworkOnBlank, catalogue, dieline, foldDrawing, mockup, templates } from '../../src/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';
import differing from './foreign-differing.json' with { type: 'json' };

type Row = readonly [layer: string, x: number, y: number, u: number, v: number];

const dxf = (rows: readonly Row[]): Buffer =>
  Buffer.from(
    `0\nSECTION\n2\nENTITIES\n${rows.map(([layer, x, y, u, v]) => `0\nLINE\n8\n${layer}\n10\n${x}\n20\n${y}\n11\n${u}\n21\n${v}\n`).join('')}0\nENDSEC\n0\nEOF\n`,
  );

const ring = (layer: string, ...corners: readonly (readonly [number, number])[]): Row[] =>
  corners.map(([x, y], k) => [layer, x, y, ...corners[(k + 1) % corners.length]!]);

/** A floor of 100 × 60 with four walls of 20, its lower left corner at x, y. */
const tray = (x = 0, y = 0, length = 100): Row[] => [
  ...ring('crease', [x, y], [x + length, y], [x + length, y + 60], [x, y + 60]),
  ...ring(
    'cut',
    ...(
      [
        [0, 0],
        [0, -20],
        [length, -20],
        [length, 0],
        [length + 20, 0],
        [length + 20, 60],
        [length, 60],
        [length, 80],
        [0, 80],
        [0, 60],
        [-20, 60],
        [-20, 0],
      ] as const
    ).map(([u, v]) => [x + u, y + v] as const),
  ),
];

/** Length, width and height of a closed part, the least first. */
const sizesOf = (parts: readonly PlacedPart[]): number[] => {
  const all = bodies(parts).map(({ box }) => box);
  const reach = ([0, 1, 2] as const).map(
    (k) => Math.max(...all.map(({ max }) => max[k])) - Math.min(...all.map(({ min }) => min[k])),
  );
  return reach.sort((a, b) => a - b);
};

const flat = (folded: Awaited<ReturnType<typeof foldDrawing>>): Box =>
  boundsOf(folded.box.drawing.dieline.lines.map(({ curve }) => curve));

describe('a template read as a drawing of another hand', () => {
  const ids = templates.map(mainId);

  it('closes as the template does in four of five', () => {
    expect(differing.every((id) => ids.includes(id))).toBe(true);
    expect(differing.length).toBeLessThan(0.2 * ids.length);
  });

  // The largest part of each, by itself: what lies in it or over it is another drawing.
  it.each(spreadOf(ids, 24, 12))('%s', async (id) => {
    const { drawing, dxf: write } = dieline(catalogue.find(id)!);
    const [largest] = [...drawing.parts].sort((a, b) => b.area - a.area) as [PlacedPart];
    const { placement: _, ...part } = largest.part;
    const { thickness } = part.blank;
    const { box } = await foldDrawing(Buffer.from(write()), { folds: { thickness: Math.max(0.05, thickness) } });
    const [own, ours] = [sizesOf([{ ...largest, part }]), sizesOf(box.drawing.parts)];
    const closes = own.every((mm, k) => Math.abs(mm - ours[k]!) <= Math.max(3, 3 * thickness, 0.03 * mm));
    expect([closes, own, ours]).toEqual([!differing.includes(id), own, ours]);
  });
});

describe('a tray of another hand', () => {
  it('folds about its floor, in the frame of the file', async () => {
    const folded = await foldDrawing(dxf(tray(7, -30)), { name: 'My tray' });
    const { box, settings, notes } = folded;
    expect(settings).toEqual({
      ...{ schema: 'boxwright-folds-1', piece: 1, base: 3, thickness: 0.5, up: 'outside' },
      creases: Object.fromEntries(['1-3', '2-3', '3-4', '3-5'].map((name) => [name, { angle: 90, phase: 0 }])),
    });
    expect(sizesOf(box.drawing.parts)).toEqual([20.5, 61, 101]);
    expect(flat(folded)).toEqual({ left: -13, right: 127, bottom: -50, top: 50 });
    expect([box.entry.template.name, box.entry.group.category]).toEqual(['My tray', 'Cartons']);
    expect(notes).toEqual([
      'Panel 3 is the base: it is large, and has many creases around it.',
      'Its board is taken to be 0.5 mm thick, as is usual for carton.',
    ]);
    expect(folded.page()).toMatch(/^<svg [\s\S]*>1<\/text>[\s\S]*>5<\/text>[\s\S]*<\/svg>\n$/);
    expect((await (await mockup(box.entry)).glb()).length).toBeGreaterThan(1000);
  });

  it('folds as it is told', async () => {
    const folds = { base: 2, thickness: 3, creases: { '3-4': { angle: -90, phase: 1 }, '3-5': { angle: 0 } } };
    const { box, settings, notes } = await foldDrawing(dxf(tray()), { folds });
    expect(settings).toMatchObject(folds);
    expect(box.drawing.parts[0]!.sheet[0]!.id).toBe('2');
    expect(box.entry.group.category).toBe('Corrugated Cardboards');
    // One wall to the outside, one flat.
    expect(sizesOf(box.drawing.parts)[2]).toBeGreaterThan(78);
    expect(notes).toEqual([]);
    // What was saved folds alike.
    const again = await foldDrawing(dxf(tray()), { folds: JSON.parse(JSON.stringify(settings)) });
    expect([again.settings, sizesOf(again.box.drawing.parts)]).toEqual([settings, sizesOf(box.drawing.parts)]);
  });

  it('is mirrored where the drawing shows its inside', async () => {
    const cut: Row = ['cut', 10, -20, 10, -5];
    const [outside, inside] = await Promise.all(
      (['outside', 'inside'] as const).map((up) => foldDrawing(dxf([...tray(), cut]), { folds: { up } })),
    );
    const slit = (of: typeof outside) => of!.box.drawing.parts[0]!.sheet.flatMap(({ marks }) => marks)[0]!.curves[0]!;
    expect([slit(outside).from[0], slit(inside).from[0]]).toEqual([10, -10]);
    expect(inside!.place).toEqual(outside!.place);
  });

  it.each([
    [{ base: 9 }, 'base is 9; the drawing has panels 1 to 5. Try 1.'],
    [{ base: 1.5 }, 'base must be a whole number from 1 to 400, but is 1.5.'],
    [{ piece: 2 }, 'piece is 2; the drawing has 1. Try 1.'],
    [{ up: 'left' }, 'up must be outside or inside, but is "left".'],
    [{ thickness: '3' }, 'thickness must be a number from 0.05 to 50, but is "3".'],
    [{ crease: {} }, 'A set of folds has no field "crease". Did you mean creases?'],
    [{ creases: { '1-2': { angle: 90 } } }, 'No crease 1-2 joins two panels. There are 1-3, 3-5, 2-3, 3-4.'],
    [{ creases: { '1-3': { angle: 181 } } }, 'creases.1-3.angle must be a number from -180 to 180, but is 181.'],
    [
      { creases: { '1-3': { open: true } } },
      'Nothing holds panel 1 where its creases stay open. Let one of them fold.',
    ],
  ])('refuses %j', async (folds, message) =>
    expect(foldDrawing(dxf(tray()), { folds })).rejects.toThrow(new RangeError(message)),
  );
});

describe('panels', () => {
  it('keep holes, slits, perforations and tongues that are cut out of them', async () => {
    const { box } = await foldDrawing(
      dxf([
        ...tray(),
        ...ring('cut', [10, 10], [20, 10], [20, 20], [10, 20]),
        ['perforation', 30, 0, 30, 60],
        ['cut', 50, 20, 50, 40],
        ['cut', 50, 40, 70, 40],
        ['cut', 70, 40, 70, 20],
        ['crease', 50, 20, 70, 20],
      ]),
    );
    const floor = box.drawing.parts[0]!.sheet.find(({ id }) => id === '3')!;
    expect(box.drawing.parts[0]!.sheet).toHaveLength(5);
    expect(floor.marks.map(({ line, curves }) => [line, curves.length])).toEqual([
      ['cut', 4],
      ['perforation', 1],
      ...Array.from({ length: 3 }, () => ['cut', 1]),
      ['crease', 1],
    ]);
    expect(box.area).toBeCloseTo(100 * 60 + 2 * 20 * 160 - 100, 6);
  });

  it('leave a crease open that would close a ring', async () => {
    const web: Row[] = [
      ['cut', -20, -20, 0, -20],
      ['cut', -20, -20, -20, 0],
      ['crease', -20, -20, 0, 0],
      ['crease', 0, -20, 0, 0],
      ['crease', -20, 0, 0, 0],
    ];
    const rest = tray().filter(([, x, y, u, v]) => !(x + u === 0 && y + v === -20) && !(x + u === -20 && y + v === 0));
    const { settings, notes, box } = await foldDrawing(dxf([...rest, ...web]));
    const open = Object.entries(settings.creases).flatMap(([name, crease]) => (crease.open ? [name] : []));
    expect(open).toHaveLength(1);
    expect(notes).toContain(`These creases stay open, where a ring of panels would close: ${open[0]}.`);
    expect(Object.values(settings.creases).map(({ angle }) => angle)).toContain(-180);
    expect(sizesOf(box.drawing.parts)[0]).toBeLessThan(22);
    await expect(
      foldDrawing(dxf([...rest, ...web]), { folds: { creases: { [open[0]!]: { angle: 90 } } } }),
    ).rejects.toThrow('closes a ring of panels');
  });

  it('of the largest piece fold, and those of another one that is named', async () => {
    const sheet = dxf([...tray(), ...tray(300, 0, 80)]);
    const [first, second] = [await foldDrawing(sheet), await foldDrawing(sheet, { folds: { piece: 2 } })];
    expect(first.notes[0]).toBe('Piece 1 of 2 is folded. The others are 120.0 × 100.0 mm.');
    expect([first, second].map((one) => flat(one).left)).toEqual([-20, 280]);
  });

  it('have their artwork at its place in the file', async () => {
    const path = (layer: string): string =>
      [...tray(), ...tray(300, 0, 80)]
        .flatMap(([own, x, y, u, v]) => (own === layer ? [`M${x} ${-y}L${u} ${-v}`] : []))
        .join('');
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -90 450 120" width="225mm" height="60mm">${['cut', 'crease'].map((layer) => `<path id="${layer}" d="${path(layer)}" fill="none" stroke="#000"/>`).join('')}</svg>`,
    );
    const { box, place } = await foldDrawing(svg, { folds: { piece: 2 } });
    expect(box.size).toEqual({ width: 60, height: 50 });
    const { artwork, by } = (await artworkOnBlank(box, svg, place))!;
    expect(by).toBe('lines');
    expect(Buffer.from(artwork).toString()).toMatch(/^<svg viewBox="280 -80 120 100" width="60mm" height="50mm"/);
  });

  it('are found where the outline is open', async () => {
    const [first, ...rest] = tray().filter(([layer]) => layer === 'cut');
    const { notes } = await foldDrawing(dxf([...tray().slice(0, 4), ...rest, ['cut', 0, 0, 0, -18]]));
    expect(first).toEqual(['cut', 0, 0, 0, -20]);
    expect(notes[0]).toBe('The outline was open, and is closed by straight cuts of 2.00 mm.');
  });

  it('of a curved crease stay flat', async () => {
    const arc = '0\nARC\n8\ncrease\n10\n50\n20\n-40\n40\n64.03\n50\n38.66\n51\n141.34\n';
    const rest = tray().filter(([layer, , y, , v]) => layer === 'cut' || y !== 0 || v !== 0);
    const { notes } = await foldDrawing(Buffer.from(dxf(rest).toString().replace('ENTITIES\n', `ENTITIES\n${arc}`)), {
      folds: { thickness: 1 },
    });
    expect(notes.join()).toContain('Board bows along curved creases, which stay flat: ');
  });
});

describe('a file that does not fold', () => {
  const grid = (count: number): Row[] => [
    ...ring('cut', [0, 0], [1000, 0], [1000, 1000], [0, 1000]),
    ...Array.from({ length: count }, (_, k): Row[] => {
      const at = ((k + 1) * 1000) / (count + 1);
      return [
        ['crease', at, 0, at, 1000],
        ['crease', 0, at, 1000, at],
      ];
    }).flat(),
  ];

  it.each([
    ['no outline', [['cut', 0, 0, 50, 0]], 'None of its 1 lines closes an outline.'],
    ['too many panels', grid(22), 'It has 529 panels; the maximum is 400.'],
    ['far too many panels', grid(70), 'it takes more than 20,000,000 steps'],
  ] as [string, Row[], string][])('has %s', async (_, rows, message) =>
    expect(foldDrawing(dxf(rows))).rejects.toThrow(
      expect.objectContaining({ name: 'UnreadableError', message: expect.stringContaining(message) }),
    ),
  );

  it('has ten thousand lines', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, k): Row => ['crease', (k * 37) % 1000, (k * 61) % 1000, (k * 89) % 1000, (k * 97) % 1000],
    );
    await expect(foldDrawing(dxf(rows))).rejects.toThrow(/^more than|^it takes/);
  });

  it('is one panel: it stays flat', async () => {
    const { notes, settings } = await foldDrawing(dxf(ring('cut', [0, 0], [90, 0], [90, 50], [0, 50])));
    expect([notes[0], settings.creases]).toEqual([expect.stringMatching(/^No crease divides its outline/), {}]);
  });
});
