import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandContext } from '../../src/cli/command-context.ts';
import { commands } from '../../src/cli/commands.ts';
import { dieline } from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const old = join(newFolder(), 'old.svg');
writeFileSync(old, dieline('becf-10101').svg());

/** Each command that has `--json`, as it is called without `--out`. */
const lines: Readonly<Record<string, string>> = {
  find: 'find mailer --json',
  dieline: 'dieline becf-10101 --format svg,dxf,pdf --tiles A4 --json',
  from: `from ${old} --json`,
  batch: 'batch requests.jsonl --json',
  mockup: 'mockup becf-10101 --json',
  artwork: 'artwork becf-10101 --artwork art.pdf --json',
  fold: 'fold becf-10101 --json',
  parts: 'parts becf-10101 --json',
  report: 'report becf-10101 --json',
  machines: 'machines becf-10101 --json',
  nest: 'nest becf-10101 --sheet 1000x700 --no-search --json',
  template: 'template becf-10101 --json',
  choices: 'choices becf-10101 --json',
  templates: 'templates --json',
  groups: 'groups --json',
  profiles: 'profiles --json',
  plant: 'plant --json',
  check: 'check box.svg --json',
  conformance: 'conformance --json',
};

describe('a command with --json writes no file without --out', () => {
  const home = process.cwd();
  beforeAll(() => process.chdir(newFolder()));
  afterAll(() => process.chdir(home));

  it('holds for every command that has it', async () => {
    const withJson: string[] = [];
    for (const { name, load } of commands) {
      const command = new Command(name);
      (await load())(command, {} as CommandContext);
      if (command.options.some(({ long }) => long === '--json')) withJson.push(name);
    }
    expect(withJson).toEqual(Object.keys(lines));
  });

  it.each(Object.entries(lines))('%s', async (_, line) => {
    await run(line);
    expect(readdirSync('.')).toEqual([]);
  });

  it('the address of a drawing is then a data URL, which holds the file', async () => {
    const [svg, dxf, pdf] = JSON.parse((await run(lines.dieline!)).out) as { dieline: { url: string } }[];
    const held = ({ dieline: { url } }: { dieline: { url: string } }) =>
      Buffer.from(url.slice(url.indexOf(',')), 'base64').toString('latin1');
    expect(held(svg!)).toBe((await run('dieline becf-10101 --out -')).out);
    expect(held(dxf!)).toBe((await run('dieline becf-10101 --format dxf --out -')).out);
    expect(pdf!.dieline.url).toMatch(/^data:application\/pdf;base64,JVBERi0/);
    // Pages for a desktop printer, as asked.
    expect(held(pdf!).match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
    const { fold } = JSON.parse((await run(lines.fold!)).out);
    expect(JSON.parse(held({ dieline: { url: fold.url } })).file_spec).toBe(1.2);
    expect(readdirSync('.')).toEqual([]);
  });
});
