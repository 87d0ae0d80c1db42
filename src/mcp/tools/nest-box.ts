import { Type } from '@sinclair/typebox';
import { layoutBoardOf } from '../../engine/index.ts';
import { formats, writeSvg } from '../../formats/index.ts';
import { blanksOf, drawLayout, layoutIds, layoutTitle, nest, parseSheet } from '../../nest/index.ts';
import { roundTo } from '../../values/index.ts';
import { drawFromArguments, factsOfBox, plantedBox } from '../box.ts';
import { fileArguments, saveDrawing, written } from '../files.ts';
import { pictureOf } from '../picture.ts';
import { tool, withUsual } from '../tool.ts';
import { orExplain, ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.nest_box;

const USUAL = { gutter: 3, gripper: 0 };

export const nestBoxTool = tool('nest_box', {
  input: Type.Object({
    ...plantedBox,
    sheet: Type.String(own.sheet),
    gutter: Type.Optional(Type.Number(withUsual(own.gutter, USUAL.gutter))),
    gripper: Type.Optional(Type.Number(withUsual(own.gripper, USUAL.gripper))),
    part: Type.Optional(Type.String(own.part)),
    ...fileArguments,
  }),
  run: async ({ sheet: text, gutter = USUAL.gutter, gripper, part, files, profile, ...box }, context) => {
    const drawn = drawFromArguments(context, box);
    const { drawing, entry, id } = drawn;
    const parts = part === undefined ? blanksOf(drawing).map((blank) => blank.id) : [part];
    if (files?.length && parts.length > 1)
      throw new ToolError(`A file has one part, and ${id} has several. Name one of them as part: ${parts.join(', ')}.`);
    // A search for free layouts takes seconds.
    const layouts = layoutIds.filter((layout) => layout !== 'free');
    const nestings = await orExplain(() => {
      const sheet = { ...parseSheet(text), gripper: gripper ?? USUAL.gripper };
      return parts.map((one) => nest(drawing, sheet, { part: one, gutter, layouts, board: layoutBoardOf(entry) }));
    });
    const none = nestings.find(({ best }) => !best.count);
    if (none) throw new ToolError(`No blank of ${none.blank.id} fits the sheet ${text}. Try a larger sheet.`);
    const { dieline, labels, options } = drawLayout(nestings[0]!, nestings[0]!.best);
    const saved = await saveDrawing(context, { files, profile }, async (format, more) =>
      formats[format].write(dieline, labels, { ...options, ...more }),
    );
    const facts = nestings.map(({ blank, best: { id: layout, count, columns, rows, utilisation } }) => ({
      ...{ part: blank.id, count, layout, columns, rows, utilisation: roundTo(utilisation, 4) },
    }));
    const lines = facts.map(({ part: of, count, layout, utilisation }) => {
      return `${of}: ${count} on ${text}, ${layoutTitle(layout)}, ${roundTo(100 * utilisation, 1)} % of the sheet.`;
    });
    return {
      text: [`${id}, ${entry.template.name}.`, ...lines].join('\n') + written(saved),
      facts: { ...factsOfBox(drawn), parts: facts, files: saved },
      pictures: [pictureOf(writeSvg(dieline, labels))],
    };
  },
});
