import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Folder into which the browser is unpacked, once. */
const HOME = resolve('node_modules/.cache/boxwright-browser');

/** Longest wait for something in a page, in ms: for pages that never show it, not for slow machines. */
export const PATIENCE = 300_000;

/** Renders WebGL in software, equally on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card, pages rendered by a GPU process take twice the processor time.
  '--disable-gpu-compositing',
  '--hide-scrollbars',
];

/**
 * Writes a fontconfig file with only the project's fonts, and a cache beside it.
 * Without fonts pages crash; with the fonts of the machine they look different.
 */
const writeFontConfig = (folder: string): string => {
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${resolve('src/artwork/fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return path;
};

/** Starts a real browser from the package registry. @returns the reason if it cannot start. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser | string> => {
  try {
    const { chromium } = await import('playwright-core');
    const folder = mkdtempSync(join(tmpdir(), 'boxwright-fonts-'));
    const executablePath = await unpacked();
    const open = (env: Record<string, string | undefined>): Promise<Browser> =>
      chromium.launch({
        executablePath,
        args: [...FLAGS, ...more],
        headless: true,
        env: definite(env),
        timeout: PATIENCE,
      });
    const own = { ...process.env, FONTCONFIG_FILE: writeFontConfig(folder), FONTCONFIG_PATH: undefined };
    // A bare machine lacks libraries that a browser needs. The package contains them; try those of the machine first.
    const browser = await open(own).catch(() => open({ ...own, LD_LIBRARY_PATH: join(HOME, 'al2023/lib') }));
    browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
    browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true }));
    return browser;
  } catch (error) {
    return `no browser can be started here: ${String(error instanceof Error ? error.message : error)
      .split('\n')
      .slice(0, 4)
      .join(' ')}`;
  }
};

/**
 * Script of a page that keeps every text that appears in it: one that vanishes by itself may be gone before a busy machine looks.
 * `shownTexts` is a set of them.
 */
export const keepTexts = `
  globalThis.shownTexts = new Set();
  const keep = (node) => {
    if (node.nodeType === Node.TEXT_NODE) shownTexts.add(node.data.trim());
    else for (const child of node.childNodes) keep(child);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) keep(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/** Waits until a page with `keepTexts` has shown a text. */
export const wasShown = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(`[...shownTexts].some((shown) => shown.includes(${JSON.stringify(text)}))`), {
      message: text,
      timeout: PATIENCE,
    })
    .toBe(true);

const definite = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The package unpacks into the folder for temporary files and trusts what it finds there: give it a separate folder and move the result when complete. */
const unpacked = async (): Promise<string> => {
  const path = join(HOME, 'chromium');
  if (existsSync(path)) return path;
  await mkdir(resolve(HOME, '..'), { recursive: true });
  const beside = await mkdtemp(`${HOME}-`);
  const before = {
    TMPDIR: process.env.TMPDIR,
    AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
    FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
  };
  try {
    // Settings by which the package detects a machine without any library.
    Object.assign(process.env, { TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await rename(beside, HOME).catch((error: unknown) => {
      if (!existsSync(path)) throw error;
    });
    return path;
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    await rm(beside, { recursive: true, force: true });
  }
};
