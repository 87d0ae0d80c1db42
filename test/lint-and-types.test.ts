import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

interface Failed {
  readonly stdout: string;
  readonly stderr: string;
}

// Tests, so that they run beside the others and are counted with them.
it.each(['lint', 'typecheck', 'unused'])(
  'npm run %s reports nothing',
  async (script) => {
    const failed: Failed | undefined = await promisify(execFile)('npm', ['run', '-s', script]).then(
      () => undefined,
      (error: Failed) => error,
    );
    if (failed) expect.fail(`${failed.stdout}${failed.stderr}`);
  },
  600_000,
);
