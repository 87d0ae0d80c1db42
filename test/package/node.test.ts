import { execFile, execSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../support/folder.ts';
import { projectWith } from './installed.ts';

const run = (cwd: string, ...args: string[]) =>
  new Promise<{ code: unknown; out: string; err: string }>((done) =>
    execFile(process.execPath, args, { cwd }, (error, out, err) => done({ code: error ? error.code : 0, out, err })),
  );

const script = async (project: string, name: string, code: string) => {
  writeFileSync(join(project, name), code);
  return run(project, name);
};

it('an empty project that installs Boxwright draws, by import and by require', async () => {
  const project = await projectWith();
  const draws = "console.log(dieline('becf-10101', { length: 60 }).svg().slice(0, 4));";
  for (const entry of ['boxwright', 'boxwright/engine']) {
    expect(await script(project, 'a.mjs', `import { dieline } from '${entry}'; ${draws}`)).toEqual({
      code: 0,
      out: '<svg\n',
      err: '',
    });
    expect(await script(project, 'b.cjs', `const { dieline } = require('${entry}'); ${draws}`)).toMatchObject({
      code: 0,
      out: '<svg\n',
    });
  }
  const pdf =
    "import { dieline } from 'boxwright'; const pdf = await dieline('becf-10101').pdf(); console.log(Buffer.from(pdf).toString('latin1', 0, 5));";
  expect(await script(project, 'c.mjs', pdf)).toMatchObject({ code: 0, out: '%PDF-\n' });
});

it('an uncaught error shows its message, after no more than a line of the code that threw it', async () => {
  const code = "import { dieline } from 'boxwright'; dieline('becf-10101', { lenght: 60 });";
  const { err } = await script(await projectWith(), 'wrong.mjs', code);
  const at = err.indexOf('ApiError: becf-10101 has no variable or choice "lenght". Did you mean length?');
  expect([at > 0, at < 3000], err.slice(0, 3000)).toEqual([true, true]);
});

it('every entry loads, and a template by itself', async () => {
  const project = await projectWith();
  const code = `
    import { checkDieline } from 'boxwright/check';
    import { glueFlap } from 'boxwright/author';
    import { createCatalogue, drawOne } from 'boxwright/engine';
    import { lengths } from 'boxwright/drawing';
    import { pose } from 'boxwright/fold';
    import { unite } from 'boxwright/geometry';
    import { leastSheet } from 'boxwright/nest';
    import { boxwright } from 'boxwright/service';
    import { serve } from 'boxwright/server';
    import pillow from 'boxwright/templates/cartons/carton-bags-and-pillows/handle-pillow';
    const own = createCatalogue([pillow].flat());
    const { drawing, dxf } = drawOne(own, own.templates[0].ids.named[0], {});
    const { verdict } = await checkDieline(Buffer.from(dxf()));
    const types = [glueFlap, lengths, pose, unite, leastSheet, boxwright, serve].map((name) => typeof name);
    console.log(new Set(types), drawing.parts.length, verdict);`;
  expect(await script(project, 'a.mjs', code)).toEqual({ code: 0, out: "Set(1) { 'function' } 1 sound\n", err: '' });
});

it('the command line draws, and names the package to install for a missing part', async () => {
  const project = await projectWith();
  const main = join(project, 'node_modules/boxwright/dist/src/cli/main.js');
  expect(await run(project, main, 'dieline', 'reverse-tuck', 'length=60', '--out', 'box.pdf')).toMatchObject({
    code: 0,
  });
  expect(readFileSync(join(project, 'box.pdf'), 'latin1')).toMatch(/^%PDF-/);
  const served = await run(project, main, 'serve');
  expect(served).toMatchObject({ code: 1, out: '' });
  expect(served.err).toMatch(/^boxwright: The server needs packages.* npm install fastify@5\.\d+\.\d+ @fastify\/cors@/);
  const agents = await run(project, main, 'mcp');
  expect(agents.err).toMatch(
    /^boxwright: The tools for agents need packages .*npm install @modelcontextprotocol\/sdk@1\.\d+\.\d+ @resvg/,
  );
  const worker = await run(project, main, 'work', '--database-url', 'postgresql://127.0.0.1:1/boxes');
  expect(worker.err).toMatch(/^boxwright: A worker needs packages .*npm install pg@8\.\d+\.\d+ piscina@/);
  const shown = await run(project, main, 'mockup', 'becf-10101', '--out', 'box.html');
  expect(shown.err).toMatch(/^boxwright: A mockup needs a package .* npm install @resvg\/resvg-js@2/);
  expect(existsSync(join(project, 'box.html'))).toBe(false);
});

it('with that package installed, it serves pages and artwork from its bundles', async () => {
  const project = await projectWith('@resvg/resvg-js');
  writeFileSync(
    join(project, 'art.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="teal"/><text y="5">a</text></svg>',
  );
  const main = join(project, 'node_modules/boxwright/dist/src/cli/main.js');
  const { code, err } = await run(project, main, 'mockup', 'becf-10101', '--artwork', 'art.svg', '--out', 'box.html');
  expect([code, err]).toEqual([0, expect.stringMatching(/^art\.svg is stretched over the blank/)]);
  expect(readFileSync(join(project, 'box.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

it('an artwork whose package is missing is not called damaged or too large', async () => {
  const project = await projectWith('@resvg/resvg-js');
  const code = `
    import { boxwright } from 'boxwright';
    const api = boxwright();
    const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 };
    const { dieline } = await api.createDieline('becf-10101', { format: 'svg', variables });
    const file = { name: 'a.pdf', data: Buffer.from('%PDF-1.7') };
    await api.createMockup(dieline.id, { file }).catch(({ message }) => console.log(message));`;
  expect(await script(project, 'a.mjs', code)).toEqual({
    code: 0,
    out: 'Artwork needs a package that is not installed. Add it: npm install @hyzyla/pdfium\n',
    err: '',
  });
});

it('a model of makerjs asks for its package', async () => {
  const code = `
    import { dieline } from 'boxwright/engine';
    import { fromMaker, toMaker } from 'boxwright/maker';
    try { console.log(fromMaker(toMaker(dieline('becf-10101').drawing.dieline)).length); } catch ({ message }) { console.log(message); }`;
  const { makerjs } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  expect((await script(await projectWith(), 'a.mjs', code)).out).toBe(
    `A model of makerjs needs a package that is not installed. Add it: npm install makerjs@${makerjs}\n`,
  );
});

it("the README's first command draws with the existing build", async () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, command] = /^npm ci --omit=dev && (npm run -s boxwright -- dieline .*--out box\.svg)$/m.exec(readme) ?? [];
  const folder = newFolder();
  cpSync(join(await projectWith(), 'node_modules/boxwright'), folder, { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  const made = statSync(join(folder, 'dist/src/cli/main.js')).mtimeMs;
  execSync(command!, { cwd: folder, stdio: 'pipe' });
  expect(readFileSync(join(folder, 'box.svg'), 'utf8')).toMatch(/^<svg/);
  expect(statSync(join(folder, 'dist/src/cli/main.js')).mtimeMs).toBe(made);
});
