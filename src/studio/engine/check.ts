import { checkDieline } from '../../check/index.ts';
import { catalogue, mainId } from '../../entry/engine.ts';
import { boundsOf } from '../../geometry/index.ts';
import { LIMITS } from '../../read/index.ts';
import { pathsByType } from './flat-drawing.ts';
import { pathData } from './path-data.ts';
import type { CheckAnswer } from './protocol/checked.ts';

/**
 * Checks a drawing and searches for the matching template. A file that is too large is not read.
 * @throws UnreadableError for a file that is not a drawing.
 */
export const check = async (file: Blob): Promise<CheckAnswer> => {
  if (file.size > LIMITS.bytes) return { verdict: 'too large', limit: LIMITS.bytes };
  const { audit, reading, drawn, recognised, ours } = await checkDieline(
    catalogue,
    new Uint8Array(await file.arrayBuffer()),
  );
  const { verdict, findings, facts } = audit;
  const { left, bottom, right, top } = boundsOf(drawn.map(({ curve }) => curve));
  const entry = recognised && catalogue.find(recognised.id);
  return {
    verdict,
    notes: reading.notes,
    findings: findings.map(({ kind, text, at, marks }) => ({
      kind: kind.replaceAll(' ', '_'),
      text,
      ...(at && { at: [at[0], -at[1]] as const }),
      marks: pathData(marks),
    })),
    ...(drawn.length && { frame: { x: left, y: -top, width: right - left, height: top - bottom } }),
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
