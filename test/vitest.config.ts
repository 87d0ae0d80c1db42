import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILED, compiledModules, SETUP } from './support/compiled-modules.ts';

/** Tests that open a browser, beside those that are called so. They say why where none can start. */
const browser = ['test/**/*.browser.test.ts', 'test/mockup/browser.test.ts', 'test/mockup/served.test.ts'];

/** What linter and compiler say, and tests of what is built: in the project of a stranger, and as processes that are killed under load. */
const built = [
  'test/lint-and-types.test.ts',
  'test/package/**/*.test.ts',
  'test/server/kill.test.ts',
  'test/server/soak.test.ts',
];

/** A worker ends where the next file is of another project, so those of one stay together. Those that wait most begin first. */
const PROJECTS = ['browser', 'built', 'node'];

/** Within a project, files that take longest begin first: none of them is left to one worker at the end. */
const LONGEST = [
  /\/(lint-and-types|studio\.browser|kill|examples-of-functions)\./,
  /\/laws\/|\/(goldens|artwork|explain|contract|nest|bundlers)\./,
  /\/(package|server|batch|check|mockup|nest)\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = LONGEST.findIndex((pattern) => pattern.test(moduleId));
      return PROJECTS.indexOf(project.name) * 10 + (at < 0 ? LONGEST.length : at);
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Longest time of a test, in ms. */
const PATIENCE = 1_800_000;

/** What holds for all tests, whoever runs them. */
export const every = {
  setupFiles: [SETUP],
  server: { deps: { external: [COMPILED] } },
  // For tests that hang, not for slow machines: the longest test takes half a minute on one that has nothing else to do, and a machine
  // with thirty other programs for each processor is no reason to fail.
  testTimeout: PATIENCE * Math.max(1, Number(process.env.BOXWRIGHT_RUNS ?? 1)),
  hookTimeout: PATIENCE,
  expect: { poll: { timeout: PATIENCE / 10 } },
  // Tests make much that is soon gone: with more room for it, a twentieth of the time is saved.
  execArgv: ['--max-semi-space-size=64'],
  // No test changes a module for the others, and to load them all anew for each file takes as long as the tests.
  isolate: false,
};

export const globalSetup = ['test/support/slice.ts', 'test/support/temporary.ts', 'test/support/bundles.ts'];

/** For all projects: what one of them compiled, the others do not. */
const plugins = [compiledModules()];

export default defineConfig({
  plugins,
  test: {
    root: '.',
    globalSetup,
    server: every.server,
    // One more than a machine of two cores has: tests of browsers, servers and databases wait for them. Left alone, it runs one file at a time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins,
        test: { ...every, name: 'node', root: '.', include: ['test/**/*.test.ts'], exclude: [...browser, ...built] },
      },
      { plugins, test: { ...every, name: 'built', root: '.', include: built, exclude: browser } },
      // A browser that draws without a graphics card may take long on a busy machine: a second try is no success by chance.
      { plugins, test: { ...every, name: 'browser', root: '.', include: browser, retry: 1 } },
    ],
  },
});
