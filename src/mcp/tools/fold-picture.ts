import { Type } from '@sinclair/typebox';
import { deliveredParts, foldedSvg, isDeliveredFlat, USUAL_VIEW } from '../../fold/index.ts';
import { drawFromArguments, factsOfBox, plantedBox } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool, withUsual } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.fold_picture;

export const foldPicture = tool('fold_picture', {
  input: Type.Object({
    ...plantedBox,
    fold: Type.Optional(Type.Number(own.fold)),
    delivered: Type.Optional(Type.Boolean(own.delivered)),
    turn: Type.Optional(Type.Number(withUsual(own.turn, USUAL_VIEW.turn))),
    tilt: Type.Optional(Type.Number(withUsual(own.tilt, USUAL_VIEW.tilt))),
  }),
  run: async ({ fold, delivered, turn, tilt, ...box }, context) => {
    if (delivered && fold !== undefined)
      throw new ToolError('fold and delivered are incompatible. Leave one of them out.');
    const drawn = drawFromArguments(context, box);
    const { parts } = drawn.drawing;
    const { name } = drawn.entry.template;
    const isFlat = isDeliveredFlat(parts);
    if (delivered && !isFlat)
      throw new ToolError(`Boxwright knows no flat pack of ${drawn.id} (${name}). Leave delivered out.`);
    const view = { ...(turn !== undefined && { turn }), ...(tilt !== undefined && { tilt }) };
    const moment = delivered ? undefined : (fold ?? 1);
    return {
      text: `${drawn.id}, ${name}, ${stateOf(moment)}.`,
      facts: { ...factsOfBox(drawn), ...(moment !== undefined && { fold: moment }), delivered_flat: isFlat },
      pictures: [pictureOf(foldedSvg(delivered ? deliveredParts(parts) : parts, moment, { view }))],
    };
  },
});

/** Describes the picture. Without a moment it is the flat pack. */
const stateOf = (moment: number | undefined): string => {
  if (moment === undefined) return 'folded flat as delivered';
  return moment === 1 ? 'closed' : moment === 0 ? 'flat' : `folded to ${moment}`;
};
