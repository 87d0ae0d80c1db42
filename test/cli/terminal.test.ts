import { describe, expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';

const LISTS = [
  'find tray 120x90x40',
  'find mailer',
  'templates',
  'templates --ids',
  'template becf-10101',
  'choices becf-10803',
  'groups',
  'profiles',
  'parts becf-30101',
  'plant',
  'report 0201 300x200x150 material=C',
  'dieline mailer',
];

const wordsOf = (text: string): string[] => text.replace(/ \\\n/g, ' ').split(/\s+/).filter(Boolean);

/** Lines that run over the width although they could be broken. */
const tooLong = (text: string, columns: number): string[] =>
  text.split('\n').filter((line) => line.length > columns && /\S\s+\S/.test(line));

describe('in a terminal', () => {
  it.each(LISTS)('%s fits, and no word is broken', async (line) => {
    const piped = await run(line);
    for (const columns of [60, 80, 120]) {
      const { out, err, code } = await run(line, [], { columns });
      expect(tooLong(`${out}${err}`, columns)).toEqual([]);
      expect([code, wordsOf(out), wordsOf(err)]).toEqual([piped.code, wordsOf(piped.out), wordsOf(piped.err)]);
    }
  });

  it('the help of every command fits', async () => {
    for (const { name } of commands) {
      const { out } = await run(`${name} --help`, [], { columns: 80 });
      expect(tooLong(out, 80)).toEqual([]);
      expect(wordsOf(out)).toEqual(wordsOf((await run(`${name} --help`)).out));
    }
  });

  it('what goes on stands below its cell, and a command goes on as a shell reads it', async () => {
    const { out } = await run('profiles', [], { columns: 80 });
    expect(out).toMatch(/^service .* {2}The hosted service[^\n]*\n {29}that reads/m);
    const help = (await run('dieline --help', [], { columns: 60 })).out;
    expect(help).toMatch(/^ {2}\$ boxwright dieline [^\n]* \\\n {4}\S/m);
  });

  it('files and answers for programs stay as they are', async () => {
    for (const line of ['dieline becf-10101 --out -', 'find mailer --json', 'completion bash', 'profile show'])
      expect((await run(line, [], { columns: 40 })).out).toBe((await run(line)).out);
  });
});
