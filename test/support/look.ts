import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** Requests the page of a mockup until it is ready: a busy server answers 503 first. */
export const look = async (url: string): Promise<void> => {
  for (;;) {
    const page = await fetch(url);
    await page.arrayBuffer();
    if (page.status === 200) return;
    expect([page.status, page.headers.has('retry-after')]).toEqual([503, true]);
    await setTimeout(100);
  }
};
