import { drawBox } from '../../engine/index.ts';
import type { Entry, PlacedPanel } from '../../entry/engine.ts';
import { moveCurve, shift } from '../../geometry/index.ts';
import { resolve } from '../../template/index.ts';
import { clashOf, entryOf, offeredChoices } from './entry-of.ts';
import { frameOf, panelOf, pathsByType } from './flat-drawing.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { Frame } from './protocol/drawing.ts';

const MARGIN_FACTOR = 1.28;

/** Smallest share of the blank in a tile. A smaller part would not show its position. */
const MIN_BLANK_SHARE = 0.34;

const WIDTH_TO_HEIGHT = 92 / 66;

type Drawn = NonNullable<ReturnType<typeof drawValue>>;

/** A value of a choice, as a picture of the panels that differ. */
export type Tile = ReturnType<typeof tiles>[number];

/** The values of a choice at the current sizes, each cropped to the panels that differ. */
export const tiles = (question: BoxQuestion, choice: string) => {
  const { base, entry } = entryOf(question);
  const values = offeredChoices(entry.template)[choice] ?? [];
  const drawn = values.flatMap((value) => drawValue(question, base, choice, value) ?? []);
  const differ = differingIds(drawn, choice);
  const frame = cropOf(drawn, differ);
  return drawn.map(({ value, drawing, panels }, k) => {
    const isNothing = value === 'none' && k === 0;
    const changed = isNothing ? [] : panels.filter(({ id }) => differ.has(id));
    return {
      value,
      viewBox: [frame.x, frame.y, frame.width, frame.height].map((n) => n.toFixed(2)).join(' '),
      board: panels.map(({ path }) => path).join(''),
      /** The panels that differ from the other values. */
      changed: changed.map(({ path }) => path).join(''),
      lines: pathsByType(drawing),
    };
  });
};

/** A value drawn with the other choices. Those that clash have their first value. */
const drawValue = (question: BoxQuestion, base: Entry, choice: string, value: string) => {
  const clash = clashOf(base, { ...base.chosen, ...question.choices }, choice, value);
  const reset = (clash?.others ?? []).map((name) => [name, base.template.choices[name]![0]!]);
  const choices = { ...question.choices, ...Object.fromEntries(reset), [choice]: value };
  const { entry, reason } = entryOf({ id: question.id, choices });
  if (reason) return undefined;
  // With invalid sizes the picture uses the usual ones.
  const given = resolve(entry.template, question.values, entry.id);
  const resolved = given.violations.length ? resolve(entry.template, {}, entry.id) : given;
  const drawing = drawBox(entry, resolved);
  const { parts } = drawing;
  return {
    value,
    drawing,
    panels: parts.flatMap((part) =>
      part.sheet.map((placed) => ({
        ...panelOf(parts, part, placed),
        shape: shapeOf(placed),
        outline: placed.outline.map((curve) => moveCurve(shift(...part.shift), curve)),
      })),
    ),
  };
};

/** A key that is equal for panels of equal shape, to 0.01 mm, at any position. */
const shapeOf = ({ panel }: PlacedPanel): string =>
  [...panel.edges.map(({ curve }) => curve), ...panel.marks.flatMap(({ curves }) => curves)]
    .map(({ kind, from, to }) =>
      [kind, ...from, ...to].map((v) => (typeof v === 'number' ? v.toFixed(2) : v)).join(' '),
    )
    .join();

const differingIds = (drawn: readonly Drawn[], choice: string): ReadonlySet<string> => {
  const ids = new Set(drawn.flatMap(({ panels }) => panels.map(({ id }) => id)));
  const shapes = (id: string) => new Set(drawn.map(({ panels }) => panels.find((panel) => panel.id === id)?.shape));
  let differ = [...ids].filter((id) => shapes(id).size > 1);
  const some = (part: RegExp): readonly string[] => differ.filter((id) => part.test(id));
  // Equal features at top and bottom are shown once, at the top.
  const isBoth = drawn.some(({ value }) => value === 'bottom');
  if (!isBoth && some(/top/).length && some(/bottom/).length) differ = [...some(/top/)];
  if (choice.includes('dust') && some(/dust/).length) differ = [some(/dust/)[0]!];
  return new Set(differ);
};

/** The part of the blank in the tiles of a choice: all differing panels of all values. */
const cropOf = (drawn: readonly Drawn[], differ: ReadonlySet<string>): Frame => {
  const all = drawn.flatMap(({ panels }) => panels);
  const shown = all.filter(({ id }) => differ.has(id));
  const whole = frameOf(all.flatMap(({ outline }) => outline));
  const part = frameOf((shown.length ? shown : all).flatMap(({ outline }) => outline));
  const width = Math.max(part.width * MARGIN_FACTOR, whole.width * MIN_BLANK_SHARE);
  const height = part.height * MARGIN_FACTOR;
  const [w, h] =
    width / height < WIDTH_TO_HEIGHT ? [height * WIDTH_TO_HEIGHT, height] : [width, width / WIDTH_TO_HEIGHT];
  return { x: part.x + (part.width - w) / 2, y: part.y + (part.height - h) / 2, width: w, height: h };
};
