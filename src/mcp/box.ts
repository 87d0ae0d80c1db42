import { type Static, Type } from '@sinclair/typebox';
import { GivenVariables, orRefuse, Unit, UsedVariables } from '../api/index.ts';
import { ask, type DielineFiles, DrawnDieline, findPlant } from '../engine/index.ts';
import type { Entry } from '../template/index.ts';
import { resolveTemplate, separateTrailingChoices } from '../template/search/index.ts';
import type { ToolContext } from './tool.ts';
import { ToolError } from './tool-error.ts';
import words from './tools.json' with { type: 'json' };

const own = words.box;

const [common] = GivenVariables.allOf;

/** Variables as in the API, but `unit` is optional and every size has a default. */
const Variables = Type.Object(
  { ...common.properties, unit: Type.Optional(Unit) },
  { ...own.variables, additionalProperties: Type.Union([Type.Number(), Type.String(), Type.Boolean()]) },
);

/** Arguments that describe a box. */
export const boxArguments = {
  template: Type.String(own.template),
  variables: Type.Optional(Variables),
  choices: Type.Optional(Type.Record(Type.String(), Type.String(), own.choices)),
  plant: Type.Optional(Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())], own.plant)),
};

/** Facts of a drawn box, as repeated in answers. */
export const boxFacts = {
  template: Type.String(own.id),
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
  { template, variables: values = {}, choices, plant: table }: Static<typeof Box>,
): DielineFiles => {
  const named = namedTemplate(context, template);
  const plant = table === undefined ? undefined : orRefuse(findPlant(table));
  return new DrawnDieline(orRefuse(ask(context.catalogue, { template: named, values, names: 'own', choices, plant })));
};

/** Facts of a box from `drawFromArguments`. */
export const factsOfBox = ({ id, entry, variables }: DielineFiles) => ({
  template: id,
  name: entry.template.name,
  variables: variables as Static<typeof UsedVariables>,
});
