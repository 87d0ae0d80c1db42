import { ApiError, errorText } from '../api/index.ts';
import { checkFields, type DielineFiles } from '../engine/index.ts';
import { mapValues } from '../geometry/index.ts';
import { type GrainOptions, givenPlacements, layoutFaults, placedNesting, type SheetLayout } from '../nest/index.ts';
import { isObject, parseJson, quote } from '../values/index.ts';
import { catalogue } from './catalogue.ts';
import { drawOne } from './draw-one.ts';
import schema from './layout-schema.json' with { type: 'json' };
import type { SavedLayout } from './layout-types.ts';

export type { SavedLayout };

/**
 * A layout as data, to be kept as JSON, changed by hand and opened again.
 * @param boxes - the box of each blank.
 * @example
 * const box = dieline('becf-10101', { length: 80, width: 40, height: 120 });
 * const nesting = nest(box.drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * savedLayout(sheetLayoutOf(nesting, nesting.best), [box]).placements.length === nesting.best.count; // = true
 */
export const savedLayout = (layout: SheetLayout, boxes: readonly DielineFiles[]): SavedLayout => {
  const { sheet, gutter, grain, blanks } = layout;
  const savedBoxes = blanks.map(({ name, ratio, blank }, k) => {
    const { id, variables, drawing } = boxes[k]!;
    const address = `/box/${id}?${new URLSearchParams(mapValues(variables, String))}`;
    return { name, address, ...(drawing.parts.length > 1 && { part: blank.id }), ratio };
  });
  return { schema: 1, sheet, gutter, ...(grain && { grain }), boxes: savedBoxes, placements: givenPlacements(layout) };
};

const readSaved = (text: string): SavedLayout => {
  const given = parseJson(text);
  if (!isObject(given))
    throw new RangeError('A saved layout is a JSON object with schema, sheet, gutter, boxes and placements.');
  const [problem] = checkFields('layout', given, schema.properties, schema.required);
  if (problem) throw new RangeError(problem.message);
  const saved = given as unknown as SavedLayout;
  const boxes = saved.boxes.map(({ name }) => name);
  const wrong = saved.placements.findIndex(({ box = boxes[0]! }) => !boxes.includes(box));
  if (wrong < 0) return saved;
  const { box } = saved.placements[wrong]!;
  throw new RangeError(`placements[${wrong}].box is ${quote(box)}. Choose one of: ${boxes.join(', ')}.`);
};

const drawSaved = ({ address }: SavedLayout['boxes'][0], k: number): DielineFiles => {
  const [id = '', query = ''] = address.slice('/box/'.length).split('?', 2);
  try {
    return drawOne(catalogue, id, Object.fromEntries(new URLSearchParams(query)));
  } catch (error) {
    throw error instanceof ApiError ? new RangeError(`boxes[${k}].address: ${errorText(error)}`) : error;
  }
};

/**
 * Opens a saved layout: draws its boxes anew, lays them where the file has them, and tells what keeps it from being cut.
 * `options` are those with which `nest` lays them so.
 * @throws RangeError for another file, with the field, its limit and a value that works.
 * @example
 * const boxes = [{ name: 'a', address: '/box/becf-10101?length=80' }];
 * const placements = [{ name: '1', x: 10, y: 10, rotation: 0 }];
 * const saved = { schema: 1, sheet: { width: 500, height: 400 }, gutter: { x: 0, y: 0 }, boxes, placements };
 * openLayout(JSON.stringify(saved)).faults.length; // = 0
 */
export const openLayout = (text: string) => {
  const { sheet, gutter, grain, boxes: saved, placements } = readSaved(text);
  const boxes = saved.map(drawSaved);
  const drawn = saved.map((box, k) => ({ ...box, drawing: boxes[k]!.drawing }));
  const nesting = { ...placedNesting(drawn, sheet, { gutter, grain: 'free' }, placements), grain };
  const isAsDrawn = placements[0]!.rotation % 180 === 0;
  const lying: GrainOptions = grain
    ? { sheetGrain: grain.axis, blankGrain: (grain.axis === 'x') === isAsDrawn ? 'x' : 'y' }
    : { grain: 'free' };
  const options = { gutter, board: grain?.of === 'flutes' ? 'corrugated' : 'carton', ...lying } as const;
  return { nesting, boxes, faults: layoutFaults(nesting), options };
};
