import { lineKinds } from '../entry/engine.ts';
import type { AnswerCheck, checkLayout, DielineCheck } from '../index.ts';
import { describeCount, describeSize } from './describe.ts';

type LayoutCheck = Awaited<ReturnType<typeof checkLayout>>;

const cm2 = (area: number): string => `${(area / 100).toFixed(1)} cm²`;

const text = (file: string, verdict: string, lines: readonly string[]): string =>
  [`${file}: ${verdict}`, ...lines.map((line) => `  ${line}`), ''].join('\n');

const MAX_OPTIONS_SHOWN = 20;

const optionsLine = (fixes: DielineCheck['fixes']): string[] => {
  const options = fixes.flatMap(({ mm: unit, kinds = {} }) => [
    ...(unit === undefined ? [] : [`--mm ${unit}`]),
    ...Object.entries(kinds).map(([name, kind]) => `--kind '${name}=${kind}'`),
  ]);
  const shown = options.length > MAX_OPTIONS_SHOWN ? [...options.slice(0, MAX_OPTIONS_SHOWN), '…'] : options;
  return options.length ? [`Options: ${shown.join(', ')}`] : [];
};

const warningText = ({ text: what, at }: DielineCheck['warnings'][number]): string =>
  `Warning: ${what}${at ? `, at ${at.map((n) => n.toFixed(2)).join(', ')}` : ''}.`;

export const drawingSummary = (
  file: string,
  { verdict, recognised, nearest, stated, why, fixes, types, warnings, reading, audit }: DielineCheck,
): string => {
  const { pieces, holes, width, height, area, lengths, incomplete } = audit.facts;
  const facts = [
    ...(incomplete ? [] : [describeCount(pieces, 'piece'), describeCount(holes, 'hole')]),
    describeSize({ width, height }, 'mm'),
    ...(incomplete ? [] : [cm2(area)]),
    ...lineKinds.flatMap((line) => {
      const length = lengths[line as keyof typeof lengths];
      return length === undefined ? [] : [`${line} ${length.toFixed(1)} mm`];
    }),
  ];
  return text(file, verdict, [
    ...(stated?.sentences ?? []),
    ...(recognised ? [recognised.sentence] : []),
    ...(nearest ? [nearest.sentence] : []),
    ...why,
    ...warnings.map(warningText),
    ...optionsLine(fixes),
    ...types,
    ...reading.notes,
    facts.join(', '),
  ]);
};

export const layoutSummary = (file: string, { verdict, why, findings, facts }: LayoutCheck): string => {
  const { blanks, width, height, area, gap, incomplete } = facts;
  const measured = incomplete
    ? [describeSize({ width, height }, 'mm')]
    : [describeCount(blanks, 'blank'), describeSize({ width, height }, 'mm'), cm2(area)];
  if (gap !== undefined) measured.push(`nearest ${Number(gap.toFixed(2))} mm apart`);
  const fixes = findings.flatMap(({ fixes: own = [] }) => own);
  return text(file, verdict, [...why, ...optionsLine(fixes), measured.join(', ')]);
};

export const answerSummary = (file: string, { verdict, why, notes }: AnswerCheck): string =>
  text(file, verdict, [...why, ...notes]);
