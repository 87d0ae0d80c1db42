import { type Static, Type } from '@sinclair/typebox';
import { GivenVariables, orRefuse, Unit, UsedVariables } from '../api/index.ts';
import { ask, type DielineFiles, DrawnDieline } from '../engine/index.ts';
import type { Entry } from '../template/index.ts';
import { resolveTemplate, separateTrailingChoices } from '../template/search/index.ts';
import type { ToolContext } from './tool.ts';
import { ToolError } from './tool-error.ts';

/** Names one template. */
const TemplateName = Type.String({
  minLength: 1,
  description: 'Template: an id, a FEFCO or ECMA code, or a name.',
  examples: ['becf-10101', '0201', 'reverse tuck end'],
});

const [common] = GivenVariables.allOf;

/** Variables as in the API, but `unit` is optional and every size has a default. */
const Variables = Type.Object(
  { ...common.properties, unit: Type.Optional(Unit) },
  {
    additionalProperties: Type.Union([Type.Number(), Type.String(), Type.Boolean()]),
    description:
      'Variables of the template by name (describe_template lists them), in mm, or in inches with unit "in"; ' +
      'material, the thickness of the board, is always in mm. Missing variables take their defaults.',
    examples: [{ length: 60, width: 25, height: 100 }],
  },
);

const Choices = Type.Record(Type.String(), Type.String(), {
  description: 'Choices of the template by name, such as flaps, locks and windows (describe_template lists them).',
  examples: [{ flap: 'chamfer_flap' }],
});

/** Arguments that describe a box. */
export const boxArguments = {
  template: TemplateName,
  variables: Type.Optional(Variables),
  choices: Type.Optional(Choices),
};

/** Facts of a drawn box, as repeated in answers. */
export const boxFacts = {
  template: Type.String({ description: 'Id of the template, with the chosen values' }),
  name: Type.String(),
  variables: UsedVariables,
};

const Box = Type.Object(boxArguments);

const MAX_TEMPLATES_SHOWN = 10;

/** @throws ToolError with the matching templates when the text is ambiguous. */
export const namedTemplate = ({ catalogue }: ToolContext, text: string): Entry => {
  const [name, choices] = separateTrailingChoices(text);
  const { entry, others, corrected, known } = resolveTemplate(catalogue, name);
  if (known !== undefined) throw new ToolError(known);
  if (!entry) {
    const list = others.slice(0, MAX_TEMPLATES_SHOWN).map(({ id, template }) => `  ${id}: ${template.name}`);
    const what =
      others.length && !corrected ? `"${name}" matches several templates.` : `No template matches "${name}".`;
    const remedy = list.length ? `Name one by its id:\n${list.join('\n')}` : 'Use find_templates to search by words.';
    throw new ToolError(`${what} ${remedy}`);
  }
  const chosen = catalogue.find(entry.id + choices);
  if (!chosen) throw new ToolError(catalogue.missing(entry.id + choices));
  return chosen;
};

/**
 * Draws the box of the arguments.
 * @throws ToolError for the template; ApiError with values that work, for values that cannot be made.
 */
export const drawFromArguments = (
  context: ToolContext,
  { template, variables: values = {}, choices }: Static<typeof Box>,
): DielineFiles => {
  const named = namedTemplate(context, template);
  return new DrawnDieline(orRefuse(ask(context.catalogue, { template: named, values, names: 'own', choices })));
};

/** Facts of a box from `drawFromArguments`. */
export const factsOfBox = ({ id, entry, variables }: DielineFiles) => ({
  template: id,
  name: entry.template.name,
  variables: variables as Static<typeof UsedVariables>,
});
