import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { program } from '../support/program.ts';
import { jsonLines, sampleRequests } from './requests.ts';

/** Larger numbers by hand: BOXWRIGHT_BATCH=20000. */
const COUNT = Number(process.env.BOXWRIGHT_BATCH ?? 150);

const folder = newFolder();
const list = join(folder, 'requests.jsonl');
const requests = sampleRequests(COUNT);
writeFileSync(list, jsonLines(requests));

const command = (...args: string[]) => boxwrightCommand('batch', args);
const run = (out: string, ...more: string[]) => command(list, '--out', out, ...more);
const linesOf = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];

/** Every file of a folder with its bytes. */
const contents = (of: string): Map<string, string> =>
  new Map(
    readdirSync(of)
      .sort()
      .map((name) => [name, readFileSync(join(of, name), 'latin1')]),
  );
const whole = join(folder, 'whole');

/** `boxwright batch` in a terminal, stopped when the progress bar shows the first result. */
const inTerminal = async (args: readonly string[]) => {
  let [out, err] = ['', ''];
  let stop = () => {};
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  const code = await runCommandLine(['batch', ...args], {
    stdout: { write: (text) => (out += text) },
    stderr: {
      isTTY: true,
      write: (text: string) => {
        err += text;
        if (/ \d+ done/.test(text)) stop();
      },
    },
    untilStopped: () => stopped,
  });
  return { code, out, err };
};

describe('boxwright batch', () => {
  it('writes the files and the results of a list, in its order', async () => {
    const { code, out, err } = await run(whole, '--jobs', '1');
    const refused = Math.ceil((COUNT - 12) / 20);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^(line \d+, key order-\d+: length is 1000000 mm, above its maximum of .+\n){1,3}$/),
    ]);
    expect(out).toBe(
      `${COUNT - refused} of ${COUNT} were made, ${refused} refused. Results: ${join(whole, 'results.jsonl')}\n`,
    );
    const results = linesOf(join(whole, 'results.jsonl')).map((line) => JSON.parse(line));
    expect(results.map(({ line, key }) => [line, key])).toEqual(
      Array.from({ length: COUNT }, (_, k) => [k + 1, `order-${k + 1}`]),
    );
    const files = results.flatMap((result) => result.files ?? []);
    expect(readdirSync(whole).sort()).toEqual([...files.map(({ name }) => name), 'results.jsonl'].sort());
    for (const { name, bytes } of files) expect(statSync(join(whole, name)).size).toBe(bytes);
  });

  it('resumes after kill -9 without loss or repetition, and gives the same bytes', async () => {
    const out = join(folder, 'killed');
    const results = join(out, 'results.jsonl');
    let kills = 0;
    const before = new Map<string, number>();
    for (const [sent, share] of [
      [0.75, 0.1],
      [1, 0.3],
    ] as const) {
      // Its list stays open, so it cannot end before it is killed, however late that is. It writes what is followed by enough others.
      const child = spawn(process.execPath, [program, 'batch', '-', '--out', out, '--jobs', '2'], {
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      const ended = once(child, 'exit');
      child.stdin!.on('error', () => undefined);
      child.stdin!.write(jsonLines(requests.slice(0, sent * COUNT)));
      while (linesOf(results).length < share * COUNT && child.exitCode === null) await setTimeout(5);
      child.kill('SIGKILL');
      const [, signal] = await ended;
      if (signal === 'SIGKILL') kills++;
      for (const name of readdirSync(out)) {
        const { ino, mtimeMs } = statSync(join(out, name));
        if (name.startsWith('order-')) {
          // Written once: the file is the one found after an earlier kill.
          expect(before.get(name) ?? ino + mtimeMs, name).toBe(ino + mtimeMs);
          before.set(name, ino + mtimeMs);
        }
      }
    }
    expect(kills).toBe(2);
    // Files left by a kill are complete.
    const clean = contents(whole);
    for (const name of before.keys())
      expect(readFileSync(join(out, name), 'latin1') === clean.get(name), name).toBe(true);
    const answered = linesOf(results).length;
    expect(answered).toBeLessThan(COUNT);
    // An incomplete line.
    appendFileSync(results, linesOf(join(whole, 'results.jsonl'))[answered]!.slice(0, 30));
    const { code, out: said } = await run(out, '--jobs', '3');
    expect(code).toBe(1);
    expect(said).toContain(`; ${answered} of them answered before.`);
    for (const [name, file] of before) {
      const { ino, mtimeMs } = statSync(join(out, name));
      expect(ino + mtimeMs, name).toBe(file);
    }
    expect(contents(out)).toEqual(clean);
    // Once more, with nothing left to do.
    expect((await run(out)).out).toContain(`; ${COUNT} of them answered before.`);
    expect(contents(out)).toEqual(clean);
  });

  it('stops on request, and resumes', async () => {
    const out = join(folder, 'stopped');
    const [first, few] = [Math.min(COUNT, 100), join(folder, 'few.jsonl')];
    writeFileSync(few, jsonLines(sampleRequests(first)));
    const stopped = await inTerminal([few, '--out', out, '--jobs', '1', '--json']);
    expect(stopped.code).toBe(3);
    expect(JSON.parse(stopped.out).batch).toMatchObject({ stopped: true, before: 0 });
    // The progress bar is drawn in a terminal, and removed at the end.
    expect(stopped.err.endsWith('\r\x1b[K')).toBe(true);
    expect((await command(few, '--out', out)).code).toBe(1);
    // What the whole list made of its first requests.
    const made = [...contents(whole)].filter(([name]) => Number(/^order-(\d+)\./.exec(name)?.[1]) <= first);
    const { 'results.jsonl': results, ...files } = Object.fromEntries(contents(out));
    expect(files).toEqual(Object.fromEntries(made));
    expect(results).toBe(
      linesOf(join(whole, 'results.jsonl'))
        .slice(0, first)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });

  it('writes the files of each key once, whichever thread is faster', async () => {
    const twice = join(folder, 'twice.jsonl');
    const box = (length: number) => ({ key: 'box', template: 'becf-10101', variables: { length } });
    writeFileSync(twice, `${jsonLines([box(60), box(60), box(70)])}\n\n{"template":`);
    for (const jobs of ['1', '3']) {
      const out = join(folder, `twice-${jobs}`);
      const { code } = await command(twice, '--out', out, '--jobs', jobs);
      expect(code).toBe(1);
      const results = linesOf(join(out, 'results.jsonl')).map((line) => JSON.parse(line));
      expect(results.map(({ line, files, error }) => [line, files?.[0].name ?? error.message])).toEqual([
        [1, 'box.svg'],
        [2, 'box.svg'],
        [3, expect.stringContaining('box.svg already exists with other content: the key "box" was used before.')],
        [6, 'The request cannot be read'],
      ]);
    }
  });

  it('leaves files of others unchanged', async () => {
    const out = join(folder, 'other');
    const error = async (...args: string[]) => {
      const { code, err } = await command(...args);
      return `${code} ${err.trim()}`;
    };
    expect(await error(join(folder, 'no.jsonl'), '--out', out)).toMatch(
      /^1 .*no\.jsonl cannot be read: the file does not/,
    );
    expect(await error(list, '--out', out, '--jobs', '0')).toMatch(/^2 .*Write a whole number from 1 up/);
    expect(await error(list, '--out', out, '--results', list)).toBe(
      `1 boxwright: ${list}, line 1 is not a result of a batch. Name another file with --results.`,
    );
    // The list was changed since.
    mkdirSync(join(folder, 'changed'), { recursive: true });
    const copy = join(folder, 'copy.jsonl');
    writeFileSync(copy, jsonLines(sampleRequests(3, ['svg'])));
    expect(await error(copy, '--out', out)).toBe('0 ');
    writeFileSync(copy, jsonLines([...sampleRequests(2, ['svg']), { template: 'becf-10101' }]));
    expect(await error(copy, '--out', out)).toMatch(
      /^1 boxwright: Line 3 of the list is not the request that .* answers/,
    );
    writeFileSync(copy, jsonLines(sampleRequests(2, ['svg'])));
    expect(await error(copy, '--out', out)).toMatch(/^1 boxwright: Line 3 of the list/);
    writeFileSync(copy, jsonLines(sampleRequests(4, ['svg'])));
    rmSync(join(out, 'order-2.svg'));
    expect(await error(copy, '--out', out)).toMatch(/^1 boxwright: order-2\.svg is not in .* any more/);
    // Another batch writes there.
    mkdirSync(join(out, '.boxwright-batch', String(process.ppid)), { recursive: true });
    const elsewhere = join(folder, 'elsewhere.jsonl');
    expect(await error(copy, '--out', out, '--results', elsewhere)).toMatch(/^1 .*another batch \(process \d+\)/);
  });
});

describe('the progress bar', () => {
  const at = { answered: 500, refused: 0, before: 0, bytes: 5000, bytesBefore: 0 };

  it('shows progress, rate and remaining time', () => {
    expect(progressBar(at, 60_000, 10_000)).toBe('[############............] 50 % 500 done, 8 a second, 60 s left');
    expect(progressBar({ ...at, refused: 3 }, 3.6e6, 10_000)).toMatch(/500 done, 3 refused, 60 min left$/);
    expect(progressBar(at, 60_000)).toBe('500 done, 8 a second');
    // Items of an earlier run do not count for the rate.
    const again = { ...at, before: 380, bytesBefore: 3800 };
    expect(progressBar(again, 60_000, 10_000)).toMatch(/500 done, 2 a second, 4 min left$/);
  });
});
