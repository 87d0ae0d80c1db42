import { Type } from '@sinclair/typebox';
import { drawFromArguments, factsOfBox, sizedBox } from '../box.ts';
import { fileNames, saveFiles, written } from '../files.ts';
import { tool } from '../tool.ts';
import { orExplain } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.make_mockup;

const ENDINGS = ['html', 'glb', 'png'] as const;

export const makeMockup = tool('make_mockup', {
  input: Type.Object({
    ...sizedBox,
    artwork: Type.Optional(Type.String(own.artwork)),
    inside: Type.Optional(Type.Boolean(own.inside)),
    substrate: Type.Optional(Type.String(own.substrate)),
    files: fileNames(ENDINGS),
  }),
  run: async ({ artwork, inside, substrate, files, ...box }, context) => {
    const drawn = drawFromArguments(context, box);
    const file = artwork === undefined ? undefined : await context.workspace.read(artwork);
    const board = substrate === undefined ? {} : { substrate: substrate === 'plain' ? '' : substrate };
    const mockup = await orExplain(() => context.mockup(drawn, file, { outside: !inside, ...board }));
    const saved = await saveFiles(context, files, ENDINGS, async (ending) => mockup[ending]());
    return {
      text: `${drawn.id}, ${drawn.entry.template.name}.${mockup.note}${written(saved)}`,
      facts: { ...factsOfBox(drawn), files: saved },
      pictures: [(await mockup.png()) as Uint8Array],
    };
  },
});
