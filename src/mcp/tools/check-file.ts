import { Type } from '@sinclair/typebox';
import { checkDieline, report } from '../../check/index.ts';
import { roundTo } from '../../values/index.ts';
import { boxArguments, namedTemplate } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.check_file;

const verdicts = ['same', 'differs', 'sound', 'not sound', 'cannot tell'] as const;

export const checkFile = tool('check_file', {
  input: Type.Object({
    file: Type.String(own.file),
    ...boxArguments,
    template: Type.Optional(boxArguments.template),
    tolerance: Type.Optional(Type.Number(own.tolerance)),
  }),
  output: Type.Object({
    verdict: Type.Union(verdicts.map((one) => Type.Literal(one))),
    why: Type.Array(Type.String()),
    template: Type.Optional(Type.String(own.recognised)),
    variables: Type.Optional(Type.Record(Type.String(), Type.Number(), own.values)),
    size: Type.Object({ width: Type.Number(), height: Type.Number() }, own.size),
    area: Type.Number(own.area),
    pieces: Type.Integer(),
    format: Type.String(),
    skipped: Type.Integer(own.skipped),
    notes: Type.Array(Type.String(own.note)),
  }),
  run: async ({ file: path, template, variables, choices, tolerance }, context) => {
    if (template === undefined && (variables ?? choices))
      throw new ToolError('variables and choices need a template, for example {"template": "becf-10101"}.');
    const bytes = await context.workspace.read(path);
    const claim = template !== undefined && {
      template: namedTemplate(context, template).id,
      variables: variables ?? {},
      choices: choices ?? {},
    };
    const check = await checkDieline(context.catalogue, bytes, {
      ...(tolerance !== undefined && { tolerance }),
      ...claim,
    });
    const { verdict, why, ours, recognised, audit, reading } = check;
    const { width, height, area, pieces } = audit.facts;
    const size = { width: roundTo(width, 3), height: roundTo(height, 3) };
    const lines = [...why, ...(recognised ? [recognised.sentence] : [])];
    return {
      text: [`${path}: ${verdict}. ${size.width} × ${size.height} mm.`, ...lines].join('\n'),
      facts: {
        verdict,
        why: lines,
        ...(ours && { template: ours.id, variables: { ...ours.values } }),
        size,
        area: roundTo(area, 2),
        pieces,
        format: reading.format,
        skipped: reading.skipped.length,
        notes: [...reading.notes],
      },
      pictures: [pictureOf(report(check, 'svg', path))],
    };
  },
});
