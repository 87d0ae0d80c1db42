import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { previewTemplates, type TryMessage } from '../../src/entry/author-preview.ts';
import { ownModules } from '../../src/entry/own-templates.ts';
import { newFolder } from '../support/folder.ts';
import { program } from '../support/program.ts';
import { spawnServer } from '../support/spawned.ts';

/** Runs a command as a user does. */
const run = async (cwd: string, ...args: string[]) => {
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [program, ...args], { cwd }).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { out: stdout, err: stderr, code };
};

/** A folder with the template that `new` writes. */
const withCarton = async () => {
  const folder = newFolder();
  const { out, code } = await run(folder, 'new', 'template', 'shop-carton');
  expect([code, out]).toEqual([0, expect.stringContaining('shop-carton.mjs: a carton')]);
  return { folder, file: join(folder, 'shop-carton.mjs') };
};

describe('templates of the user', () => {
  it('are found, drawn, folded, nested and made in threads as others', async () => {
    const { folder } = await withCarton();
    const own = ['--templates', folder];
    expect((await run(folder, 'find', 'shop carton', ...own)).out).toMatch(/^shop-carton .*Shop carton/m);
    expect((await run(folder, ...own, 'dieline', 'shop-carton', 'length=90', '--format', 'svg,dxf')).code).toBe(0);
    expect(readFileSync(join(folder, 'shop-carton.svg'), 'utf8')).toContain('</svg>');
    expect((await run(folder, 'fold', 'shop-carton', '--out', 'closed.svg', ...own)).code).toBe(0);
    expect((await run(folder, 'nest', 'shop-carton', '--sheet', 'B1', '--no-search', ...own)).code).toBe(0);
    writeFileSync(join(folder, 'list.jsonl'), '{"template":"shop-carton","variables":{"length":70},"format":"dxf"}\n');
    const batch = await run(folder, 'batch', 'list.jsonl', '--out', 'made', ...own);
    expect([batch.code, batch.err]).toEqual([0, expect.not.stringContaining('shop-carton')]);
    // Without them the id is unknown.
    expect((await run(folder, 'dieline', 'shop-carton')).code).toBe(1);
  });

  it.each([
    ['a syntax error', 'a.mjs', 'const a = 1;\nexport default {{;\n', /a\.mjs: line 2: Unexpected token/],
    ['a missing piece', 'a.mjs', "import { bax } from 'boxwright/author';\n", /a\.mjs: .*bax/],
    ['an error while it loads', 'a.mjs', "throw new Error('no board today');\n", /a\.mjs: no board today$/m],
    ['words that are thrown', 'a.mjs', "throw 'no board today';\n", /a\.mjs: no board today$/m],
    ['an exit', 'a.mjs', 'process.exit();\n', /a\.mjs ended the program: look for process\.exit/],
    [
      'settings without box',
      'a.mjs',
      "export default { ids: ['shop-a'], build() {} };\n",
      /no module that exports a temp/,
    ],
    ['no template', 'a.mjs', 'export const a = 1;\n', /no module that exports a template\. boxwright new template/],
    ['an id of ours', 'a.mjs', '', /a\.mjs: becf-10101 is an id of Boxwright\. Begin ids with a word of your own/],
    ['an id with capitals', 'a.mjs', '', /a\.mjs: The id "Shop" .* Try shop/],
  ])('with %s are refused, with the file', async (what, name, text, message) => {
    const { folder, file } = await withCarton();
    const id = { 'an id of ours': 'becf-10101', 'an id with capitals': 'Shop' }[what];
    const source = id ? readFileSync(file, 'utf8').replace("['shop-carton']", `['${id}']`) : text;
    writeFileSync(join(folder, name), source);
    const { code, err } = await run(folder, 'find', 'carton', '--templates', join(folder, name));
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(err).not.toContain('Unexpected error');
  });

  it('leave the standard output to the answer, and are given once', async () => {
    const { folder, file } = await withCarton();
    writeFileSync(file, `${readFileSync(file, 'utf8')}console.log('loaded');\n`);
    const drawn = await run(folder, 'dieline', 'shop-carton', '--json', '--out', 'a.svg', '--templates', file);
    expect([JSON.parse(drawn.out).dieline !== undefined, drawn.err]).toEqual([true, expect.stringContaining('loaded')]);
    const twice = await run(folder, 'find', 'carton', '--templates', file, '--templates', folder);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('--templates was given twice. Give it once.')]);
  });

  it('are never written over, and have ids of their own', async () => {
    const { folder, file } = await withCarton();
    writeFileSync(file, 'mine');
    expect(await run(folder, 'new', 'template', 'shop-carton')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/left as it is/),
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await run(folder, 'new', 'template', 'becf-10101')).toMatchObject({ code: 1 });
    expect(await run(folder, 'new', 'template', '../x')).toMatchObject({ code: 2 });
  });

  it('are modules of a page, which import the pieces from beside the engine', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a.mjs'), "import { mm } from 'boxwright/author';\nexport { b } from './b.mjs';\n");
    writeFileSync(join(folder, 'b.mjs'), 'const text = \'from a box\';\nexport const b = await import("boxwright");\n');
    const files = await ownModules(folder);
    expect([...files.keys()].sort()).toEqual(['own.js', 'own/a.mjs.js', 'own/b.mjs.js']);
    expect(files.get('own/a.mjs.js')).toBe("import { mm } from '../author.js';\nexport { b } from './b.mjs.js';\n");
    expect(files.get('own/b.mjs.js')).toBe(
      'const text = \'from a box\';\nexport const b = await import("../author.js");\n',
    );
  });
});

describe.skipIf(!existsSync('dist/studio/index.html'))('a server with templates of the user', () => {
  it('draws them, also in threads, and has them in its studio', async () => {
    const { folder } = await withCarton();
    const { url, end } = await spawnServer('--no-auth', '--data', join(folder, 'data'), '--templates', folder);
    try {
      expect(await (await fetch(`${url}/templates/shop-carton/dieline.svg`)).text()).toContain('</svg>');
      const drawn = await fetch(`${url}/dieline-templates/shop-carton/dielines`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Dielines-Api-Version': '1.0' },
        body: JSON.stringify({
          format: 'dxf',
          variables: { unit: 'mm', length: 70, width: 40, height: 90, material: 0.5 },
        }),
      });
      expect([drawn.status, await drawn.text()]).toEqual([200, expect.stringContaining('"dieline"')]);
      expect(await (await fetch(url)).text()).toMatch(/<html [^>]*data-own/);
      expect(await (await fetch(`${url}/studio/own/shop-carton.mjs.js`)).text()).toContain("from '../author.js'");
      expect((await (await fetch(`${url}/studio/author.js`)).text()).length).toBeGreaterThan(10_000);
    } finally {
      await end('SIGTERM');
    }
  });
});

describe.skipIf(!existsSync('dist/studio/index.html'))('the preview of templates', () => {
  it('tries them, tries them again when they are saved, and gives away no other file', async () => {
    const { file } = await withCarton();
    const good = readFileSync(file, 'utf8');
    let said: TryMessage[] = [];
    const { url, close } = await previewTemplates(file, {
      port: 0,
      tell: (message) => {
        if (message.kind === 'loaded') said = [];
        said.push(message);
      },
    });
    const faults = (): string[] => said.flatMap((message) => (message.kind === 'tried' ? message.box.faults : []));
    const ended = () => vi.waitFor(() => expect(said.at(-1)?.kind).toBe('done'), { timeout: 600_000 });
    try {
      await ended();
      expect(faults()).toEqual([]);
      expect(said.length).toBeGreaterThan(10);
      // Two boards of room are missing beside the tuck.
      writeFileSync(file, good.replace('const left = width - material', 'const left = width + material'));
      await vi.waitFor(() => expect(faults()).not.toEqual([]), { timeout: 600_000 });
      expect(faults()[0]).toMatch(/runs 0\.5 mm into/);
      await ended();
      writeFileSync(file, good.replace('build({', 'build({{'));
      await vi.waitFor(() => expect(said.at(-1)?.kind).toBe('failed'), { timeout: 600_000 });

      expect(await (await fetch(url)).text()).toContain('<iframe');
      expect(await (await fetch(`${url}studio/own.js`)).text()).toContain('shop-carton');
      expect((await fetch(`${url}..%2f..%2f..%2f..%2fetc%2fhostname`)).status).toBe(404);
      expect((await fetch(`${url}%E0%A4%A`)).status).toBe(404);
      const foreign = new Promise((done) =>
        get(url, { headers: { host: 'evil.example' } }, (answer) => done(answer.statusCode)),
      );
      expect(await foreign).toBe(403);
    } finally {
      await close();
    }
  });

  it('names the line that fails once for all boxes, and a module that ends the trial', async () => {
    const { file } = await withCarton();
    const good = readFileSync(file, 'utf8');
    const said: TryMessage[] = [];
    writeFileSync(file, good.replace('width: back,', 'width: length,'));
    const { close } = await previewTemplates(file, { port: 0, tell: (message) => said.push(message) });
    try {
      await vi.waitFor(() => expect(said.at(-1)?.kind).toBe('done'), { timeout: 600_000 });
      expect(said[1]).toMatchObject({
        box: { given: '', faults: [expect.stringMatching(/^cannot be drawn: .* \(shop-carton\.mjs:\d+\)$/)] },
      });
      writeFileSync(file, `${good}process.exit();\n`);
      const ended = { kind: 'failed', message: expect.stringContaining('process.exit') };
      await vi.waitFor(() => expect(said.at(-1)).toEqual(ended), { timeout: 600_000 });
    } finally {
      await close();
    }
  });

  it('says why it does not start', async () => {
    const { folder } = await withCarton();
    const { code, err } = await run(folder, 'author', resolve(folder, 'none.mjs'));
    expect([code, err]).toEqual([1, expect.stringMatching(/none\.mjs/)]);
  });
});
