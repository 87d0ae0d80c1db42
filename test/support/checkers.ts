import { spawnSync } from 'node:child_process';
import { extname } from 'node:path';

interface Checker {
  readonly name: string;
  /** A command that succeeds if the tool is available. */
  readonly probe: readonly string[];
  /** The command line for a number of files. */
  readonly run: (...paths: string[]) => readonly string[];
}

/** The Debian package of ezdxf installs it for the system's Python. */
const audit = `
import sys, ezdxf
for path in sys.argv[1:]:
    auditor = ezdxf.readfile(path).audit()
    for found in auditor.errors + auditor.fixes: print(path, found.code, found.message, file=sys.stderr)
`;
const pythons = ['/usr/bin/python3', 'python3'];
const python = pythons.find((bin) => spawnSync(bin, ['-c', 'import ezdxf']).status === 0) ?? 'python3';

const checkers: Readonly<Record<string, readonly Checker[]>> = {
  '.svg': [
    { name: 'xmllint', probe: ['xmllint', '--version'], run: (...paths) => ['xmllint', '--noout', ...paths] },
    {
      name: 'rsvg-convert',
      probe: ['rsvg-convert', '--version'],
      // Pages of one document: the tool takes pictures one at a time.
      run: (...paths) => ['rsvg-convert', '--format', 'pdf', ...paths],
    },
  ],
  '.pdf': [
    { name: 'qpdf', probe: ['qpdf', '--version'], run: (...paths) => oneByOne(['qpdf', '--check'], paths) },
    {
      name: 'pdftoppm',
      probe: ['pdftoppm', '-v'],
      run: (...paths) => oneByOne(['pdftoppm', '-r', '20', '-png'], paths),
    },
  ],
  '.dxf': [
    { name: 'ezdxf', probe: [python, '-c', 'import ezdxf'], run: (...paths) => [python, '-c', audit, ...paths] },
  ],
};

const call = ([command, ...args]: readonly string[]) => spawnSync(command!, args, { maxBuffer: 2 ** 28 });

/** A command line for many files, one after the other until the first error: a worker with much memory starts a process slowly. */
const oneByOne = (command: readonly string[], paths: readonly string[]): readonly string[] => [
  'sh',
  '-c',
  `for path do
  words=$(${command.join(' ')} "$path" 2>&1 >/dev/null) && [ -z "$words" ] || { echo "$path fails: $words" >&2; exit 1; }
done`,
  'sh',
  ...paths,
];

const present = new Map<string, boolean>();
const here = ({ name, probe }: Checker): boolean => {
  if (!present.has(name)) {
    present.set(name, call(probe).status === 0);
    if (!present.get(name)) console.warn(`${name} is not installed: files are not checked with it`);
  }
  return present.get(name)!;
};

/**
 * Runs the external checkers of a file type (SVG, PDF or DXF, by extension) and returns the names
 * of those that ran; it prints the names of missing ones.
 * @throws Error with the report of a checker. Some report errors and yet succeed: any output on stderr counts.
 */
export const checkFiles = (paths: readonly string[]): string[] => {
  const ran: string[] = [];
  for (const checker of checkers[extname(paths[0]!)] ?? []) {
    if (!here(checker)) continue;
    const { status, stderr } = call(checker.run(...paths));
    if (status !== 0 || stderr.length)
      throw new Error(`${checker.name} on ${paths.join(' ')}: ${stderr.toString() || `exit ${status}`}`);
    ran.push(checker.name);
  }
  return ran;
};
