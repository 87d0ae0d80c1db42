import { caseAllowance } from '../../src/board/index.ts';
import { type Drawing, label, type PlacedPart } from '../../src/sheet/index.ts';
import { resolve, variables } from '../../src/template/index.ts';
import { type Built, built, type Law } from './built.ts';

/**
 * Every variable changes the drawing when all others are fixed: a corner, a curve or a label. Exception: the board of a card without
 * folds, of a set of such cards, of a part drawn at its inside sizes without joints, and of one flute in a table of allowances.
 */
export const effects: Law = (box) => {
  const lines = linesOf(box.drawing);
  let labels: string | undefined;
  const differs = (other: Drawing): boolean => {
    if (linesOf(other) !== lines) return true;
    labels ??= labelsOf(box.drawing);
    return labelsOf(other) !== labels;
  };
  const [{ part, sheet }, ...more] = box.drawing.parts as [PlacedPart, ...PlacedPart[]];
  const { inside, joins } = part.blank;
  const flat = [{ sheet }, ...more].every((one) => one.sheet.length === 1) && joins.length === 0;
  const card = flat || (more.length === 0 && (sheet.length === 1 || (inside === 0 && joins.length === 0)));
  return Object.entries(variables(box.template, box.id, box.values)).flatMap(([name, { kind, min, max }]) => {
    if (card && name === 'material') return [];
    const now = box.values[name]!;
    const steps =
      kind === 'integer' ? [1, 2] : [0.001, 0.02, 0.2, 1, 2.5].map((share) => Math.max(1e-3, share * Math.abs(now)));
    const others = [...steps.flatMap((s) => [now + s, now - s]), min, max]
      .filter((v) => v >= min && v <= max && Math.abs(v - now) > 1e-4)
      .map((v) => ({ ...box.values, [name]: v }));
    let room = false;
    for (const values of others) {
      if (name === 'material' && isSameFlute(box, values.material!)) continue;
      if (resolve(box.template, values, box.id).violations.length) continue;
      room = true;
      if (differs(built(box, values).drawing)) return [];
    }
    // Without room between its limits there is nothing to test.
    return room ? [`${name} changes nothing`] : [];
  });
};

/** True for a board that the table of allowances takes for the same flute. */
const isSameFlute = ({ values: { width, material }, chosen }: Built, other: number): boolean => {
  if (chosen.allowance !== 'shop_table') return false;
  const [one, two] = [material!, other].map((thickness) =>
    JSON.stringify(caseAllowance('shop_table', thickness, width!)),
  );
  return one === two;
};

const linesOf = ({ dieline }: Drawing): string =>
  JSON.stringify([dieline.nodes, dieline.lines.map(({ curve, line }) => [curve, line])]);

const labelsOf = (drawing: Drawing): string =>
  JSON.stringify(label(drawing, 'mm').map(({ name, text }) => [name, text.value]));
