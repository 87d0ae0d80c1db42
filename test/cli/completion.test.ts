import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';

/** What bash proposes for the last of the words. */
const completed = async (...words: readonly string[]): Promise<string[]> => {
  const { out } = await run('completion bash');
  const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${words.length - 1}\n_boxwright\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
};

it('bash completes commands, options of the command, and ids', async () => {
  expect((await completed('boxwright', '')).toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
  expect(await completed('boxwright', 'die')).toEqual(['dieline']);
  expect(await completed('boxwright', 'dieline', '--prof')).toEqual(['--profile']);
  expect(await completed('boxwright', 'nest', 'becf-1010')).toContain('becf-10101');
  expect(await completed('boxwright', 'dieline', 'becf-10101', 'len')).toEqual([]);
});

it.each(['zsh', 'fish'])('%s gets a script with every command', async (shell) => {
  const { out } = await run(`completion ${shell}`);
  for (const { name } of commands) expect(out).toContain(name);
});
