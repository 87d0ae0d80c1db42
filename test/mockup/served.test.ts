import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DielineBody, MockupBody } from '../../src/api/index.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { type SubstrateKey, substrateLooks } from '../../src/mockup/index.ts';
import { type Drawing, extent } from '../../src/sheet/index.ts';
import { openBrowser } from '../support/browser.ts';
import { look as waitForPage } from '../support/look.ts';
import { type Running, start } from '../support/running.ts';
import { someOf } from '../support/turns.ts';
import { apart, artworkOn, asPng, at, likeness, outlineOverShadow, rectangleOf, type Seen, WORDS } from './looking.ts';
import { looked, openAt, sizes } from './pages.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, mockups of the server in a browser: ${missing}`);

let server: Running;
beforeAll(async () => {
  server = await start({ catalogue: catalogue });
});
afterAll(async () => {
  await server.close();
  if (typeof browser !== 'string') await browser.close();
});

/** A client that knows only the interface. */
const ask = async (method: string, path: string, body?: FormData | object): Promise<Response> => {
  const form = body instanceof FormData;
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${server.dielinesKey}`,
      ...(body && !form && { 'content-type': 'application/json' }),
    },
    ...(body && { body: form ? body : JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer;
};

const createDieline = async (id: string): Promise<DielineBody> => {
  const variables = { unit: 'mm', ...sizes(id) };
  const answer = await ask('POST', `/dieline-templates/${id}/dielines`, { format: 'svg', variables });
  return ((await answer.json()) as { dieline: DielineBody }).dieline;
};

type Fields = Readonly<Record<string, string>>;

const formOf = (fields: Fields, artwork?: string | Buffer, fileName = 'art.png'): FormData => {
  const form = new FormData();
  if (artwork !== undefined) form.append('file', new Blob([artwork]), fileName);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const createMockup = async ({ id }: DielineBody, form: FormData): Promise<MockupBody> => {
  const answer = await ask('POST', `/dielines/${id}/3d-mockups`, form);
  return ((await answer.json()) as { '3d_mockup': MockupBody })['3d_mockup'];
};

const change = ({ id, dieline }: MockupBody, form: FormData): Promise<Response> =>
  ask('PUT', `/dielines/${dieline.id}/3d-mockups/${id}`, form);

/** Picture at the mockup's address, without console messages. */
const look = async <T>(
  url: string,
  at: (page: Awaited<ReturnType<typeof openAt>>['page']) => Promise<T>,
): Promise<T> => {
  if (typeof browser === 'string') throw new Error(browser);
  await waitForPage(url);
  const { page, complaints } = await openAt(browser, url);
  try {
    const seen = await at(page);
    expect(await page.evaluate('document.body.dataset.state')).toBe('ready');
    expect(complaints).toEqual([]);
    return seen;
  } finally {
    await page.close();
  }
};

const FRONT = 'fold=1&turn=0&tilt=0';

describe.skipIf(missing)('a mockup of the server, in a browser', () => {
  it('shows the sent artwork; an update changes the given fields; names are text', async () => {
    const id = 'becf-10101';
    const { drawing } = drawOne(catalogue, id, sizes(id));
    const panel = rectangleOf(drawing, 'front');
    const dieline = await createDieline(id);
    const name = `"><script>window.hit = 1</script><b id='bold'>&amp;'`;
    const fields = { name, scene_background_color: '#336699', substrate: 'kraft_brown' };
    const file = '<img src=x onerror="window.hit=2">.svg';
    const mockup = await createMockup(dieline, formOf(fields, artworkOn(drawing, panel, 0, WORDS), file));
    expect(mockup.name).toBe(name);

    const looks = (ground: readonly number[]) =>
      look(mockup.url, async (page) => {
        const heading = await page.locator('h1').textContent();
        expect([await page.locator('#bold').count(), await page.evaluate('window.hit')]).toEqual([0, undefined]);
        // To flat and back again, with its button.
        for (const stands of ['flat', 'closed']) {
          await page.locator('#fold-button').click();
          expect(await page.locator('#fold').getAttribute('aria-valuetext')).toBe(stands);
        }
        const front = await looked(page, FRONT);
        expect(at(front, 4, 4)).toEqual(ground);
        const box = outlineOverShadow(front, ground);
        const inside = await looked(page, `${FRONT}&side=inside`);
        const bare = at(inside, (box.left + box.right) / 2, 0.45 * box.top + 0.55 * box.bottom);
        return {
          heading,
          ...likeness(front, box, { mark: WORDS }),
          board: nearest(bare, ['kraft_brown', 'white_sbs']),
        };
      });

    const first = await looks([0x33, 0x66, 0x99]);
    expect(first.heading).toBe(name);
    expect(first.right).toBeGreaterThan(0.85);
    expect(first.wrong).toBeLessThan(0.6);
    expect(first.board).toBe('kraft_brown');

    // Missing fields are unchanged: the name and the artwork.
    await change(mockup, formOf({ scene_background_color: '#102030', substrate: 'white_sbs' }));
    const second = await looks([0x10, 0x20, 0x30]);
    expect(second.heading).toBe(name);
    expect(second.right).toBeGreaterThan(0.85);
    expect(second.board).toBe('white_sbs');

    // Another artwork replaces it; the background is unchanged.
    await change(mockup, formOf({}, asPng(artworkOn(drawing, panel, 0))));
    const third = await looks([0x10, 0x20, 0x30]);
    expect(third.right).toBeLessThan(0.5);
  });

  const colours = ['black_hardcardboards', 'kraft_brown', 'white_sbs', 'gray_hardcardboards'] as const;

  it.each(
    someOf(
      [
        ['the boards and covers of a rigid box', 'becf-30101', 4],
        ['lid and tray', 'becf-12406', 2],
      ] as const,
      1,
      7,
    ),
  )('sets substrates by the fields of substrate_parts: %s', async (_, id, count) => {
    const dieline = await createDieline(id);
    const entries = dieline.substrate_parts!;
    const { drawing } = drawOne(catalogue, id, sizes(id));
    expect(entries.map(({ part_id }) => part_id)).toEqual(drawing.parts.map(({ part }) => part.id));
    expect(entries).toHaveLength(count);

    // Inside artwork with a colour per part shows which pixel belongs to which part, on flat sheets.
    const mockup = await createMockup(dieline, formOf({ outside_design: 'false' }, asPng(inks(drawing))));
    const views = ['fold=0&turn=0&tilt=35', 'fold=0&turn=0&tilt=-35'];
    const both = () => look(mockup.url, async (page) => [await looked(page, views[0]!), await looked(page, views[1]!)]);
    const printed = await both();
    const spots = entries.map((_, part) => printed.flatMap((map, view) => spotsOf(map, part, view)));
    for (const [part, { length }] of spots.entries()) expect(length, `spots of part ${part + 1}`).toBeGreaterThan(10);

    /** The substrate that most samples of each part resemble, with the number of samples. */
    const dressed = async (fields: Fields) => {
      await change(mockup, formOf({ outside_design: 'true', substrate: 'white_sbs', ...fields }));
      const bare = await both();
      return spots.map((own) => {
        const found = own.map(({ view, x, y, light }) =>
          nearest(
            at(bare[view]!, x, y).map((v) => v / light),
            colours,
          ),
        );
        return colours.map((key) => [key, share(found, key)] as const).sort(([, a], [, b]) => b - a)[0]!;
      });
    };

    // Only this part.
    const [last] = entries.slice(-1);
    const one = await dressed({ [last!.parameter]: 'black_hardcardboards' });
    for (const [part, [key, much]] of one.entries()) {
      expect([part, key]).toEqual([part, part === count - 1 ? 'black_hardcardboards' : 'white_sbs']);
      expect(much).toBeGreaterThan(0.95);
    }
    // Each part in its own substrate.
    const all = await dressed(Object.fromEntries(entries.map(({ parameter }, k) => [parameter, colours[k]!])));
    expect(all.map(([key]) => key)).toEqual(colours.slice(0, count));
    for (const [, much] of all) expect(much).toBeGreaterThan(0.95);
  });
});

const INKS = ['#ff0000', '#00ff00', '#0000ff', '#ff00ff'] as const;

/** Inside artwork with one ink per part, as seen from inside. */
const inks = ({ dieline, parts }: Drawing): string => {
  const whole = extent(dieline);
  const rects = parts.map((_, k) => {
    const { left, right, bottom, top } = extent(dieline, k);
    return `<rect x="${whole.right - right}" y="${whole.top - top}" width="${right - left}" height="${top - bottom}" fill="${INKS[k]!}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.right - whole.left} ${whole.top - whole.bottom}">${rects.join('')}</svg>`;
};

/** True when a colour is this ink, in any light. */
const isInk = ([r, g, b]: readonly number[], k: number): boolean => {
  const [high, low] = [Math.max(r!, g!, b!), Math.min(r!, g!, b!)];
  if (high - low < 120) return false;
  const strong = [r!, g!, b!].map((v) => (v > (high + low) / 2 ? '1' : '0')).join('');
  return strong === ['100', '010', '001', '101'][k];
};

/** Every third pixel well inside an ink. Its brightness is that of the light: all inks are pure. */
const spotsOf = (seen: Seen, k: number, view: number) => {
  const spots: { view: number; x: number; y: number; light: number }[] = [];
  for (let y = 3; y < seen.height - 3; y += 3)
    for (let x = 3; x < seen.width - 3; x += 3)
      if (AROUND.every(([dx, dy]) => isInk(at(seen, x + dx, y + dy), k)))
        spots.push({ view, x, y, light: Math.max(...at(seen, x, y)) / 255 });
  return spots;
};

const AROUND = [
  [0, 0],
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
] as const;

const nearest = <T extends SubstrateKey>(rgb: readonly number[], keys: readonly T[]): T =>
  keys.toSorted((a, b) => apart(rgb, substrateLooks[a].inside) - apart(rgb, substrateLooks[b].inside))[0]!;

const share = <T>(all: readonly T[], one: T): number => all.filter((v) => v === one).length / all.length;
