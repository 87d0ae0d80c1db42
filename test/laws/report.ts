import type { Template } from '../../src/template/index.ts';
import { attempt } from './box-laws.ts';
import type { Check } from './checks.ts';

/**
 * Leaves out sentences that an earlier finding has: a fault of a piece shows in most boxes of a template, at other sizes and panels each
 * time. So numbers, panels and the box of a finding do not make another sentence.
 * @returns a function for the findings of one check after the other.
 */
export const withoutRepeats = (): ((findings: readonly string[]) => string[]) => {
  const known = new Set<string>();
  return (findings) => {
    const fresh = findings.flatMap((finding) => {
      const [box = '', ...lines] = finding.split('\n');
      const sentences = lines.filter((line) => !isNote(line));
      const isNew = (sentence: string): boolean => !known.has(patternOf(sentence));
      const left = sentences.length ? lines.filter((line) => isNote(line) || isNew(line)) : lines;
      const isFresh = sentences.length ? sentences.some(isNew) : isNew(box);
      for (const sentence of sentences.length ? sentences : [box]) known.add(patternOf(sentence));
      return isFresh ? [[box, ...left].join('\n')] : [];
    });
    const again = findings.length - fresh.length;
    return again ? [...fresh, `the same at ${again} more ${again === 1 ? 'box' : 'boxes'}`] : fresh;
  };
};

/** A sentence without its numbers, panels and box. */
const patternOf = (sentence: string): string =>
  sentence
    .replace(/^[a-z]+-\S+: /, '')
    .replace(/[\w-]+(?:\.[a-z][\w-]*)+/g, '#')
    .replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, '#');

/** How to repeat a random case. */
const isNote = (line: string): boolean => line.startsWith('  (simplified ');

/** Runs the checks on a template. @returns one line for the template and a paragraph for each finding. */
export const reportOf = (
  template: Template,
  checks: Readonly<Record<string, Check>>,
  depth: number,
): { readonly text: string; readonly findings: number } => {
  const start = performance.now();
  const shorten = withoutRepeats();
  const found = Object.entries(checks).map(([name, check]) => ({ name, all: attempt(() => check(template, depth)) }));
  const findings = found.reduce((sum, { all }) => sum + all.length, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = findings ? `${findings} ${findings === 1 ? 'finding' : 'findings'}` : 'holds';
  const told = found.flatMap(({ name, all }) => shorten(all).map((finding) => indented(`${name}: ${finding}`)));
  return { text: [`${template.name.padEnd(52)} ${seconds.padStart(8)} s  ${verdict}`, ...told].join('\n'), findings };
};

const indented = (text: string): string => text.replace(/^/gm, '    ');
