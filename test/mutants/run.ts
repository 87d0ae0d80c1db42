/**
 * Plants each defect of the list into the sources as the tests load them, one at a time, and reports those that no test detects:
 * `npm run mutants`. Changes no file. Exits with 1 when one survives.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { refuse, scriptOptions } from '../support/script-options.ts';
import { every, globalSetup } from '../vitest.config.ts';
import { type Mutant, mutants } from './mutants.ts';

const usage = `npm run mutants -- [--only words]

  --only   only defects whose file or description contains this`;

const { only } = scriptOptions(usage, { options: { only: { type: 'string', default: '' } } }).values;
const some = mutants.filter(({ file, breaks }) => `${file} ${breaks}`.includes(only));
if (!some.length) refuse(usage, `No defect has "${only}" in its file or description.`);

// A defect is seen if any case sees it, in whichever slice.
process.env.BOXWRIGHT_RUNS ??= '1';

let planted: Mutant | undefined;
const vitest = await createVitest(
  'test',
  // vitest projects have their own plugins: here there is none.
  {
    ...every,
    // A defect that lets a test wait for ever is seen: on a machine with nothing else to do, no test takes as long.
    testTimeout: 300_000,
    config: false,
    globalSetup,
    include: ['test/**/*.test.ts'],
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
  },
  {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform: (code, id) =>
          planted && id === resolve(planted.file) ? code.replace(planted.text, () => planted!.by) : undefined,
      },
    ],
  },
);

/** Runs test files. @returns names of failing tests and files. */
const failing = async (tests: readonly string[]): Promise<string[]> => {
  const paths = tests.map((test) => resolve('test', test)).filter((path) => existsSync(path));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(paths),
  );
  return [
    ...unhandledErrors.map(String),
    // Results contain files of earlier runs.
    ...testModules
      .filter((module) => paths.includes(module.moduleId) && !module.ok())
      .flatMap((module) => [
        ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
        module.moduleId,
      ]),
  ];
};

const survivors: Mutant[] = [];
const unsound = await failing([...new Set(some.flatMap(({ tests }) => tests))]);
if (unsound.length) console.error(`Tests that fail without any defect: ${unsound.join(', ')}`);
else
  for (const mutant of some) {
    planted = mutant;
    vitest.invalidateFile(resolve(mutant.file));
    const [first] = await failing(mutant.tests);
    vitest.invalidateFile(resolve(mutant.file));
    planted = undefined;
    if (!first) survivors.push(mutant);
    console.log(`${first ? 'dies    ' : 'SURVIVES'}  ${mutant.file}: ${mutant.breaks}${first ? `  (${first})` : ''}`);
  }
await vitest.close();
console.log(`${some.length - survivors.length} of ${some.length} defects are seen`);
process.exitCode = unsound.length || survivors.length ? 1 : 0;
