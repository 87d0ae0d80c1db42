import { readFile } from 'node:fs/promises';
import { validateBytes } from 'gltf-validator';
import { afterAll, describe, expect, it } from 'vitest';
import { creaseSection } from '../../src/author/pieces/bags/inner/pillow-surfaces.ts';
import { catalogue, drawOne, mockup } from '../../src/index.ts';
import { substrateLooks } from '../../src/mockup/index.ts';
import { openBrowser } from '../support/browser.ts';
import { someOf } from '../support/turns.ts';
import {
  apart,
  artworkOn,
  asPng,
  at,
  likeness,
  MAGENTA,
  outline,
  outlineOverShadow,
  rectangleOf,
  type Seen,
  unpacked,
} from './looking.ts';
import { asFile, looked, openAt, picture, sizes } from './pages.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, mockups in a browser: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const GROUND = [0x33, 0x66, 0x99] as const;

interface Case {
  readonly id: string;
  /** The front panel and its orientation on the sheet, determined by hand. */
  readonly front: string;
  readonly turned: 0 | 180;
  /** Height and position of the front in the view from the front. */
  readonly part: (
    seen: { width: number; height: number },
    panel: { wide: number; high: number },
  ) => { from: number; high: number };
  /** Position across the panel that is visible at a share of its width. */
  readonly across?: (u: number) => number;
  readonly substrate:
    | 'kraft_brown'
    | 'corrugated_white'
    | 'white_embossedpaper'
    | 'black_embossedpaper'
    | 'gray_hardcardboards';
}

const middle: Case['part'] = ({ width, height }, { wide, high }) => {
  const tall = (high * width) / wide;
  return { from: (height - tall) / 2, high: tall };
};
const above: Case['part'] = ({ width }, { wide, high }) => ({ from: 0, high: (high * width) / wide });

// The front of a pillow bows: 100 of board, seen across a chord that is shorter.
const bowed = creaseSection(100, 40)(1);
const chord = 2 * bowed(50)[0];

/** The share of the width of the board at a share of the chord. */
const onBoard = (u: number): number => {
  let [low, high] = [-50, 50];
  for (let k = 0; k < 40; k++) {
    const s = (low + high) / 2;
    if (bowed(s)[0] < (u - 0.5) * chord) low = s;
    else high = s;
  }
  return 0.5 + low / 100;
};

const cases: Readonly<Record<string, Case>> = {
  'a carton': { id: 'becf-10101', front: 'front', turned: 0, part: middle, substrate: 'kraft_brown' },
  'a corrugated case': { id: 'becf-21d01', front: 'front', turned: 0, part: middle, substrate: 'corrugated_white' },
  'a tray with a lid': {
    id: 'becf-12406',
    front: 'lid:front',
    turned: 0,
    part: above,
    substrate: 'white_embossedpaper',
  },
  'a pillow': {
    id: 'becf-12105',
    front: 'front',
    turned: 0,
    part: middle,
    across: onBoard,
    substrate: 'black_embossedpaper',
  },
  'a rigid box': {
    id: 'becf-30101',
    front: 'lid_cover:front',
    turned: 0,
    part: above,
    substrate: 'gray_hardcardboards',
  },
};

const opened = async (html: string, options = {}) => {
  if (typeof browser === 'string') throw new Error(browser);
  return openAt(browser, await asFile(html), options);
};

describe.skipIf(missing)('in a browser', () => {
  describe.each(someOf(Object.entries(cases), 0))('%s', (_, { id, front, turned, part, across, substrate }) => {
    const { drawing } = drawOne(catalogue, id, sizes(id));
    const panel = rectangleOf(drawing, front);
    const artwork = asPng(artworkOn(drawing, panel, turned));

    it('opens without console output, folds completely, and shows its artwork in the right orientation', async () => {
      const box = await mockup(catalogue.find(id)!, sizes(id), { artwork, background: '#ff00ff' });
      const { page, complaints } = await opened(await box.html());
      // To flat and back, with its button.
      await page.locator('#fold-button').click();
      expect(await page.locator('#fold').getAttribute('aria-valuetext')).toBe('flat');
      const flat = outlineOverShadow(await looked(page, 'fold=0&turn=0&tilt=0'), MAGENTA);
      await page.locator('#fold-button').click();
      expect(await page.locator('#fold').getAttribute('aria-valuetext')).toBe('closed');
      const closed = await looked(page, 'fold=1&turn=0&tilt=0');
      expect(complaints).toEqual([]);
      expect(await page.evaluate('document.body.dataset.state')).toBe('ready');

      // When flat, the box must have the aspect ratio of its blank, and not be seen edge-on.
      expect(flat.right - flat.left).toBeGreaterThan(20);
      const box2 = outlineOverShadow(closed, MAGENTA);
      const seen = { width: box2.right - box2.left, height: box2.bottom - box2.top };
      const { from, high } = part(seen, {
        wide: across ? chord : panel.right - panel.left,
        high: panel.top - panel.bottom,
      });
      const place = { left: box2.left, right: box2.right, top: box2.top + from, bottom: box2.top + from + high };
      const { right, wrong } = likeness(closed, place, { across });
      expect(right).toBeGreaterThan(0.85);
      expect(wrong).toBeLessThan(0.6);
      // The background has exactly the requested colour.
      expect(at(closed, 4, 4)).toEqual([255, 0, 255]);
      await page.close();
    });

    it('shows an inside design only inside, and uses the requested substrate', async () => {
      const magenta = asPng(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f0f"/></svg>',
        9,
      );
      const box = await mockup(catalogue.find(id)!, sizes(id), {
        artwork: magenta,
        outside: false,
        background: '#336699',
        substrate,
      });
      const { page, complaints } = await opened(await box.html());
      const printed = (seen: Seen): number => {
        let count = 0;
        for (let k = 0; k < seen.data.length; k += 4)
          if (seen.data[k]! > seen.data[k + 1]! + 90 && seen.data[k + 2]! > seen.data[k + 1]! + 90) count++;
        return count;
      };
      const whole = await looked(page, 'fold=1&turn=20&tilt=15');
      const board = outline(whole, GROUND);
      const area = (board.right - board.left) * (board.bottom - board.top);
      // A pillow is open at its creases, a case at its slots: a chink does not count as outside.
      expect(printed(whole) / area).toBeLessThan(0.01);
      expect(printed(await looked(page, 'fold=1&turn=20&tilt=15&side=inside')) / area).toBeGreaterThan(0.2);

      // Find the substrate with the nearest colour, independent of brightness.
      const middle = at(whole, (board.left + board.right) / 2, board.top + 0.55 * (board.bottom - board.top));
      const far = (face: readonly number[]): number => apart(middle, face);
      const nearest = Object.entries(substrateLooks).toSorted(([, a], [, b]) => far(a.face) - far(b.face))[0]!;
      expect(far(substrateLooks[substrate].face)).toBeLessThan(far(nearest[1].face) + 25);
      expect(complaints).toEqual([]);
      await page.close();
    });
  });

  it('treats its name as text, and runs only its own script', async () => {
    const name = '</script><script>window.hit = 1</script><b id="bold">&amp;';
    const box = await mockup('becf-10101', sizes('becf-10101'), { name });
    const { page, complaints } = await opened(await box.html());
    expect(await page.locator('h1').textContent()).toBe(name);
    expect(await page.title()).toBe(name);
    expect(await page.locator('#bold').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.evaluate(
      "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.hit = 2' }))",
    );
    expect(await page.evaluate('window.hit')).toBeUndefined();
    expect(complaints.join()).toContain('Content Security Policy');
    await page.close();
  });

  it('responds to keys, buttons and the slider, shows dimensions, and saves picture and model', async () => {
    const box = await mockup('becf-10101', sizes('becf-10101'), {});
    const { page, complaints } = await opened(await box.html(), { reduced: false });
    const differs = (a: Seen, b: Seen): boolean => !Buffer.from(a.data).equals(Buffer.from(b.data));
    let last = await picture(page);
    const changes = async (act: () => Promise<void>): Promise<void> => {
      await act();
      const next = await picture(page);
      expect(differs(last, next)).toBe(true);
      last = next;
    };
    await page.locator('#canvas').focus();
    for (const key of ['ArrowRight', 'ArrowUp', '+', '-', 'Home', 'd', 'i', 'i', 'd'])
      await changes(() => page.keyboard.press(key));
    await changes(() => page.locator('#dimensions-button').click());
    expect(await page.locator('#labels span').allTextContents()).toEqual([
      'length 100.00mm',
      'width 50.00mm',
      'height 150.00mm',
    ]);
    await page.locator('#fold').focus();
    await changes(() => page.keyboard.press('PageDown'));
    expect(await page.locator('#fold').getAttribute('aria-valuetext')).toMatch(/^\d+ % folded$/);
    // With motion enabled the fold takes time, and reaches the end.
    await page.locator('#fold-button').click();
    await page.locator('#fold[aria-valuetext=closed]').waitFor();

    const saved = async (button: string): Promise<{ name: string; bytes: Buffer }> => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const png = await saved('#picture-button');
    expect(png.name).toBe('reverse-tuck-end.png');
    const taken = unpacked(png.bytes);
    expect(taken.width).toBeGreaterThan(300);
    // The dimension texts, which are beside the canvas, are in the picture.
    const [x, y, wide, high] = (await page.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('#labels span').getBoundingClientRect();
      return [x, y, width, height].map((v) => (v * ${taken.width}) / document.querySelector('canvas').clientWidth);
    })()`)) as [number, number, number, number];
    const label = Array.from({ length: Math.floor(wide) * Math.floor(high) }, (_, k) =>
      at(taken, x + (k % Math.floor(wide)), y + Math.floor(k / Math.floor(wide))),
    );
    const like = (rgb: readonly number[]): number => label.filter((one) => apart(one, rgb) < 4).length / label.length;
    expect([like([255, 255, 255]) > 0.4, like([0xa3, 0x12, 0x3c]) > 0.03]).toEqual([true, true]);
    const glb = await saved('#glb-button');
    expect(glb.name).toBe('reverse-tuck-end.glb');
    expect(Buffer.from(await box.glb()).equals(glb.bytes)).toBe(true);
    expect((await validateBytes(glb.bytes)).issues.numErrors).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('keeps a pressed button legible, also on hover', async () => {
    const box = await mockup('becf-10101', sizes('becf-10101'), {});
    const { page } = await opened(await box.html());
    const button = page.locator('#dimensions-button');
    await button.click();
    await button.hover();
    const [ink, paper] = (await page.evaluate(
      `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.querySelector('#dimensions-button')))`,
    )) as [string, string];
    const light = (css: string): number => {
      const [r, g, b] = css.match(/\d+/g)!.map((v) => (Number(v) / 255) ** 2.2) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [low, high] = [light(ink), light(paper)].sort((a, b) => a - b) as [number, number];
    // Contrast for text according to WCAG 2.
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
    await page.close();
  });

  it('has fixed views, a turntable, and the direction of the print', async () => {
    const box = await mockup('becf-11701', sizes('becf-11701'), { background: '#ff00ff' });
    const { page, complaints } = await opened(await box.html());
    const views = new Map<string, string>();
    for (const view of ['front', 'right', 'back', 'top']) {
      await page.locator('#view').selectOption(view);
      views.set(Buffer.from((await picture(page)).data).toString('base64'), view);
    }
    expect(views.size).toBe(4);
    const before = await picture(page);
    await page.locator('#print-button').click();
    expect(await page.locator('#hint').textContent()).toContain('Upside down on the box: ');
    await page.locator('#view').selectOption('top');
    expect(Buffer.from((await picture(page)).data).equals(Buffer.from(before.data))).toBe(false);
    await page.locator('#turntable-button').click();
    expect(await page.locator('#turntable-button').getAttribute('aria-pressed')).toBe('true');
    const [a, b] = [await picture(page), await picture(page)];
    expect(Buffer.from(a.data).equals(Buffer.from(b.data))).toBe(false);
    await page.locator('#turntable-button').click();
    expect(await page.locator('#turntable-button').getAttribute('aria-pressed')).toBe('false');
    expect(complaints).toEqual([]);
    await page.close();
  });

  // A full rotation is drawn frame by frame in software.
  it.each(someOf(['the turntable'], 0, 3))(
    'records %s',
    async () => {
      const box = await mockup('becf-11701', sizes('becf-11701'), { background: '#ff00ff' });
      const { page, complaints } = await opened(await box.html());
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#video-button').click()]);
      expect(download.suggestedFilename()).toMatch(/^tray-with-hinged-lid\.(webm|mp4)$/);
      const video = await readFile(await download.path());
      expect(video.length).toBeGreaterThan(1000);
      // Matroska, the container of WebM.
      if (download.suggestedFilename().endsWith('webm'))
        expect([...video.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
      expect(complaints).toEqual([]);
      await page.close();
    },
    120_000,
  );

  it('is flat with the print up, and stays in view while folding', async () => {
    const red = asPng(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>',
      9,
    );
    for (const id of someOf(['becf-11701', 'becf-10101'], 1, 3)) {
      const box = await mockup(catalogue.find(id)!, sizes(id), { artwork: red, background: '#ff00ff' });
      const { page } = await opened(await box.html());
      const flat = await looked(page, 'fold=0&turn=20&tilt=40');
      const { left, right, top, bottom } = outlineOverShadow(flat, MAGENTA);
      let [printed, all] = [0, 0];
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const [r, g, b] = at(flat, x, y);
          if (b < 90) all++;
          if (r > 120 && g < 90 && b < 90) printed++;
        }
      expect(printed / all, id).toBeGreaterThan(0.95);
      for (const fold of [0.25, 1]) {
        const seen = await looked(page, `fold=${fold}&turn=30&tilt=25`);
        const edge = outlineOverShadow(seen, MAGENTA);
        expect(
          edge.left > 0 && edge.top > 0 && edge.right < seen.width && edge.bottom < seen.height,
          `${id} ${fold}`,
        ).toBe(true);
        expect(edge.right - edge.left > 0.4 * seen.width || edge.bottom - edge.top > 0.4 * seen.height).toBe(true);
      }
      await page.close();
    }
  });

  it('is a still picture with a description where WebGL is missing', async () => {
    const poor = await openBrowser(['--disable-3d-apis']);
    if (typeof poor === 'string') throw new Error(poor);
    try {
      const html = await (await mockup('becf-10101', sizes('becf-10101'), {})).html();
      const { page } = await openAt(poor, await asFile(html));
      await page.locator('body[data-state=still]').waitFor();
      const picture = page.locator('#still img');
      expect(await picture.isVisible()).toBe(true);
      expect(await page.evaluate("document.querySelector('#still img').naturalWidth")).toBeGreaterThan(200);
      expect(await picture.getAttribute('alt')).toBe(
        'Reverse tuck end, closed: length 100.00mm, width 50.00mm, height 150.00mm.',
      );
      expect(await page.locator('#canvas').isVisible()).toBe(false);
      expect(await page.locator('#glb-button').isEnabled()).toBe(true);
    } finally {
      await poor.close();
    }
  });
});
