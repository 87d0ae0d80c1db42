import { checkDieline } from '../../check/index.ts';
import { catalogue } from '../../entry/engine.ts';
import { LIMITS } from '../../formats/reading/index.ts';
import { boundsOf, pathData } from '../../geometry/index.ts';
import { mainId } from '../../template/index.ts';
import { pathsByType } from './flat-drawing.ts';
import type { CheckAnswer, CheckFinding, CheckQuestion } from './protocol/checked.ts';

/** Finds the template of a drawing, or compares it with a box. Throws UnreadableError for other files; ApiError for impossible values. */
export const check = async (file: Blob, { mm, kinds, box }: CheckQuestion): Promise<CheckAnswer> => {
  if (file.size > LIMITS.bytes) return { verdict: 'too large', limit: LIMITS.bytes };
  const found = await checkDieline(catalogue, new Uint8Array(await file.arrayBuffer()), {
    kinds,
    ...(mm !== undefined && { mm }),
    ...(box && { template: box.id, variables: { unit: 'mm', ...box.values } }),
  });
  const { verdict, audit, looks, types, reading, recognised, ours, comparison } = found;
  // A comparison shows the drawing where it lies on ours.
  const lines = (box && comparison?.aligned) ?? found.drawn;
  const { left, bottom, right, top } = boundsOf(lines.map(({ curve }) => curve));
  const { facts } = audit;
  const entry = recognised && catalogue.find(recognised.id);
  return {
    verdict,
    mm: reading.unit.mm,
    looks,
    notes: [...types, ...reading.notes],
    findings: box ? differences(found) : audit.findings.map(asFinding),
    ...(lines.length && { frame: { x: left, y: -top, width: right - left, height: top - bottom } }),
    lines: pathsByType({ dieline: { lines: lines as never } }),
    pieces: facts.pieces,
    flat: { width: facts.width, height: facts.height },
    area: facts.area,
    lengths: facts.lengths as Record<string, number>,
    ...(recognised &&
      entry && {
        ours: {
          id: recognised.id,
          main: mainId(entry.template),
          name: ours?.name ?? entry.template.name,
          values: recognised.values,
          differences: recognised.differences,
          fixes: recognised.scale === 1 ? [] : found.fixes.slice(0, 1).filter(({ mm: unit }) => unit !== undefined),
        },
      }),
  };
};

type Check = Awaited<ReturnType<typeof checkDieline>>;

const asFinding = ({ kind, text, at, marks, fixes = [] }: Check['audit']['findings'][number]): CheckFinding => ({
  kind: kind.replaceAll(' ', '_') as NonNullable<CheckFinding['kind']>,
  text: `${text}.`,
  fixes,
  ...(at && { at: [at[0], -at[1]] as const }),
  marks: pathData(marks),
});

/** The reasons of a comparison in sentences. The first one carries the marks of all differences. */
const differences = ({ why, comparison, fixes }: Check): CheckFinding[] =>
  why.map((text, k) => ({
    text,
    fixes: k ? [] : fixes,
    marks: k ? '' : pathData(comparison?.deviations.map(({ curve }) => curve) ?? []),
  }));
