import { checkDieline } from '../../check/index.ts';
import { catalogue, mainId } from '../../entry/engine.ts';
import { boundsOf } from '../../geometry/index.ts';
import { pathsByType } from './flat-drawing.ts';
import { pathData } from './path-data.ts';
import { type CheckAnswer, NOT_HERE } from './protocol.ts';

/** Formats that need Node to be unpacked. */
const ELSEWHERE = /^(%PDF-|%!PS|\xc5\xd0\xd3\xc6|AutoCAD Binary DXF)/;

/**
 * Looks through somebody's drawing, and whether it is one of ours.
 * @throws Error with `NOT_HERE` for PDF and binary DXF; UnreadableError for what is no drawing.
 */
export const check = async (file: Uint8Array): Promise<CheckAnswer> => {
  if (ELSEWHERE.test(String.fromCharCode(...file.subarray(0, 32)))) throw new Error(NOT_HERE);
  const { audit, drawn, recognised, ours } = await checkDieline(catalogue, file);
  const { verdict, findings, facts } = audit;
  const { left, bottom, right, top } = boundsOf(drawn.map(({ curve }) => curve));
  const entry = recognised && catalogue.find(recognised.id);
  return {
    verdict,
    findings: findings.map(({ kind, text, at, marks }) => ({
      kind: kind.replaceAll(' ', '_'),
      text,
      ...(at && { at: [at[0], -at[1]] as const }),
      marks: pathData(marks),
    })),
    frame: { x: left, y: -top, width: right - left, height: top - bottom },
    lines: pathsByType({ dieline: { lines: drawn as never } }),
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
        },
      }),
  };
};
