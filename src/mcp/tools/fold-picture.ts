import { Type } from '@sinclair/typebox';
import { deliveredParts, foldedSvg, isDeliveredFlat, USUAL_VIEW } from '../../fold/index.ts';
import { boxArguments, boxFacts, drawFromArguments, factsOfBox } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

export const foldPicture = tool({
  name: 'fold_picture',
  title: 'Show a box folded',
  description:
    'Returns a picture of the box: closed, flat, partly folded, or folded flat as delivered, seen from any side.',
  writes: false,
  input: Type.Object({
    ...boxArguments,
    fold: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        default: 1,
        description: 'From 0 (flat) to 1 (closed); 1 by default.',
        examples: [0.5],
      }),
    ),
    delivered: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Show the flat pack of a glued tube or a bag, as it is delivered. Leave fold out.',
      }),
    ),
    turn: Type.Optional(
      Type.Number({
        minimum: -360,
        maximum: 360,
        default: USUAL_VIEW.turn,
        description: `Degrees from the front round to the right; ${USUAL_VIEW.turn} by default.`,
        examples: [USUAL_VIEW.turn],
      }),
    ),
    tilt: Type.Optional(
      Type.Number({
        minimum: -90,
        maximum: 90,
        default: USUAL_VIEW.tilt,
        description: `Degrees above the horizon, from -90 to 90; ${USUAL_VIEW.tilt} by default.`,
        examples: [USUAL_VIEW.tilt],
      }),
    ),
  }),
  output: Type.Object({
    ...boxFacts,
    fold: Type.Optional(Type.Number({ description: 'Omitted for a flat pack' })),
    delivered_flat: Type.Boolean({ description: 'Whether Boxwright knows a flat pack, in which the box is delivered' }),
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
