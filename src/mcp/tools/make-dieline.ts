import { Type } from '@sinclair/typebox';
import { fromMm, machineUses } from '../../engine/index.ts';
import { paperNames } from '../../formats/index.ts';
import { extent, sizeOf } from '../../sheet/index.ts';
import { roundTo } from '../../values/index.ts';
import { drawFromArguments, factsOfBox, plantedBox, sizesOfBox } from '../box.ts';
import { fileArguments, saveDrawing, written } from '../files.ts';
import { pictureOf } from '../picture.ts';
import { tool, withUsual } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.make_dieline;

export const makeDieline = tool('make_dieline', {
  input: Type.Object({
    ...plantedBox,
    machines: Type.Optional(Type.Boolean(own.machines)),
    ...fileArguments,
    tiles: Type.Optional(Type.String(withUsual(own.tiles, paperNames.join(', ')))),
  }),
  run: async ({ files, profile, machines, tiles, ...box }, context) => {
    const paper = paperNames.find((name) => name.toLowerCase() === tiles?.toLowerCase());
    if (tiles !== undefined && !paper) throw new ToolError(`tiles must be one of: ${paperNames.join(', ')}.`);
    if (paper && !files?.some((path) => /\.pdf$/i.test(path)))
      throw new ToolError('tiles are pages of a PDF: name one in files, for example box.pdf.');
    const drawn = drawFromArguments(context, box);
    const { unit } = drawn.variables;
    const { width, height } = drawn.size;
    const saved = await saveDrawing(context, { files, profile }, (format, own) =>
      drawn.file(format, { header: drawn.header, ...own, ...(paper && format === 'pdf' && { tiles: paper }) }),
    );
    const inUnit = (mm: number): string => String(roundTo(fromMm(mm, unit), 4));
    const sizes = sizesOfBox(drawn);
    const kinds = (['inside', 'outside'] as const).flatMap((kind) => {
      const all = Object.values(sizes).map((size) => size[kind]);
      return all.length && !all.includes(undefined) ? [`${kind} ${all.join(' × ')}`] : [];
    });
    const note = drawn.plant ? [`Allowances: ${drawn.plant.table}.`, ...drawn.plant.notes] : [];
    const board = `board ${roundTo(drawn.area / 100, 1)} cm²`;
    const flat = `flat ${inUnit(width)} × ${inUnit(height)} ${unit}`;
    const about = `${drawn.id}, ${drawn.entry.template.name}: ${[flat, board, ...kinds].join(', ')}.`;
    return {
      text: [`${about}${written(saved)}`, ...note].join(' '),
      facts: {
        ...factsOfBox(drawn),
        sizes,
        size: { unit, width: inUnit(width), height: inUnit(height) },
        area: { value: String(roundTo(drawn.area, 2)), unit: 'mm2' },
        parts: drawn.drawing.parts.map(({ part: { id, name, category } }, index) => {
          const of = sizeOf(extent(drawn.drawing.dieline, index));
          const box = { unit, width: fromMm(of.width, unit), height: fromMm(of.height, unit) };
          return { id, name, category, bounding_box: box };
        }),
        ...(machines && machineUses(drawn)),
        rules: drawn.rules,
        files: saved,
      },
      pictures: [pictureOf(drawn.svg())],
    };
  },
});
