import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { rethrowAsCommandError } from '../../src/cli/usage-error.ts';
import { catalogue, dieline } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { program } from '../support/program.ts';

afterEach(() => vi.restoreAllMocks());

/** Arguments with which a command gets as far as its action. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  find: 'mailer',
  new: 'template shop-carton',
  batch: 'list.jsonl --out dies',
  mockup: 'becf-10101 --out box.html',
  artwork: 'becf-10101 --artwork art.pdf --out press.pdf',
  nest: 'becf-10101 --sheet B1',
  templates: '',
  groups: '',
  profiles: '',
  profile: 'show laser',
  plant: 'show ours',
  check: 'box.dxf',
  conformance: '',
  calibrate: '--live --url http://127.0.0.1:1',
  serve: '',
  mcp: '',
  work: '',
  studio: '--out dies',
  keys: 'list',
  backup: '--out backup.db',
  completion: 'bash',
};
const lineOf = (name: string): string => `${name} ${ARGUMENTS[name] ?? 'becf-10101'}`;

const PLANTED: readonly (readonly [string, unknown])[] = [
  ['a TypeError', new TypeError('planted')],
  ['a RangeError', new RangeError('planted')],
  ['a limit of the engine', new RangeError('Maximum call stack size exceeded (planted)')],
  ['an Error of several lines', new Error('planted\n  here')],
  ['a text', 'planted'],
];

/** Replaces the actions of a command. @returns whether it can print JSON */
const plant = async (name: string, action: () => void | Promise<void>): Promise<boolean> => {
  const row = commands.find((one) => one.name === name)!;
  const add = await row.load();
  vi.spyOn(row, 'load').mockResolvedValue((command, context) => {
    add(command, context);
    for (const one of [command, ...command.commands]) one.action(action);
  });
  const command = new Command(name);
  add(command, {} as never);
  return command.options.some(({ long }) => long === '--json');
};

const isUnexpected = ({ code, err, out }: { code: number; err: string; out: string }): void => {
  expect([code, out]).toEqual([3, '']);
  expect(err).toMatch(/^boxwright: Unexpected error: [^\n]*planted[^\n]*NODE_DEBUG=boxwright shows its place\.\n$/);
};

describe.each(commands.map(({ name }) => name))(
  'boxwright %s: an unexpected error exits with 3, in one line',
  (name) => {
    it.each(PLANTED)('%s', async (_, error) => {
      await plant(name, () => {
        throw error;
      });
      isUnexpected(await boxwrightCommand(lineOf(name)));
    });

    it('a rejection, as JSON where JSON is asked for', async () => {
      const hasJson = await plant(name, () => Promise.reject(new TypeError('planted')));
      if (!hasJson) isUnexpected(await boxwrightCommand(lineOf(name)));
      else {
        const { code, err } = await boxwrightCommand(`${lineOf(name)} --json`);
        expect([code, JSON.parse(err)]).toEqual([3, { message: expect.stringContaining('planted') }]);
      }
    });

    it('a module that cannot be loaded', async () => {
      vi.spyOn(commands.find((one) => one.name === name)!, 'load').mockRejectedValue(new SyntaxError('planted'));
      isUnexpected(await boxwrightCommand(lineOf(name)));
    });
  },
);

describe('deep inside a command', () => {
  it.each(['dieline', 'parts', 'mockup', 'fold', 'nest', 'template', 'choices', 'check box.dxf --template'])(
    'boxwright %s',
    async (line) => {
      const name = line.split(' ')[0]!;
      vi.spyOn(catalogue, 'find').mockImplementation(() => {
        throw new TypeError('planted');
      });
      isUnexpected(await boxwrightCommand(line.includes(' ') ? `${line} becf-10101` : lineOf(name)));
    },
  );

  it('it does not pass for an error of the database, the network or the disk', async () => {
    const passed = (error: Error) => expect(rethrowAsCommandError(() => Promise.reject(error))).rejects;
    for (const error of [
      new TypeError('planted'),
      new ReferenceError('planted'),
      new RangeError('Invalid array length'),
    ])
      await passed(error).toBe(error);
    await passed(new TypeError('fetch failed', { cause: new Error('refused') })).toMatchObject({ exitCode: 1 });
    await passed(new RangeError('credits is -1; give a number from 0.')).toMatchObject({ exitCode: 1 });
  });
});

describe('boxwright check', () => {
  const folder = newFolder();
  const [sound, open] = ['sound.svg', 'open.svg'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(sound, dieline('becf-10101').svg());
  writeFileSync(
    open,
    `<svg xmlns="http://www.w3.org/2000/svg" width="99mm" viewBox="0 0 99 99"><path id="cut" stroke="red" d="M0 0H90V90"/></svg>`,
  );

  it('goes on with other files after an unexpected error', async () => {
    const answer = join(folder, 'answer.json');
    writeFileSync(answer, '{"part_list":{"dieline_template_id":"becf-10101"}}');
    vi.spyOn(catalogue, 'find').mockImplementationOnce(() => {
      throw new TypeError('planted');
    });
    const { code, out, err } = await boxwrightCommand('check', [answer, open]);
    expect([code, err]).toEqual([3, expect.stringMatching(/^boxwright: .*answer\.json: Unexpected error: .*\n$/)]);
    expect(out).toContain('2 files: 1 not sound, 1 unreadable');
  });

  it('is never 0 where a limit ended the check', async () => {
    const lattice = join(folder, 'lattice.svg');
    const paths = Array.from({ length: 300 }, (_, k) => `<path d="${k % 2 ? `M0 ${k}h300` : `M${k} 0v300`}"/>`);
    writeFileSync(
      lattice,
      `<svg xmlns="http://www.w3.org/2000/svg" width="300mm" viewBox="0 0 300 300"><g id="cut" stroke="red">${paths.join('')}</g></svg>`,
    );
    const { code, out } = await boxwrightCommand('check', [lattice]);
    expect([code, out]).toEqual([
      2,
      expect.stringMatching(/: cannot tell\n.*more than 20,000 places where lines cross/),
    ]);
    expect(out).toMatch(/\n {2}300 × 300 mm, cut 90000.0 mm\n$/);
  });

  it.skipIf(!existsSync('/dev/zero'))('refuses a file without an end', async () => {
    expect(await boxwrightCommand('check /dev/zero')).toMatchObject({
      code: 3,
      err: 'boxwright: /dev/zero cannot be read: it is larger than 64 MB, the maximum.\n',
    });
  });

  const node = (...args: string[]) => `"${process.execPath}" ${args.map((arg) => `"${arg}"`).join(' ')}`;
  const shell = (line: string) => spawnSync('bash', ['-c', line], { encoding: 'utf8' });

  it('has its own exit code also where nobody reads its answer', () => {
    expect(shell(`${node(program, 'check', open)} | true; exit \${PIPESTATUS[0]}`).status).toBe(1);
  });

  it.skipIf(!existsSync('/dev/full'))('never says "not sound" where its answer cannot be written', () => {
    expect(shell(`${node(program, 'check', sound)} > /dev/full`).status).toBe(3);
  });

  it.each(['setTimeout(() => { throw new TypeError("planted") })', 'Promise.reject(new TypeError("planted"))'])(
    'an error outside of the command exits with 3: %s',
    (code) => {
      const planted = join(folder, 'planted.mjs');
      const whenReady = `(event) => event === 'uncaughtException' && setImmediate(() => { ${code} })`;
      writeFileSync(planted, `process.once('newListener', ${whenReady});`);
      const { status, stderr } = shell(node('--import', `file://${planted}`, program, 'check', '-'));
      expect([status, stderr]).toEqual([3, expect.stringMatching(/^boxwright: Unexpected error: planted\. .*\n$/)]);
    },
  );
});
