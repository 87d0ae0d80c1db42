import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldingSteps, stepPage } from '../../src/fold/index.ts';
import { placements } from '../../src/fold/pose/placement.ts';
import { timelineOf } from '../../src/fold/pose/pose.ts';
import { USUAL_VIEW, viewAxes } from '../../src/fold/pose/stance.ts';
import { dot3 } from '../../src/geometry/index.ts';
import { catalogue, dieline } from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const templates = [...new Map(catalogue.entries.map((entry) => [entry.template, entry])).values()];
const wordsOf = (id: string) =>
  foldingSteps(dieline(catalogue.find(id)!, {}).drawing.parts).steps.map(({ words }) => words);

describe('the steps of a packer', () => {
  it('fill one page for every template that folds, and end with the closed box', () => {
    const wrong = templates.filter((entry) => {
      const { parts } = dieline(entry, {}).drawing;
      const { steps } = foldingSteps(parts);
      const moves =
        parts.some(({ sheet }) => sheet.some(({ panel, parent }) => parent !== undefined && panel.folds.length)) ||
        parts.some(({ part }) => part.placement);
      if (!moves) return steps.length !== 1;
      const moments = steps.slice(1).map(({ at }) => Number(at));
      const rises = moments.every((at, k) => at > (moments[k - 1] ?? 0));
      const isSaid = steps.every(({ words }) => /^[A-Z].*\.$/.test(words) && !/undefined|default|\{/.test(words));
      return steps.length < 4 || steps.length > 9 || !rises || moments.at(-1) !== 1 || !isSaid;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('begin with the flat pack of a glued tube, and with the blank of a tray', () => {
    expect(wordsOf('becf-11001')).toEqual([
      'Take the flat pack.',
      'Push it open.',
      'Fold the top dust flaps and the top tuck.',
      'Fold the top lid.',
      'Tuck the top lid in. Lock the top dust flaps in the top tuck.',
    ]);
    expect(wordsOf('becf-11a01').slice(0, 3)).toEqual([
      'Take the blank.',
      'Fold the left and right flaps of the front and back walls.',
      'Fold the front and back walls.',
    ]);
  });

  it('say what is glued, taped, wrapped and put in place', () => {
    expect(wordsOf('becf-21d01').at(-1)).toContain(
      'Tape the bottom and top flaps of the front and back walls where they meet.',
    );
    expect(wordsOf('becf-21c02').slice(-2)).toEqual([
      'Fold the front and back walls. Glue the front and back tabs to the front and back walls.',
      'Put the lid in place.',
    ]);
    expect(wordsOf('becf-30101')).toContain('Wrap the front and back turn-ins.');
  });

  it('tell when the plant does them', () => {
    expect(foldingSteps(dieline('becf-12101').drawing.parts).note).toContain('delivers it flat');
    expect(foldingSteps(dieline('becf-10101').drawing.parts).note).toBeUndefined();
  });

  it('call left and right what the picture shows there, for every template', () => {
    let told = 0;
    const wrong = templates.flatMap((entry) => {
      const { parts } = dieline(entry, {}).drawing;
      const [right] = viewAxes(parts, USUAL_VIEW);
      const closed = placements(parts);
      const { steps } = timelineOf(parts);
      /** The side of the picture, beside the panel of the opposite name. */
      const sideOf = (k: number, at: number): string | undefined => {
        const { sheet } = parts[k]!;
        const { id, parent, panel } = sheet[at]!;
        if (!/\b(left|right|front|back|top|bottom|upper|lower)\b/.test(panel.name))
          return parent === undefined ? undefined : sideOf(k, parent);
        const swapped = panel.name.replace(/\b(left|right)\b/, (word) => (word === 'left' ? 'right' : 'left'));
        const mate = sheet.findIndex((one) => one.id === id.slice(0, -panel.name.length) + swapped);
        if (mate < 0 || mate === at) return undefined;
        const [own, other] = [at, mate].map((n) => {
          const xs = sheet[n]!.outline.map(({ from }) => dot3(closed[k]![n]!(from, 0), right));
          return (Math.min(...xs) + Math.max(...xs)) / 2;
        }) as [number, number];
        return own < other ? 'left' : 'right';
      };
      return foldingSteps(parts).steps.flatMap(({ at, words }, n, all) => {
        const [said, ...more] = new Set(words.match(/\b(left|right)\b/g));
        if (!said || more.length) return [];
        const [from, to] = [Number(all[n - 1]!.at) || 0, Number(at)].map((time) => time * steps) as [number, number];
        const sides = parts.flatMap(({ sheet }, k) =>
          sheet.flatMap(({ panel }, one) =>
            panel.folds.some(({ phase }) => phase + 1 > from + 1e-6 && phase + 1 < to + 1e-6)
              ? (sideOf(k, one) ?? [])
              : [],
          ),
        );
        told += sides.length;
        return sides.every((side) => side === said) ? [] : [`${entry.id}: ${words}`];
      });
    });
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(100);
  });

  it('call the walls of a mailer and of trays as the picture shows them', () => {
    expect(wordsOf('becf-21701').slice(4, 6)).toEqual([
      'Fold the left rim and the left inner wall. Lock the left inner wall in the floor.',
      'Fold the right rim and the right inner wall. Lock the right inner wall in the floor.',
    ]);
    expect(wordsOf('becf-12004')).toContain('Fold the left wall.');
    // Its print puts left and right on what stands in front and at the back.
    expect(wordsOf('fefco-0760')[1]).toBe('Fold the front and back walls.');
  });

  it('tell what goes in with a lid: its tuck, also one that springs back, and ears that hold behind a wall', () => {
    expect(wordsOf('becf-12004').at(-1)).toBe('Tuck the back lid in.');
    expect(wordsOf('becf-21711').at(-1)).toBe('Tuck the back lid in.');
    expect(wordsOf('becf-21701').at(-1)).toBe('Fold the front lid. Tuck the left and right ears in.');
    // At its usual size the tuck does not spring back.
    expect(wordsOf('becf-11e10').at(-1)).toBe('Tuck the left and right flaps and the back lid in.');
    const lids = templates.flatMap((entry) => {
      const { parts } = dieline(entry, {}).drawing;
      const tucks = parts.flatMap(({ part, sheet }) =>
        sheet.filter(
          ({ id, panel }) =>
            panel.role === 'flap' &&
            part.blank.joins.some(({ a, by }) => by === 'lock' && a === id && id.includes('lid.tuck')),
        ),
      );
      return tucks.length ? [[entry.id, wordsOf(entry.id).join(' ')] as const] : [];
    });
    expect(lids.length).toBeGreaterThan(20);
    expect(lids.filter(([, text]) => !/Tuck the [^.]*in\.|Lock [^.]*tuck/.test(text))).toEqual([]);
  });

  it('leave room for every picture and text on the page', () => {
    for (const id of ['becf-10101', 'becf-10b01', 'becf-30101']) {
      const page = stepPage(dieline(catalogue.find(id)!, {}).drawing.parts, 'A & B', [id])!;
      expect(page).toContain('A &amp; B');
      const numbers = [...page.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      const texts = [...page.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(([, , y]) => Number(y));
      expect(numbers.length).toBe(foldingSteps(dieline(catalogue.find(id)!, {}).drawing.parts).steps.length);
      expect(Math.max(...texts)).toBeLessThan(297 - 10);
      expect(Math.min(...[...page.matchAll(/scale\(([\d.]+)\)/g)].map(([, scale]) => Number(scale)))).toBeGreaterThan(
        0.04,
      );
    }
  });
});

describe('boxwright fold --steps', () => {
  it('writes a PDF of one page, the same each time', async () => {
    const [first, second] = ['a.pdf', 'b.pdf'].map((name) => join(newFolder(), name)) as [string, string];
    for (const out of [first, second]) {
      const { code, err, ...said } = await run('fold becf-10101 60x25x100 --steps --out', [out]);
      expect([code, err, said.out]).toEqual([0, '', expect.stringContaining('Reverse tuck end, steps, ')]);
    }
    const bytes = await readFile(first);
    expect(bytes.equals(await readFile(second))).toBe(true);
    const { PDFDocument } = await import('pdf-lib');
    const file = await PDFDocument.load(bytes);
    expect(file.getPages().map((page) => [page.getWidth(), page.getHeight()].map(Math.round))).toEqual([[595, 842]]);
  });

  it('refuses another ending, and a flat piece', async () => {
    expect((await run('fold becf-10101 --steps --out box.png')).err).toContain('Try --out box.pdf.');
    expect((await run('fold becf-10101 --out box.pdf')).err).toContain(
      'With no --steps the file must end in .svg or .png or .glb or .stl or .fold. Try --out box.svg.',
    );
    const flat = templates.find((entry) => foldingSteps(dieline(entry, {}).drawing.parts).steps.length === 1)!;
    const { code, err } = await run(`fold ${flat.id} --steps`);
    expect([code, err]).toEqual([1, expect.stringContaining('is a flat piece')]);
  });
});
