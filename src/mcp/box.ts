import { type Static, Type } from '@sinclair/typebox';
import { orRefuse } from '../api/index.ts';
import {
  ask,
  type DielineFiles,
  type Dimensions,
  DrawnDieline,
  dimensionKinds,
  findPlant,
  fromMm,
  requestedSizes,
} from '../engine/index.ts';
import { boxSizes, sizesAs } from '../fold/index.ts';
import type { Entry } from '../template/index.ts';
import { resolveTemplate, separateTrailingChoices } from '../template/search/index.ts';
import { roundTo } from '../values/index.ts';
import type { ToolContext } from './tool.ts';
import { ToolError } from './tool-error.ts';
import words from './tools.json' with { type: 'json' };

const own = words.box;

export const boxArguments = {
  template: Type.String(own.template),
  variables: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Boolean()]), own.variables),
  ),
};

const kinds = dimensionKinds.map((kind) => Type.Literal(kind));

export const sizedBox = { ...boxArguments, dimensions: Type.Optional(Type.Union(kinds, own.dimensions)) };

export const plantedBox = {
  ...sizedBox,
  plant: Type.Optional(Type.Union([Type.String(), Type.Record(Type.String(), Type.Unknown())], own.plant)),
};

const Box = Type.Object(plantedBox);

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

/** Draws the box of the arguments. Throws ToolError for the template; ApiError with values that work, for values that cannot be made. */
export const drawFromArguments = (
  context: ToolContext,
  { template: text, variables: values = {}, dimensions, plant: table }: Static<typeof Box>,
): DielineFiles => {
  const template = namedTemplate(context, text);
  const plant = table === undefined ? undefined : orRefuse(findPlant(table));
  const sizes = dimensions && sizesAs(dimensions);
  return new DrawnDieline(orRefuse(ask(context.catalogue, { template, values, names: 'own', sizes, plant })));
};

export const factsOfBox = ({ id, entry, variables }: DielineFiles) => ({
  template: id,
  name: entry.template.name,
  variables,
});

/** Its sizes inside, outside and from crease to crease, by name and in the unit of the request. */
export const sizesOfBox = ({ entry, drawing, values, variables: { unit } }: DielineFiles) =>
  Object.fromEntries(
    Object.entries(boxSizes(drawing.parts, requestedSizes(entry, values))).map(([name, kinds]) => [
      name,
      Object.fromEntries(
        Object.entries(kinds).flatMap(([kind, mm]) => (mm === undefined ? [] : [[kind, roundTo(fromMm(mm, unit), 4)]])),
      ) as Partial<Record<Dimensions, number>>,
    ]),
  );
