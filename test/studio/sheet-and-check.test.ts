import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SavedLayout } from '../../src/entry/saved-layout.ts';
import { LIMITS, readDrawing } from '../../src/formats/reading/index.ts';
import { boundsOf } from '../../src/geometry/index.ts';
import { dieline, profile } from '../../src/index.ts';
import type { GivenPlacement } from '../../src/nest/index.ts';
import { codeText } from '../../src/studio/drawer/code.ts';
import { boxFileName } from '../../src/studio/drawer/file-name.ts';
import { answerBox } from '../../src/studio/engine/box.ts';
import type { CheckedDrawing } from '../../src/studio/engine/check.ts';
import { check } from '../../src/studio/engine/check.ts';
import { file } from '../../src/studio/engine/files.ts';
import { fold } from '../../src/studio/engine/fold.ts';
import { gunzipSync, inflateSync } from '../../src/studio/engine/inflate.ts';
import { layAround, nestBox, nestFile, openSheet, type SheetQuestion } from '../../src/studio/engine/nest.ts';
import type { CheckQuestion } from '../../src/studio/engine/protocol/checked.ts';
import { formatUpInUnit, parseLength } from '../../src/studio/state/lengths.ts';
import { inTurn } from '../support/turns.ts';
import { greyCreases } from './grey-creases.ts';

const asked = { id: 'becf-10101', values: { length: 62, width: 26, height: 104 }, choices: {} };
const sheet = { width: 1000, height: 700, margin: 10, gripper: 0, rear: 0, gutter: 5, turns: true };
const checked = async (file: string | Uint8Array, question: Partial<CheckQuestion> = {}): Promise<CheckedDrawing> => {
  const answer = await check(new Blob([file as string]), { kinds: {}, ...question });
  if (answer.verdict === 'too large') throw new Error('too large');
  return answer;
};

describe('a sheet in the studio', () => {
  it.runIf(inTurn(0, 3))('has as many blanks as its picture shows, and as its file contains', async () => {
    const { count, placements, utilisation } = await nestBox(asked, sheet, 50_000);
    expect(count).toBeGreaterThan(12);
    expect(placements.length).toBe(count);
    expect(utilisation).toBeGreaterThan(0.4);
    const file = Buffer.from((await nestFile(asked, sheet)).data).toString();
    expect(file.match(/^INSERT$/gm)!.length).toBe(count);
  });

  it.runIf(inTurn(1, 3))(
    'keeps the gripper free along its lower edge, where the larger of it and the margin counts',
    async () => {
      const lowest = async (gripper: number): Promise<number> => {
        const { data } = await nestFile(asked, { ...sheet, gripper });
        const { lines } = await readDrawing(data as Uint8Array);
        return boundsOf(lines.filter(({ kind }) => kind === 'cut').map(({ curve }) => curve)).bottom;
      };
      expect(await lowest(5)).toBeCloseTo(10, 3);
      expect(await lowest(40)).toBeCloseTo(40, 3);
    },
  );

  it.runIf(inTurn(0, 3))('keeps its rear edge free, and blanks inside the print area above the gripper', async () => {
    const extentOn = async (given: Partial<SheetQuestion>) => {
      const { data } = await nestFile(asked, { ...sheet, ...given });
      const { lines } = await readDrawing(data as Uint8Array);
      return boundsOf(lines.filter(({ kind }) => kind === 'cut').map(({ curve }) => curve));
    };
    expect((await extentOn({})).top).toBeGreaterThan(640);
    expect((await extentOn({ rear: 60 })).top).toBeLessThanOrEqual(640);
    const { left, right, bottom, top } = await extentOn({ gripper: 12, printWidth: 700, printHeight: 500 });
    expect([left >= 150, right <= 850, bottom >= 12, top <= 512]).toEqual([true, true, true, true]);
    expect([right - left > 500, top - bottom > 400]).toEqual([true, true]);
  });

  it('changed by hand: tells what is wrong, is saved and opened as it was, and is laid again around what stays', async () => {
    const { placements } = await nestBox(asked, sheet, 1000);
    const [first, second, ...others] = placements as [GivenPlacement, GivenPlacement];
    const wrong = await nestBox(asked, { ...sheet, placements: [first, { ...second, x: first.x + 20, y: first.y }] });
    expect(wrong.count).toBe(2);
    expect(wrong.faults.map(({ kind, names }) => [kind, ...names])).toEqual([['overlap', first.name, second.name]]);

    const moved = { ...sheet, placements: [{ ...first, x: 12.5, y: 300, fixed: true }] };
    const { count, faults } = await nestBox(asked, moved);
    expect([count, faults]).toEqual([1, []]);
    const { data } = await nestFile(asked, moved, 'json');
    const opened = openSheet(data as string);
    expect(opened.box).toEqual({ ...asked, values: expect.objectContaining(asked.values) });
    expect(opened.sheet).toMatchObject(sheet);
    expect(opened.placements).toEqual([{ ...moved.placements[0], box: 'blank' }]);
    const inInches = [{ name: 'blank', address: '/box/becf-10101?unit=in&length=2.5&width=1&height=4' }];
    const other = openSheet(JSON.stringify({ ...(JSON.parse(data as string) as SavedLayout), boxes: inInches }));
    expect(other.box.values.length).toBeCloseTo(63.5, 3);

    const again = layAround(asked, moved, 1000);
    expect(again.length).toBeGreaterThan(others.length / 2);
    expect(again.filter(({ fixed }) => fixed).map(({ x, y }) => [x, y])).toEqual([[12.5, 300]]);
    expect((await nestBox(asked, { ...sheet, placements: again })).faults).toEqual([]);
  });

  it('refuses to open what the studio cannot show, with what can', async () => {
    const { data } = await nestFile(asked, sheet, 'json');
    const saved = JSON.parse(data as string) as SavedLayout;
    expect(() => openSheet(JSON.stringify({ ...saved, gutter: { x: 3, y: 5 } }))).toThrow(/command line opens it/);
    const turned = { ...saved, grain: { axis: 'y', of: 'grain' } };
    expect(() => openSheet(JSON.stringify(turned))).toThrow(/command line opens it/);
    const corrugated = { id: 'becf-21d01', values: {}, choices: {} };
    const large = { ...sheet, width: 1600, height: 1200, turns: false };
    const { data: flutes } = await nestFile(corrugated, large, 'json');
    expect((JSON.parse(flutes as string) as SavedLayout).grain).toEqual({ axis: 'y', of: 'flutes' });
    expect(openSheet(flutes as string).sheet).toMatchObject(large);
    expect(() => openSheet('[]')).toThrow(/sheet, gutter, boxes and placements/);
  });

  it.runIf(inTurn(2, 3))('holds the part that is asked for', async () => {
    const box = { id: 'becf-30101', values: {}, choices: {} };
    const { parts } = (await answerBox(box)).drawing!;
    expect(parts).toEqual(['base_board', 'base_cover', 'lid_board', 'lid_cover']);
    const blanks = await Promise.all(parts.map((part) => nestBox(box, { ...sheet, part }, 1000)));
    expect(new Set(blanks.map(({ cut }) => cut)).size).toBe(4);
    expect(await nestBox(box, sheet, 1000)).toEqual(blanks[0]);
    await expect(nestBox(box, { ...sheet, part: 'tray' }, 1000)).rejects.toThrow('Unknown part "tray"');
  });

  it.each([false, true])(
    'has no blank when it is too small, and says which sheet holds one (turns: %s)',
    async (turns) => {
      for (const [width, height] of [
        [150, 120],
        [120, 150],
      ] as const) {
        const small = { ...sheet, turns, width, height };
        const { count, least } = await nestBox(asked, small, 1000);
        expect(count).toBe(0);
        // As the user types it, in either unit.
        for (const unit of ['mm', 'in'] as const) {
          const typed = (mm: number): number => parseLength(formatUpInUnit(mm, unit, 'en'), unit, 'en')!;
          const countOn = async (short: number): Promise<number> =>
            (await nestBox(asked, { ...small, width: typed(least.width) - short, height: typed(least.height) }, 1000))
              .count;
          expect([await countOn(0), await countOn(1.1)]).toEqual([1, 0]);
        }
        if (turns) expect(least.width > least.height).toBe(width > height);
      }
    },
  );
});

describe('a file in the studio', () => {
  const mine = dieline('becf-10101', asked.values);

  it('is recognised with its size when it is one of ours', async () => {
    const answer = await checked(mine.svg());
    expect(answer).toMatchObject({
      verdict: 'sound',
      findings: [],
      pieces: 1,
      ours: { main: 'becf-10101', differences: 0 },
    });
    expect(answer.ours!.values).toMatchObject(asked.values);
    expect(answer.flat.width).toBeCloseTo(mine.size.width, 3);
  });

  it('is reported with a line drawn twice, and its place', async () => {
    const twice = mine.svg().replace(/(<path id="crease-1" d=")([^"]+)("\/>)/, '$1$2$3<path d="$2"/>');
    const { verdict, findings } = await checked(twice);
    expect(verdict).toBe('not sound');
    expect(findings).toMatchObject([{ kind: 'duplicate', marks: expect.stringMatching(/^M/) }]);
    expect(findings[0]!.at).toHaveLength(2);
  });

  it('in a wrong unit is right with the unit that is offered', async () => {
    const metres = mine.dxf().replace(/(\$INSUNITS\s+70\s+)4\b/, '$16');
    for (const file of [
      metres,
      '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm" viewBox="0 0 9 9"><path id="cut" fill="none" stroke="red" d="M1 1h7v7h-7z"/></svg>',
    ]) {
      const { findings, ours, mm } = await checked(file);
      const [fix] = [...(ours?.fixes ?? []), ...findings.flatMap(({ fixes }) => fixes)];
      expect(fix!.mm).toBeGreaterThan(0);
      expect(fix!.mm).not.toBe(mm);
      const again = await checked(file, fix!);
      expect([again.verdict, again.mm]).toEqual(['sound', fix!.mm]);
    }
  });

  it('has the types of its lines, which can be told, each by the key that is shown', async () => {
    const grey = greyCreases(mine.svg());
    const { looks, findings, verdict } = await checked(grey);
    expect(verdict).toBe('cannot tell');
    expect(looks.map(({ key, kind }) => [key, kind])).toEqual([
      ['layer7', undefined],
      ['cut', 'cut'],
      ['dimensions', 'dimensions'],
      ['crease', 'crease'],
    ]);
    expect(findings.flatMap(({ fixes }) => fixes)).toEqual([{ kinds: { layer7: 'crease' } }]);
    const told = await checked(grey, { kinds: { layer7: 'crease' } });
    expect([told.verdict, told.ours?.main]).toEqual(['sound', 'becf-10101']);
    // Every look can be changed by its key, also one that was known, and keeps that key.
    for (const { key } of told.looks) {
      const other = await checked(grey, { kinds: { layer7: 'crease', [key]: 'perforation' } });
      expect(other.looks.find((one) => one.key === key)).toMatchObject({ kind: 'perforation' });
    }
  });

  it('is compared with a box, with the reasons and the marks of what differs', async () => {
    const box = { id: 'becf-10101', values: { ...asked.values, material: 0.5 } };
    expect(await checked(mine.svg(), { box })).toMatchObject({ verdict: 'same', findings: [] });
    const other = await checked(mine.svg(), { box: { ...box, values: { ...box.values, height: 107 } } });
    expect(other.verdict).toBe('differs');
    expect(other.findings[0]!.text).toBe('It is the drawing with height 104.');
    expect(other.findings[0]!.marks).toMatch(/^M/);
    await expect(checked(mine.svg(), { box: { ...box, values: { length: -5 } } })).rejects.toThrow(/length/);
  });

  it('as PDF or CF2 gets the audit of the command line', async () => {
    for (const file of [await mine.pdf(), await mine.file('cf2')])
      expect(await checked(file)).toMatchObject({ verdict: 'sound', ours: { main: 'becf-10101', differences: 0 } });
  });

  it('has no drawing without lines', async () => {
    const filled = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="red"/></svg>';
    const { drawing, findings } = await checked(filled);
    expect(drawing).toBeUndefined();
    expect(findings).toMatchObject([{ kind: 'nothing_cut' }]);
  });

  it('says what keeps it from who takes it', async () => {
    const { verdict, findings } = await checked(mine.svg(), { receiver: 'laser' });
    expect(verdict).toBe('not ready');
    expect(findings[0]!.text).toContain('a machine cuts or engraves');
    expect(await checked(mine.svg({ profile: profile('laser') }), { receiver: 'laser' })).toMatchObject({
      verdict: 'ready',
      findings: [],
    });
  });

  it('is not read when too large, and is reported when it is not a drawing', async () => {
    const large = { size: LIMITS.bytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as Blob;
    expect(await check(large, { kinds: {} })).toEqual({ verdict: 'too large', limit: LIMITS.bytes });
    await expect(checked('hello')).rejects.toThrow('not a DXF');
  });
});

describe('compressed bytes in a browser', () => {
  it('are decompressed as in Node, also at block boundaries', () => {
    const steps = [0, 1, 16_384, 32_768].flatMap((length) => [-7, -6, -4, -1, 0, 1, 5].map((by) => length + by));
    for (const length of steps.filter((one) => one >= 0)) {
      const data = randomBytes(length);
      const packed = deflateSync(data);
      expect(inflateSync(packed).equals(data)).toBe(true);
      expect(inflateSync(Buffer.concat([packed, Buffer.from('\r\n')])).equals(data)).toBe(true);
    }
  });

  it('are rejected when truncated, and before they fill the memory', () => {
    const packed = deflateSync(Buffer.alloc(4 * 2 ** 20));
    expect(() => inflateSync(packed.subarray(0, -20))).toThrow();
    expect(() => inflateSync(packed, { maxOutputLength: 2 ** 20 })).toThrow('More than 1048576');
  });

  it('are unpacked with gzip too, as an SVGZ is', () => {
    const data = randomBytes(40_000);
    const packed = gzipSync(data);
    expect(gunzipSync(packed).equals(data)).toBe(true);
    for (const torn of [packed.subarray(0, -20), packed.subarray(0, 30), packed.subarray(0, 3)])
      expect(() => gunzipSync(torn)).toThrow();
    expect(() => gunzipSync(gzipSync(Buffer.alloc(2 ** 21)), { maxOutputLength: 2 ** 20 })).toThrow('More than');
  });
});

describe('the folded box in the studio', () => {
  const quick = { isCoarse: true, isDelivered: false };

  it('has every panel of the flat drawing, in folding order', async () => {
    const { nodes, steps, pose, halfOpen, hasPack, isPack } = await fold(asked, quick);
    expect([hasPack, isPack]).toEqual([true, false]);
    const { drawing } = await answerBox(asked);
    const ids = nodes.map(({ id }) => id);
    for (const { id } of drawing!.panels) expect(ids).toContain(id);
    expect(new Set(steps.flat()).size).toBeGreaterThan(8);
    expect(steps.every((moving) => moving.length > 0)).toBe(true);
    // The closed box stands upright, with the requested size plus a few boards.
    const more = pose.at(-1)!.size.map((side, k) => side - [62, 104, 26][k]!);
    for (const side of more) expect(side).toBeGreaterThan(0);
    for (const side of more) expect(side).toBeLessThan(4 * 0.5);
    expect(halfOpen).toBeGreaterThan(0.5);
  });

  it('is coarse while the user types if panels bow', async () => {
    const pillow = { id: 'becf-12105', values: {}, choices: {} };
    const [coarse, fine] = [await fold(pillow, quick), await fold(pillow, { ...quick, isCoarse: false })];
    expect([coarse.isCoarse, fine.isCoarse]).toEqual([true, false]);
  });

  it('has a flat pack two walls wide and a few boards thick, if it is delivered flat', async () => {
    const { pose, isPack } = await fold(asked, { ...quick, isDelivered: true });
    const [across, thick, deep] = pose.at(-1)!.size;
    expect(isPack).toBe(true);
    expect(Math.abs(across - (62 + 26))).toBeLessThan(2);
    expect(thick).toBeLessThan(4 * 0.5);
    expect(deep).toBeGreaterThan(104);
    const tray = await fold({ id: 'becf-21701', values: {}, choices: {} }, { ...quick, isDelivered: true });
    expect([tray.hasPack, tray.isPack]).toEqual([false, false]);
  });
});

describe('the same box as a file name or command', async () => {
  const answer = await answerBox({ ...asked, choices: { flap: 'chamfer_flap' } });
  const of = {
    box: {
      ...answer,
      question: { ...asked, values: { ...asked.values, dust_flap: 15 } },
      drawing: { values: { ...answer.drawing!.values, dust_flap: 15 } },
    },
    address: 'http://127.0.0.1:3000',
    file: boxFileName(answer),
    unit: 'mm' as const,
  };

  it('has a file name with its name, size and id', () =>
    expect(of.file).toMatch(/^reverse-tuck-end_62x26x104_becf-10101[\w.-]*$/));

  it('states every size as curl, TypeScript and a command line', () => {
    for (const kind of ['curl', 'TypeScript', 'command'] as const) {
      const text = codeText(kind, of);
      for (const part of ['62', '26', '104', '0.5', '15']) expect(text).toContain(part);
    }
    expect(codeText('command', of)).toContain(
      `boxwright dieline ${answer.id} length=62 width=26 height=104 material=0.5 dust_flap=15`,
    );
    const [, body] = /-d '(.*)'$/s.exec(codeText('curl', of))!;
    expect(JSON.parse(body!)).toEqual({
      format: 'dxf',
      variables: { unit: 'mm', length: 62, width: 26, height: 104, material: 0.5, dust_flap: 15 },
    });
  });

  it('states sizes in inches where the file does, and the board in mm', () => {
    const inches = {
      ...of,
      box: { ...of.box, drawing: { values: { ...of.box.drawing.values, length: 63.5 } } },
      unit: 'in' as const,
    };
    expect(codeText('command', inches)).toContain(
      `${answer.id} unit=in length=2.5 width=1.0236220472 height=4.094488189 material=0.5 dust_flap=0.5905511811 --out`,
    );
    expect(codeText('TypeScript', inches)).toContain("{ unit: 'in', length: 2.5, width: 1.0236220472,");
    expect(codeText('curl', inches)).toContain('"variables":{"unit":"in","length":2.5,');
  });

  it('states outside sizes as they were typed, in its code and on its files', async () => {
    const values = { length: 300, height: 150, material: 3 };
    const box = await answerBox({ id: 'becf-21d01', values, choices: {}, basis: 'outside' });
    const own = { box: { ...box, drawing: box.drawing! }, address: of.address, file: 'case', unit: of.unit };
    expect(codeText('command', own)).toBe(
      'boxwright dieline becf-21d01 length=300 height=150 material=3 --dimensions outside --out case.dxf',
    );
    expect(codeText('TypeScript', own)).toContain(
      "dieline(catalogue.find('becf-21d01')!, { length: 300, height: 150, material: 3 }, { dimensions: 'outside' });",
    );
    expect(codeText('curl', own)).toContain('"length":294,');
    const { data } = await file(box.question, 'dxf', 'mm');
    const same = dieline('becf-21d01', values, { dimensions: 'outside' });
    expect(same.labels.map(({ text }) => text.value).join()).toContain('(300.00mm outside)');
    expect(Buffer.from(data as Uint8Array).toString()).toBe(same.dxf());
  });
});
