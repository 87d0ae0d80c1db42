import type { Template } from '../../src/template/index.ts';
import { attempt } from './box-laws.ts';
import type { Check } from './checks.ts';

/** Runs the checks on a template. @returns one line for the template and a paragraph for each finding. */
export const reportOf = (
  template: Template,
  checks: Readonly<Record<string, Check>>,
  depth: number,
): { readonly text: string; readonly findings: number } => {
  const start = performance.now();
  const found = Object.entries(checks).flatMap(([name, check]) =>
    attempt(() => check(template, depth)).map((finding) => indented(`${name}: ${finding}`)),
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = found.length ? `${found.length} ${found.length === 1 ? 'finding' : 'findings'}` : 'holds';
  return {
    text: [`${template.name.padEnd(52)} ${seconds.padStart(8)} s  ${verdict}`, ...found].join('\n'),
    findings: found.length,
  };
};

const indented = (text: string): string => text.replace(/^/gm, '    ');
