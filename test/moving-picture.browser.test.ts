import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';

const PICTURE = 'fixtures/goldens/becf-10101.moving.svg';

/** Evaluated in the page: the numbers of the frames that are seen. */
const VISIBLE = `[...document.querySelectorAll('svg > g')]
  .flatMap((one, k) => (getComputedStyle(one).visibility === 'visible' ? [k] : []))`;

it('the picture of the README folds, and shows one frame at every moment', async ({ skip }) => {
  const browser = await openBrowser();
  if (typeof browser === 'string') return skip(browser);
  try {
    const page = await browser.newPage();
    await page.setContent(readFileSync(PICTURE, 'utf8'));
    // The clock of the picture is moved by hand.
    const seen: number[][] = await page.evaluate(`(() => {
      const moves = document.getAnimations();
      const time = moves[0].effect.getComputedTiming().duration;
      return Array.from({ length: 400 }, (_, k) => {
        for (const move of moves) {
          move.pause();
          move.currentTime = ((k + 0.5) / 400) * time;
        }
        return ${VISIBLE};
      });
    })()`);
    expect(seen.filter((frames) => frames.length !== 1)).toEqual([]);
    const order = seen.flat().filter((frame, k, all) => frame !== all[k - 1]);
    const last = Math.max(...order);
    expect(last).toBeGreaterThan(15);
    const there = Array.from({ length: last + 1 }, (_, k) => k);
    expect(order).toEqual([...there, ...there.slice(1, -1).reverse()]);

    // Who wants no motion sees one frame, half folded.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still: number[] = await page.evaluate(VISIBLE);
    expect(still).toEqual([Math.round(0.72 * last)]);
  } finally {
    await browser.close();
  }
});
