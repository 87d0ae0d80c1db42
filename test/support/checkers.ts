import { spawnSync } from 'node:child_process';
import { extname } from 'node:path';

interface Checker {
  readonly name: string;
  /** A command that works if the tool is there. */
  readonly probe: readonly string[];
  readonly run: (path: string) => readonly string[];
}

/** ezdxf lives beside the system's own Python where it comes as a package. */
const audit = `
import sys, ezdxf
auditor = ezdxf.readfile(sys.argv[1]).audit()
for found in auditor.errors + auditor.fixes: print(found.code, found.message, file=sys.stderr)
`;
const pythons = ['/usr/bin/python3', 'python3'];
const python = pythons.find((bin) => spawnSync(bin, ['-c', 'import ezdxf']).status === 0) ?? 'python3';

const checkers: Readonly<Record<string, readonly Checker[]>> = {
  '.svg': [
    { name: 'xmllint', probe: ['xmllint', '--version'], run: (path) => ['xmllint', '--noout', path] },
    {
      name: 'rsvg-convert',
      probe: ['rsvg-convert', '--version'],
      run: (path) => ['rsvg-convert', path],
    },
  ],
  '.pdf': [
    { name: 'qpdf', probe: ['qpdf', '--version'], run: (path) => ['qpdf', '--check', path] },
    {
      name: 'pdftoppm',
      probe: ['pdftoppm', '-v'],
      run: (path) => ['pdftoppm', '-r', '20', '-png', path],
    },
  ],
  '.dxf': [{ name: 'ezdxf', probe: [python, '-c', 'import ezdxf'], run: (path) => [python, '-c', audit, path] }],
};

const call = ([command, ...args]: readonly string[]) => spawnSync(command!, args, { maxBuffer: 2 ** 28 });

const present = new Map<string, boolean>();
const here = ({ name, probe }: Checker): boolean => {
  if (!present.has(name)) {
    present.set(name, call(probe).status === 0);
    if (!present.get(name)) console.warn(`${name} is not installed: files are not checked with it`);
  }
  return present.get(name)!;
};

/**
 * Runs the checkers of other makers over a file (SVG, PDF or DXF, by its ending) and returns the names of those
 * that ran; one that is not installed is named aloud.
 * @throws Error with what a checker complained of. Some complain and yet succeed: any word on stderr counts.
 */
export const checkFile = (path: string): string[] => {
  const ran: string[] = [];
  for (const checker of checkers[extname(path)] ?? []) {
    if (!here(checker)) continue;
    const { status, stderr } = call(checker.run(path));
    if (status !== 0 || stderr.length)
      throw new Error(`${checker.name} on ${path}: ${stderr.toString() || `exit ${status}`}`);
    ran.push(checker.name);
  }
  return ran;
};
