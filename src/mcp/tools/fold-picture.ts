import { Type } from '@sinclair/typebox';
import { foldedSvg, USUAL_VIEW } from '../../fold/index.ts';
import { boxArguments, boxFacts, drawBox, factsOfBox } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool } from '../tool.ts';

export const foldPicture = tool({
  name: 'fold_picture',
  title: 'Show a box folded',
  description: 'Returns a picture of the box closed, flat, or folded part of the way, seen from any side.',
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
  output: Type.Object({ ...boxFacts, fold: Type.Number() }),
  run: async ({ fold = 1, turn, tilt, ...box }, context) => {
    const drawn = drawBox(context, box);
    const view = { ...(turn !== undefined && { turn }), ...(tilt !== undefined && { tilt }) };
    const state = fold === 1 ? 'closed' : fold === 0 ? 'flat' : `folded to ${fold}`;
    return {
      text: `${drawn.id}, ${drawn.entry.template.name}, ${state}.`,
      facts: { ...factsOfBox(drawn), fold },
      pictures: [pictureOf(foldedSvg(drawn.drawing.parts, fold, { view }))],
    };
  },
});
