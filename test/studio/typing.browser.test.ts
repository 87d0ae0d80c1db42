import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { random as randomFrom } from '../../bench/random.ts';
import { dieline } from '../../src/index.ts';
import { parseLength } from '../../src/studio/state/lengths.ts';
import { openBrowser, PATIENCE } from '../support/browser.ts';
import { builtForTests } from './build.ts';
import { hosting, PATH } from './hosting.ts';

const browser = await openBrowser();
const missing = typeof browser === 'string' ? browser : undefined;
if (missing) console.warn(`SKIPPED, typing in the studio: ${missing}`);
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
});

const FIELDS = ['length', 'width', 'height'] as const;
type Name = (typeof FIELDS)[number];
type Values = Readonly<Record<Name, number>>;

const FIRST: Values = { length: 60, width: 40, height: 90 };

/** What a user expects of the fields: each text belongs to the field that has the focus, and undo goes back in order. */
class Expected {
  values: Values = FIRST;
  focus: Name = 'length';
  #text = '';
  /** Field whose text is kept as typed. */
  #writing: Name | undefined;
  #isSelected = true;
  #past: { name: Name; before: Values; after: Values }[] = [];
  #future: { name: Name; before: Values; after: Values }[] = [];
  #isOpen = false;

  #set(value: number | undefined): void {
    if (value === undefined || value === this.values[this.focus]) return;
    const [before, name] = [this.values, this.focus];
    this.values = { ...before, [name]: value };
    this.#future = [];
    const last = this.#past.at(-1);
    if (this.#isOpen && last?.name === name) last.after = this.values;
    else this.#past.push({ name, before, after: this.values });
    this.#isOpen = true;
  }

  #value(): number | undefined {
    return parseLength(this.#text, 'mm', 'en');
  }

  key(key: string): void {
    if (/^[\d.]$/.test(key) || key === 'Backspace') {
      const own = this.#writing === this.focus ? this.#text : String(this.values[this.focus]);
      const kept = this.#isSelected ? '' : own;
      this.#text = key === 'Backspace' ? kept.slice(0, -1) : kept + key;
      [this.#writing, this.#isSelected] = [this.focus, false];
      this.#set(this.#value());
    } else if (key === 'Enter') {
      this.#writing = undefined;
      [this.#isOpen, this.#isSelected] = [false, true];
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      this.#writing = undefined;
      this.#isSelected = true;
      this.#set(Number((this.values[this.focus] + (key === 'ArrowUp' ? 1 : -1)).toFixed(6)));
    } else if (key === 'Control+z' || key === 'Control+Shift+z' || key === 'Control+y') {
      const isUndo = key === 'Control+z';
      const isText = this.#writing !== undefined && this.#value() === undefined;
      if (this.#writing === this.focus) this.#isSelected = true;
      this.#writing = undefined;
      if (isUndo && isText) return;
      const [from, to] = isUndo ? [this.#past, this.#future] : [this.#future, this.#past];
      this.#isOpen = false;
      const step = from.pop();
      if (!step) return;
      to.push(step);
      this.values = isUndo ? step.before : step.after;
    }
  }

  go(name: Name): void {
    this.#isOpen = false;
    if (this.#writing === this.focus && this.#value() !== undefined) this.#writing = undefined;
    [this.focus, this.#isSelected] = [name, true];
  }
}

describe.skipIf(missing)('typing in the studio', () => {
  let server: Server;
  let home = '';
  beforeAll(async () => {
    server = await hosting(await builtForTests());
    home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  });
  afterAll(() => server?.close());

  const opened = async (id: string, values: Readonly<Record<string, number>> = FIRST): Promise<Page> => {
    if (typeof browser === 'string') throw new Error(browser);
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    await page.goto(`${home}#/box/${id}?${new URLSearchParams({ ...(values as object), view: 'flat' })}`);
    await page.locator('#field-length').waitFor();
    return page;
  };

  const drawn = async (page: Page, id: string, values: Values): Promise<void> => {
    const { width, height } = dieline(id as 'becf-10101', values).size;
    const size = [width, height].map((side) => Number(side.toFixed(2))).join(' × ');
    await page.getByRole('img', { name: `Flat drawing, ${size} mm` }).waitFor();
    for (const name of FIELDS) expect(await page.locator(`#field-${name}`).inputValue()).toBe(String(values[name]));
    for (const name of FIELDS) await page.waitForURL((url) => url.hash.includes(`${name}=${values[name]}`));
  };

  const focus = (page: Page, name: string) =>
    page.evaluate(`document.activeElement.blur(), document.getElementById('field-${name}').focus()`);

  it.each([0, 1, 5])('takes 120, Tab, 67, Tab, 89 with %i ms between keys, and backwards', async (ms) => {
    const page = await opened('becf-10101');
    const type = async (from: Name, keys: readonly string[]): Promise<void> => {
      await focus(page, from);
      // Without a pause, keys of one field overlap: the next one is down before the last one is up.
      const pressed: Promise<void>[] = [];
      for (const key of keys) {
        const press = page.keyboard.press(key);
        pressed.push(press);
        if (ms > 0 || key.length > 1) await press;
        if (key.length > 1) await Promise.all(pressed);
        if (ms > 0) await sleep(ms);
      }
      await Promise.all(pressed);
    };
    await type('length', [...'120', 'Tab', ...'67', 'Tab', ...'89']);
    await drawn(page, 'becf-10101', { length: 120, width: 67, height: 89 });
    await type('height', [...'101.5', 'Shift+Tab', ...'70', 'Shift+Tab', ...'95']);
    await drawn(page, 'becf-10101', { length: 95, width: 70, height: 101.5 });
    // Values that cannot be made on the way offer others, which the keys pass.
    await type('length', [...'20', 'Tab', ...'5000', 'Tab', ...'44', 'Shift+Tab', ...'19']);
    await drawn(page, 'becf-10101', { length: 20, width: 19, height: 44 });
    await page.close();
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'draws every value that was typed, in any order and at any speed (seed %i)',
    async (seed) => {
      const next = randomFrom(seed);
      const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
      const page = await opened('becf-10101');
      const expected = new Expected();
      const keys: string[] = [];
      const press = async (key: string): Promise<void> => {
        keys.push(key);
        await page.keyboard.press(key);
        if (next() < 0.5) await sleep(5 * next());
      };
      const go = async (name: Name): Promise<void> => {
        keys.push(name);
        await focus(page, name);
        expected.go(name);
      };
      await go('length');
      for (let k = 0; k < 60; k++) {
        const at = FIELDS.indexOf(expected.focus);
        const action = next();
        if (action < 0.45)
          for (const key of String(Math.floor(next() * 300) / pick([1, 1, 10]))) {
            expected.key(key);
            await press(key);
          }
        else if (action < 0.62 && at < 2) {
          expected.go(FIELDS[at + 1]!);
          await press('Tab');
        } else if (action < 0.72 && at > 0) {
          expected.go(FIELDS[at - 1]!);
          await press('Shift+Tab');
        } else if (action < 0.78) {
          await press('Escape');
          await go(pick(FIELDS));
        } else {
          const key = pick([
            'Enter',
            'Backspace',
            'ArrowUp',
            'ArrowDown',
            'Control+z',
            'Control+z',
            'Control+Shift+z',
            'Control+y',
          ]);
          expected.key(key);
          await press(key);
        }
        if (k % 20 !== 19) continue;
        const address = () => Object.fromEntries(new URLSearchParams(page.url().split('?')[1]));
        const sizes = Object.fromEntries(FIELDS.map((name) => [name, String(expected.values[name])]));
        await expect.poll(address, { message: keys.join(' '), timeout: PATIENCE }).toMatchObject(sizes);
      }
      const last: Values = { length: 80 + seed, width: 70 - seed, height: 90 + 2 * seed };
      const shuffled = FIELDS.toSorted(() => next() - 0.5);
      for (const name of shuffled) {
        await go(name);
        for (const key of String(last[name])) await press(key);
      }
      await drawn(page, 'becf-10101', last);
      await page.close();
    },
  );

  it('takes back the last change, whatever the focus, also a choice, a text and a value of the sheet', async () => {
    const page = await opened('becf-10101');
    const { keyboard } = page;
    await focus(page, 'length');
    await keyboard.type('120');
    await keyboard.press('Tab');
    await keyboard.type('67');
    await keyboard.press('Tab');
    await keyboard.press('Control+z');
    await drawn(page, 'becf-10101', { length: 120, width: 40, height: 90 });
    await keyboard.press('Control+z');
    await drawn(page, 'becf-10101', FIRST);
    await keyboard.press('Control+y');
    await drawn(page, 'becf-10101', { length: 120, width: 40, height: 90 });
    await page.getByRole('button', { name: /^Postal lock/ }).click();
    await page.getByRole('radio', { name: 'Top', exact: true }).check();
    await page.waitForURL(/postal_lock=top/);
    await keyboard.press('Control+z');
    await page.waitForURL((url) => !url.hash.includes('postal_lock'));
    await focus(page, 'width');
    await keyboard.type('wide');
    await page.getByText('Not a number').waitFor();
    await keyboard.press('Control+z');
    await drawn(page, 'becf-10101', { length: 120, width: 40, height: 90 });
    await page.evaluate("location.hash += '&panel=sheet'");
    const side = page.getByLabel('Width, mm', { exact: true });
    await side.fill('900');
    await side.press('Enter');
    await focus(page, 'height');
    await keyboard.press('Control+z');
    await expect.poll(() => side.inputValue()).toBe('1000');
    await drawn(page, 'becf-10101', { length: 120, width: 40, height: 90 });
    await page.close();
  });

  it('keeps a field in place while its value passes through others: finer settings, thickness', async () => {
    const page = await opened('becf-10101');
    await page.locator('.fine summary').click();
    const fine = page.locator('.fine input[inputmode=decimal]').first();
    const own = await fine.inputValue();
    await fine.focus();
    // First too large, then right again.
    for (const key of ['9', '9', '9', '9']) await fine.press(key);
    await page.locator('.fine .wrong').waitFor();
    for (let k = 0; k < 4; k++) await fine.press('Backspace');
    await page.keyboard.type(own);
    await page.locator('.fine .wrong').waitFor({ state: 'detached' });
    expect(await fine.inputValue()).toBe(own);
    expect(await page.evaluate('document.activeElement.id')).toBe(await fine.getAttribute('id'));
    // A thickness of a named board on the way to another one.
    await page.evaluate("location.hash = '#/box/becf-10101?material=0.37&view=flat'");
    const thickness = page.locator('#field-material');
    await thickness.focus();
    await page.waitForURL(/material=0.37/);
    for (const key of '0.5') await page.keyboard.press(key);
    await page.waitForURL(/material=0.5/);
    await page.keyboard.type('7');
    await page.waitForURL(/material=0.57/);
    await page.close();
  });
});
