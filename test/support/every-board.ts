import { boardsOf, shapeNames, sizeAt } from '../../fixtures/survey.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { follow } from './sizes.ts';

/** A template at the shapes and in the boards of the survey, each at the nearest valid size; the first part if it has several. */
export const inEveryBoard = (id: string) => {
  const { template } = catalogue.find(id)!;
  return boardsOf(template).flatMap((material) =>
    shapeNames.map((shape) => {
      const { settled } = follow({ template, id: mainId(template) }, sizeAt(template, shape, material));
      const { lengths, values } = settled;
      const all = Object.fromEntries(Object.keys(lengths).map((name) => [name, values[name]!]));
      const [first] = drawOne(catalogue, id, all).drawing.parts;
      const { part, sheet } = first!;
      const panelOf = (name: string) => sheet.find((placed) => placed.id.endsWith(name))!.panel;
      return { where: `${shape} ${material}`, values, blank: part.blank, panelOf };
    }),
  );
};

/** Reach of a panel from its crease, in mm. */
export const depthOf = ({ edges }: PlacedPanel['panel']): number =>
  Math.max(...edges.flatMap(({ curve }) => [curve.from[1], curve.to[1]]));
