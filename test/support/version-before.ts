import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The command line of the version before the tables of the records last changed, built from the history of the project with the
 * packages of today. Building takes a minute, once for each such version.
 * @returns its file; undefined without a history.
 */
export const versionBefore = (): string | undefined => {
  try {
    const change = String(git('log', '-1', '--format=%H', '--', 'src/server/store/migrations.json')).trim();
    const commit = String(git('rev-parse', '--short', `${change}^`)).trim();
    // Inside the project, so that it finds its packages.
    const folder = resolve('test-results', `version-${commit}`);
    const done = join(folder, 'built');
    if (!existsSync(done)) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      const script = "import('./test/support/bundles.ts').then(({ setup }) => setup())";
      execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], { cwd: folder, stdio: 'inherit' });
      writeFileSync(done, '');
    }
    return join(folder, 'dist/src/cli/main.js');
  } catch (error) {
    console.warn(`The version before cannot be built, and what needs it is SKIPPED: ${error}`);
    return undefined;
  }
};
