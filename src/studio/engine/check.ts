import { checkDieline, judgeFor, withSureTypes } from '../../check/index.ts';
import { catalogue, profile } from '../../entry/engine.ts';
import { LIMITS, readDrawing } from '../../formats/reading/index.ts';
import { type Point, pathData } from '../../geometry/index.ts';
import { mainId } from '../../template/index.ts';
import { frameOf, pathsByType, type ShownDrawing } from './flat-drawing.ts';
import type { CheckFinding, CheckQuestion } from './protocol/checked.ts';

/**
 * Finds the template of a drawing, compares it with a box, or judges it for a receiver. Throws UnreadableError for other files; ApiError for
 * impossible values.
 */
export const check = async (file: Blob, { mm, kinds, box, receiver }: CheckQuestion) => {
  if (file.size > LIMITS.bytes) return { verdict: 'too large', limit: LIMITS.bytes } as const;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const reads = { kinds, ...(mm !== undefined && { mm }) };
  const judged =
    receiver === undefined
      ? undefined
      : judgeFor(withSureTypes(await readDrawing(bytes, reads)), bytes, profile(receiver));
  const found = await checkDieline(catalogue, bytes, {
    ...reads,
    ...(box && { template: box.id, variables: { unit: 'mm', ...box.values } }),
  });
  const { verdict, audit, looks, types, reading, recognised, nearest, ours, comparison } = found;
  // A comparison shows the drawing where it lies on ours.
  const lines = (box && comparison?.aligned) ?? found.drawn;
  const curves = lines.map(({ curve }) => curve);
  const { facts } = audit;
  const flat = { width: facts.width, height: facts.height };
  const measured = [recognised?.panel || recognised?.distortion ? recognised : undefined, nearest].flatMap(
    (one) => one?.sentence ?? [],
  );
  const entry = recognised && catalogue.find(recognised.id);
  return {
    verdict: judged?.verdict ?? verdict,
    /** Unit with which the file was read, in mm. */
    mm: reading.unit.mm,
    /** Lines of the file by the key that maps their type. */
    looks,
    /** Items left out or assumed while the file was read. */
    notes: [...measured, ...types, ...reading.notes],
    findings: judged
      ? judged.obstacles.map(
          ({ text, at }): CheckFinding => ({ text: `${text}.`, fixes: [], ...placeOf(at), marks: '' }),
        )
      : box
        ? differences(found)
        : audit.findings.map(asFinding),
    ...(lines.length && {
      drawing: {
        frame: frameOf(curves),
        panels: [],
        lines: pathsByType({ dieline: { lines: lines as never } }),
        dimensions: [],
        corners: Float64Array.from(curves.flatMap(({ from, to }) => [from[0], -from[1], to[0], -to[1]])),
        flat,
      } satisfies ShownDrawing,
    }),
    pieces: facts.pieces,
    flat,
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
          /** The unit in which the file is that box, if it was read in another one. */
          fixes: recognised.scale === 1 ? [] : found.fixes.slice(0, 1).filter(({ mm: unit }) => unit !== undefined),
        },
      }),
  };
};

export type TooLarge = Extract<Awaited<ReturnType<typeof check>>, { readonly limit: number }>;

export type CheckedDrawing = Exclude<Awaited<ReturnType<typeof check>>, TooLarge>;

type Check = Awaited<ReturnType<typeof checkDieline>>;

/** A place of the drawing in the picture, where y points down. */
const placeOf = (at: Point | undefined): Pick<CheckFinding, 'at'> => (at ? { at: [at[0], -at[1]] } : {});

const asFinding = ({ kind, text, at, marks, fixes = [] }: Check['audit']['findings'][number]): CheckFinding => ({
  kind: kind.replaceAll(' ', '_') as NonNullable<CheckFinding['kind']>,
  text: `${text}.`,
  fixes,
  ...placeOf(at),
  marks: pathData(marks),
});

/** The reasons of a comparison in sentences. The first one carries the marks of all differences. */
const differences = ({ why, comparison, fixes }: Check): CheckFinding[] =>
  why.map((text, k) => ({
    text,
    fixes: k ? [] : fixes,
    ...placeOf(k ? undefined : comparison?.deviations[0]?.at),
    marks: k ? '' : pathData(comparison?.deviations.map(({ curve }) => curve) ?? []),
  }));
