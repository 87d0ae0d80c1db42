import { Type } from '@sinclair/typebox';
import { checkDieline, report } from '../../check/index.ts';
import { roundTo } from '../../values/index.ts';
import { boxArguments, namedTemplate } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const verdicts = ['same', 'differs', 'sound', 'not sound', 'cannot tell'] as const;

export const checkFile = tool({
  name: 'check_file',
  title: 'Check a drawing',
  description:
    'Checks a DXF, SVG, PDF, CF2, Illustrator or EPS drawing. Without a template: audits it (closed outlines, nothing drawn twice, ' +
    'no gaps), measures it, and recognises the template and its sizes. With a template and variables: compares the drawings. ' +
    'Returns the verdict, the reasons and a picture of the differences.',
  writes: false,
  input: Type.Object({
    file: Type.String({
      minLength: 1,
      description: 'Path of the drawing in the folder of the server.',
      examples: ['box.dxf'],
    }),
    ...boxArguments,
    template: Type.Optional(boxArguments.template),
    tolerance: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        default: 0.05,
        description: 'Maximum distance of matching lines in mm, above 0; 0.05 by default.',
        examples: [0.05],
      }),
    ),
  }),
  output: Type.Object({
    verdict: Type.Union(verdicts.map((one) => Type.Literal(one))),
    why: Type.Array(Type.String()),
    template: Type.Optional(Type.String({ description: 'The template it was compared with or recognised as' })),
    variables: Type.Optional(
      Type.Record(Type.String(), Type.Number(), { description: 'Variables of that template, in mm' }),
    ),
    size: Type.Object({ width: Type.Number(), height: Type.Number() }, { description: 'Of its cuts, in mm' }),
    area: Type.Number({ description: 'Area of the board, in mm²' }),
    pieces: Type.Integer(),
    format: Type.String(),
    skipped: Type.Integer({ description: 'Number of skipped lines' }),
    notes: Type.Array(Type.String({ description: 'Assumptions made while reading' })),
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
