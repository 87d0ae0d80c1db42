import { Type } from '@sinclair/typebox';
import { orRefuse } from '../../api/index.ts';
import { checkDieline, judgeFor, report, withSureTypes } from '../../check/index.ts';
import { findProfile } from '../../engine/index.ts';
import { readDrawing } from '../../formats/reading/index.ts';
import { roundTo } from '../../values/index.ts';
import { boxArguments, namedTemplate } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.check_file;

export const checkFile = tool('check_file', {
  input: Type.Object({
    file: Type.String(own.file),
    ...boxArguments,
    template: Type.Optional(boxArguments.template),
    tolerance: Type.Optional(Type.Number(own.tolerance)),
    for: Type.Optional(Type.String(own.for)),
  }),
  run: async ({ file: path, template, variables, tolerance, for: name }, context) => {
    if (template === undefined && variables)
      throw new ToolError('variables need a template, for example {"template": "becf-10101"}.');
    const receiver = name === undefined ? undefined : orRefuse(findProfile(name));
    const bytes = await context.workspace.read(path);
    const taken = receiver && judgeFor(withSureTypes(await readDrawing(bytes)), bytes, receiver);
    const claim = template !== undefined && {
      template: namedTemplate(context, template).id,
      variables: variables ?? {},
    };
    const check = await checkDieline(context.catalogue, bytes, {
      ...(tolerance !== undefined && { tolerance }),
      ...claim,
    });
    const { verdict, why, ours, recognised, nearest, audit, reading } = check;
    const { width, height, area, pieces } = audit.facts;
    const size = { width: roundTo(width, 3), height: roundTo(height, 3) };
    const lines = [...why, ...[recognised, nearest].flatMap((one) => one?.sentence ?? [])];
    const obstacles = taken?.obstacles.map(({ text }) => text) ?? [];
    const forWhom = taken ? [`${taken.verdict} for ${taken.profile}`, ...obstacles] : [];
    return {
      text: [`${path}: ${verdict}. ${size.width} × ${size.height} mm.`, ...lines, ...forWhom].join('\n'),
      facts: {
        verdict,
        why: lines,
        ...(taken && { for: { profile: taken.profile, verdict: taken.verdict, obstacles } }),
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
