/** Builds `dist`: npm run build. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { nodeBundle, viewerBundle, webBundle } from './bundles.ts';

const DIST = 'dist';

/** The folder of the package that a bundled file is from. */
const packageOf = (path: string): string | undefined =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1];

/** The licences of everything that is bundled, which they ask to be kept. */
const licences = (metafiles: readonly Metafile[]): string => {
  const used = new Set(
    metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))),
  );
  const folders = new Set([...used].flatMap((path) => packageOf(path) ?? []));
  const texts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.sort().join(`\n${'-'.repeat(80)}\n\n`);
};

rmSync(DIST, { recursive: true, force: true });
const [node, web, viewer] = await Promise.all([
  build(nodeBundle(join(DIST, 'src'))),
  build(webBundle(join(DIST, 'web'))),
  build(viewerBundle(join(DIST, 'src'))),
]);
cpSync('src/artwork/fonts', join(DIST, 'src/artwork/fonts'), { recursive: true });
writeFileSync(
  join(DIST, 'THIRD-PARTY-LICENSES.txt'),
  licences([node, web, viewer].map(({ metafile }) => metafile as Metafile)),
);
chmodSync(join(DIST, 'src/cli/main.js'), 0o755);

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [tsc, '--emitDeclarationOnly', '--outDir', join(DIST, 'types')], { stdio: 'inherit' });
