import { describe, expect, it } from 'vitest';
import { substrates as keys, usualSubstrate } from '../../src/api/index.ts';
import { colourTexture, fluteTexture, reliefTexture } from '../../src/artwork/board-textures.ts';
import { escapeMarkup } from '../../src/artwork/index.ts';
import { catalogue, mockup } from '../../src/index.ts';
import { substrateLooks } from '../../src/mockup/index.ts';
import { fromLinear, toLinear } from '../../src/mockup/light.ts';
import { fileName, jsonInPage } from '../../src/mockup/page.ts';
import { resolve } from '../../src/template/index.ts';
import { someOf } from '../support/turns.ts';
import { apart, at, outline, unpacked } from './looking.ts';

const SIZES = { length: 60, width: 25, height: 100, material: 0.5 };
const GROUND = [0x10, 0x80, 0x30] as const;

describe('substrates', () => {
  it('are exactly those of the service', () => expect(Object.keys(substrateLooks)).toEqual([...keys]));

  it.each(Object.entries(substrateLooks))('%s has colours, shares and kinds in their ranges', (_, look) => {
    for (const colour of [look.face, look.inside, look.edge.colour]) {
      expect(colour).toHaveLength(3);
      for (const part of colour) expect(part >= 0 && part <= 255 && Number.isInteger(part)).toBe(true);
    }
    for (const share of [look.mottle, look.roughness]) expect(share >= 0 && share <= 1).toBe(true);
    expect([undefined, 'embossed', 'flutes']).toContain(look.relief);
    expect(['solid', 'flutes', 'core']).toContain(look.edge.kind);
  });

  it('depend on the category by default', () => {
    expect(['Cartons', 'Corrugated Cardboards', 'Hard Cardboards'].map(usualSubstrate)).toEqual([
      '',
      'corrugated_brown',
      'gray_hardcardboards',
    ]);
  });

  it('are computed: equal every time, and seamless at the edges', () => {
    const { kraft_brown: kraft, corrugated_brown: corrugated, black_embossedpaper: embossed } = substrateLooks;
    const tile = colourTexture(kraft.face, kraft)!;
    expect(Buffer.from(colourTexture(kraft.face, kraft)!.data).equals(Buffer.from(tile.data))).toBe(true);
    const mean = [0, 1, 2].map(
      (i) => tile.data.filter((_, k) => k % 4 === i).reduce((a, b) => a + b, 0) / (tile.width * tile.height),
    );
    expect(apart(mean, kraft.face)).toBeLessThan(12);
    expect(reliefTexture(embossed)).toBeDefined();
    expect(reliefTexture(kraft)).toBeUndefined();
    // A cut across the flutes shows liner, air and medium.
    const cut = fluteTexture(corrugated);
    const column = Array.from({ length: cut.height }, (_, y) => at(cut, 16, y).reduce((a, b) => a + b, 0));
    expect(Math.max(...column)).toBeGreaterThan(2 * Math.min(...column));
  });
});

describe('colours', () => {
  it('survive the conversion to linear light and back', () => {
    for (const v of [0, 5, 10, 11, 100, 255]) expect(fromLinear(toLinear(v))).toBeCloseTo(v, 6);
  });
});

describe('texts', () => {
  it('are not markup', () => {
    expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
    const back: unknown = JSON.parse(jsonInPage({ a: '</script><!--\u2028&' }));
    expect(jsonInPage({ a: '</script><!--\u2028&' })).not.toMatch(/[<>&\u2028]/);
    expect(back).toEqual({ a: '</script><!--\u2028&' });
    expect([fileName('Schöne Box / 2'), fileName('../../x'), fileName('???')]).toEqual(['scho-ne-box-2', 'x', 'box']);
  });
});

describe('mockup', () => {
  it('is a picture without a browser: background, substrate, artwork only on the outside', async () => {
    const magenta = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f0f"/></svg>',
    );
    const common = { background: '#108030', substrate: 'kraft_brown' } as const;
    const shots = await Promise.all(
      [{ artwork: magenta }, { artwork: magenta, outside: false }].map(async (more) =>
        unpacked(await (await mockup('becf-10101', SIZES, { ...common, ...more })).png(300)),
      ),
    );
    const [outside, inside] = shots.map((seen) => {
      const { left, right, top, bottom } = outline(seen, GROUND);
      expect(at(seen, 1, 1)).toEqual(GROUND);
      expect(Math.max(seen.width, seen.height)).toBe(300);
      return at(seen, (left + right) / 2 - 10, (top + bottom) / 2);
    });
    expect(outside![0] > 150 && outside![1] < 30 && outside![2] > 150).toBe(true);
    expect(apart(inside!, substrateLooks.kraft_brown.face)).toBeLessThan(60);
    expect(inside![0]).toBeGreaterThan(inside![2] + 40);
  });

  it('is lit from the upper left, and casts a shadow', async () => {
    const sizes = { length: 60, width: 60, height: 60, material: 0.5 };
    const cube = await mockup('becf-10101', sizes, { background: '#ff00ff' });
    const seen = unpacked(await cube.png({ size: 300, view: { turn: 45, tilt: 20 } }));
    const bright = (u: number) => at(seen, u * seen.width, 0.6 * seen.height)[0];
    expect(bright(0.3)).toBeGreaterThan(bright(0.7) + 20);
    // Background in shadow is darker magenta: some beside the box at the bottom, none above it.
    const shadow = (from: number, to: number): number => {
      let count = 0;
      for (let y = from; y < to; y++)
        for (let x = 0; x < seen.width; x++) {
          const [r, g, b] = at(seen, x, y);
          if (g < 5 && r === b && r < 250) count++;
        }
      return count;
    };
    expect(shadow(Math.round(seen.height / 2), seen.height)).toBeGreaterThan(300);
    expect(shadow(0, Math.round(seen.height / 4))).toBe(0);
  });

  it.each([0, -1, 8001, 300.5, Number.NaN])('is no picture of %d pixels', async (size) => {
    const box = await mockup('becf-10101', SIZES);
    const message = `size is ${size}; give a whole number of pixels from 1 to 8000, for example 1200.`;
    await expect(box.png(size)).rejects.toThrow(new RangeError(message));
    await expect(box.png({ size })).rejects.toThrow(new RangeError(message));
  });

  it('can be seen from below, without a ground', async () => {
    const box = await mockup('becf-10101', SIZES, { background: '#108030' });
    const seen = unpacked(await box.png({ size: 300, view: { turn: 30, tilt: -30 } }));
    expect(at(seen, 1, 1)).toEqual(GROUND);
    expect(at(seen, 1, seen.height - 2)).toEqual(GROUND);
    const above = unpacked(await box.png({ size: 300, view: { turn: 30, tilt: 30 } }));
    expect(Buffer.from(seen.data).equals(Buffer.from(above.data))).toBe(false);
  });

  it('sets substrates of single parts by number', async () => {
    const plain = await (
      await mockup('becf-12406', { length: 200, width: 100, height: 40, material: 0.5 }, { substrate: 'white_sbs' })
    ).glb();
    const two = await (
      await mockup(
        'becf-12406',
        { length: 200, width: 100, height: 40, material: 0.5 },
        { substrate: 'white_sbs', partSubstrates: { 2: 'kraft_brown' } },
      )
    ).glb();
    const materials = (file: Uint8Array): string[] => {
      const view = Buffer.from(file);
      const gltf = JSON.parse(view.subarray(20, 20 + view.readUInt32LE(12)).toString()) as {
        materials: { name: string }[];
      };
      return gltf.materials.map(({ name }) => name.split(' ')[0]!);
    };
    expect(new Set(materials(plain))).toEqual(new Set(['white_sbs']));
    expect(new Set(materials(two))).toEqual(new Set(['white_sbs', 'kraft_brown']));
  });

  it('is equal for equal requests', async () => {
    const [a, b] = await Promise.all([0, 1].map(async () => (await mockup('becf-10101', SIZES)).html()));
    expect(a === b).toBe(true);
  });

  // The heaviest templates, in the heaviest substrate.
  it.each(someOf(['becf-1210a', 'becf-12105', 'becf-11e15'], 0))('is a page of less than 1 MB: %s', async (id) => {
    const { template } = catalogue.find(id)!;
    const { values } = resolve(template, {}, id);
    const sizes = Object.fromEntries(Object.keys(template.size).map((name) => [name, values[name]!]));
    const page = await (await mockup(catalogue.find(id)!, sizes, { substrate: 'corrugated_white' })).html();
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
    // The artwork must be complete.
    expect(page).toContain('</html>');
  });

  it.each([
    [{ partSubstrates: { 2: 'kraft_brown' } }, 'Unknown part 2. The box has one part: use 1.'],
    [{ partSubstrates: { x: 'kraft_brown' } }, 'Unknown part x'],
    [{ substrate: 'toString' as 'kraft_brown' }, 'Unknown substrate toString. Choose one of: black_embossedpaper'],
    [{ background: '#fff}' }, 'Unknown colour #fff}. Write it as #rrggbb'],
  ] as const)('refuses invalid options: %o', async (dress, words) => {
    await expect(mockup('becf-10101', SIZES, dress)).rejects.toThrow(words);
  });

  it('reports artwork errors as the service does', async () => {
    await expect(mockup('becf-10101', SIZES, { artwork: Buffer.from('junk') })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ message: 'The artwork is not a PNG, JPEG, SVG or PDF.' }] },
    });
  });
});
