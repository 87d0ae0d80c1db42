import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** The page of a mockup, once it is ready: a busy server answers 503 first. */
export const look = async (url: string): Promise<{ readonly headers: Headers; readonly html: string }> => {
  for (;;) {
    const page = await fetch(url);
    const html = await page.text();
    if (page.status === 200) return { headers: page.headers, html };
    expect([page.status, page.headers.has('retry-after')]).toEqual([503, true]);
    await setTimeout(100);
  }
};
