import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';

/** Where the browser is unpacked to, once. */
const HOME = resolve('node_modules/.cache/boxwright-browser');

/** Draws WebGL in software, the same on every machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card, pages that are put together by one take twice the processor time.
  '--disable-gpu-compositing',
  '--hide-scrollbars',
];

/**
 * Writes a fontconfig file that names the project's fonts and nothing else, with a cache beside it.
 * Pages crash without any font, and look different with the fonts of the machine.
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

/** Starts a real browser from the package registry. @returns why it cannot start, where it cannot. */
export const openBrowser = async (more: readonly string[] = []): Promise<Browser | string> => {
  try {
    const { chromium } = await import('playwright-core');
    const folder = mkdtempSync(join(tmpdir(), 'boxwright-fonts-'));
    const executablePath = await unpacked();
    const open = (env: Record<string, string | undefined>): Promise<Browser> =>
      chromium.launch({ executablePath, args: [...FLAGS, ...more], headless: true, env: definite(env) });
    const own = { ...process.env, FONTCONFIG_FILE: writeFontConfig(folder), FONTCONFIG_PATH: undefined };
    // A bare machine lacks libraries that a browser needs. The package brings them; try the machine's own first.
    const browser = await open(own).catch(() => open({ ...own, LD_LIBRARY_PATH: join(HOME, 'al2023/lib') }));
    browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true }));
    return browser;
  } catch (error) {
    return `no browser can be started here: ${String(error instanceof Error ? error.message : error)
      .split('\n')
      .slice(0, 4)
      .join(' ')}`;
  }
};

const definite = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The package unpacks into the folder for temporary files, and takes what it finds there for whole: it is given one of its own, moved to its place when it is done. */
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
    // As the package knows a machine on which everything is missing.
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
