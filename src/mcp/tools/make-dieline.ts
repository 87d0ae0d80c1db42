import { extname } from 'node:path';
import { Type } from '@sinclair/typebox';
import { ArtworkDimensions, DecimalArea, orRefuse, PartBody } from '../../api/index.ts';
import { findProfile, formatNotTaken, fromMm, profileNames } from '../../engine/index.ts';
import { type FormatName, formatNames, isFormat } from '../../formats/index.ts';
import { extent, sizeOf } from '../../sheet/index.ts';
import { roundTo } from '../../values/index.ts';
import { boxArguments, boxFacts, drawFromArguments, factsOfBox } from '../box.ts';
import { pictureOf } from '../picture.ts';
import { tool, withUsual } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.make_dieline;

const extensions = formatNames.map((name) => `.${name}`).join(', ');

const FileName = Type.Unsafe<FormatName>(Type.Union(formatNames.map((name) => Type.Literal(name))));

const File = Type.Object({ path: Type.String(), format: FileName, url: Type.String(), bytes: Type.Integer() });

export const makeDieline = tool('make_dieline', {
  input: Type.Object({
    ...boxArguments,
    profile: Type.Optional(Type.String(withUsual(own.profile, profileNames.join(', ')))),
    files: Type.Optional(Type.Array(Type.String({ minLength: 1 }), withUsual(own.files, extensions))),
  }),
  output: Type.Object({
    ...boxFacts,
    size: Type.Object(ArtworkDimensions.properties, own.size),
    area: DecimalArea,
    parts: Type.Array(Type.Omit(PartBody, ['type', 'area'])),
    files: Type.Array(File),
  }),
  run: async ({ files = [], profile: name, ...box }, context) => {
    // Validate all names before writing anything.
    const outputs = files.map((path) => ({ path, format: formatOf(path) }));
    const profile = name === undefined ? undefined : orRefuse(findProfile(name));
    const wanted = outputs.map(({ format }) => format);
    const refused = profile && formatNotTaken(profile, wanted);
    if (refused) throw new ToolError(refused);
    const drawn = drawFromArguments(context, box);
    const { unit } = drawn.variables;
    const { width, height } = drawn.size;
    const saved = [];
    for (const { path, format } of outputs) {
      const file = await fileOf(drawn.file(format, { header: drawn.header, ...(profile && { profile }) }), format);
      const url = await context.workspace.write(path, file);
      saved.push({ path, format, url, bytes: Buffer.byteLength(file) });
    }
    const inUnit = (mm: number): string => String(roundTo(fromMm(mm, unit), 4));
    const cm2 = roundTo(drawn.area / 100, 1);
    const written = saved.length ? ` Written: ${saved.map(({ path }) => path).join(', ')}.` : '';
    const note = drawn.plant
      ? `${written} Allowances: ${drawn.plant.table}. ${drawn.plant.notes.join(' ')}`.trimEnd()
      : written;
    return {
      text: `${drawn.id}, ${drawn.entry.template.name}: flat ${inUnit(width)} × ${inUnit(height)} ${unit}, board ${cm2} cm².${note}`,
      facts: {
        ...factsOfBox(drawn),
        size: { unit, width: inUnit(width), height: inUnit(height) },
        area: { value: String(roundTo(drawn.area, 2)), unit: 'mm2' as const },
        parts: drawn.drawing.parts.map(({ part: { id, name, category } }, index) => {
          const of = sizeOf(extent(drawn.drawing.dieline, index));
          const box = { unit, width: fromMm(of.width, unit), height: fromMm(of.height, unit) };
          return { id, name, category, bounding_box: box };
        }),
        files: saved,
      },
      pictures: [pictureOf(drawn.svg())],
    };
  },
});

const formatOf = (path: string): FormatName => {
  const extension = extname(path).slice(1).toLowerCase();
  if (isFormat(extension)) return extension;
  const base = path.slice(0, path.length - extname(path).length);
  throw new ToolError(`${path} does not end in ${extensions}. Try ${base || 'box'}.dxf.`);
};

/** Maps a writer's refusal: a finite drawing is refused only when it is too large for its format. */
const fileOf = async (file: Promise<string | Uint8Array>, format: FormatName): Promise<string | Uint8Array> => {
  try {
    return await file;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const others = formatNames.filter((name) => name !== format);
    throw new ToolError(`${error.message}. Choose another format: ${others.join(' or ')}.`);
  }
};
