import {
  anyAddress,
  anyText,
  construction,
  contract,
  type FieldRule,
  type Fields,
  hasForm,
  isObject,
  linkRule,
  listRule,
  objectRule,
  onObjects,
  quoteValue,
} from './fields.ts';
import { boardArea, figure, mmPerUnit, sheetSize, type Tolerance } from './figures.ts';

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** `YYYY-MM-DDThh:mm:ssZ` of a day that exists. */
const isStamp = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value)) return false;
  const at = new Date(value);
  return Number.isFinite(at.getTime()) && at.toISOString().replace('.000', '') === value;
};

const byId = ({ id }: Fields): string => String(id);

const variableValue: FieldRule = (theirs, ours, path, held) => {
  if (typeof theirs !== typeof ours)
    held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, not a ${typeof ours}`);
  else if (typeof theirs === 'number' ? Math.abs(theirs - (ours as number)) > 1e-6 : theirs !== ours)
    held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, but the request has ${quoteValue(ours)}`);
};

/** The values it was made with. @param requested - names of the request. */
const usedVariables = (requested: readonly string[]): FieldRule =>
  onObjects(undefined, (theirs, ours, path, held) => {
    for (const name of Object.keys(theirs))
      if (Object.hasOwn(ours, name)) variableValue(theirs[name], ours[name], `${path}.${name}`, held);
      else
        held.notes.add(
          `${path}.${name} is ${quoteValue(theirs[name])}: our template has no such variable, so our drawing ignores it`,
        );
    for (const name of Object.keys(ours))
      if (!Object.hasOwn(theirs, name)) {
        // The unit and the board are part of every answer; finer settings have names of our own, and the figures decide.
        if (name === 'unit' || name === 'material' || requested.includes(name))
          held.contract(`${path}.${name}`, [undefined, ours[name]], 'is missing');
        else held.notes.add(`${path} does not name ${name}: ours used ${quoteValue(ours[name])}`);
      }
  });

const areaMap =
  (rule: FieldRule): FieldRule =>
  (theirs, ours, path, held) =>
    objectRule(
      {},
      Object.fromEntries(
        Object.keys({ ...(isObject(theirs) && theirs), ...(isObject(ours) && ours) }).map((id) => [id, rule]),
      ),
    )(theirs, ours, path, held);

/** A dieline's area is the sum of the areas of its parts. */
const addsUp =
  (inner: FieldRule): FieldRule =>
  (theirs, ours, path, held) => {
    inner(theirs, ours, path, held);
    if (!isObject(theirs) || !isObject(theirs.area) || !isObject(theirs.part_areas)) return;
    const all = figure(theirs.area.value);
    const parts = Object.values(theirs.part_areas).map((area) => (isObject(area) ? figure(area.value) : undefined));
    if (all === undefined || parts.includes(undefined)) return;
    const sum = parts.reduce((a: number, b) => a + b!, 0);
    // Each figure is rounded separately.
    if (Math.abs(sum - all) > 0.01 * (parts.length + 1))
      held.contract(
        `${path}.area.value`,
        [theirs.area.value, undefined],
        `is ${all}, but its parts add up to ${sum.toFixed(4)}`,
      );
  };

const ownPath =
  (theirId: unknown, ourId: unknown): FieldRule =>
  (theirs, ours, path, held) => {
    const expected = String(ours).replace(`/dielines/${ourId}/`, `/dielines/${theirId}/`);
    if (theirs === expected) return;
    const isOwn = typeof theirs === 'string' && theirs.startsWith(`/dielines/${theirId}/`);
    held.add(
      path,
      [theirs, ours],
      isOwn
        ? `is ${quoteValue(theirs)}, ours ${quoteValue(expected)}`
        : `is ${quoteValue(theirs)}, not a path of its dieline ${theirId}`,
      isOwn ? 'unknown' : 'contract',
    );
  };

/** @param requested - names of the variables in the request. */
export const dielineRule =
  (tolerance: Tolerance, requested: readonly string[] = []): FieldRule =>
  (theirs, ours, path, held) => {
    const idOf = (body: unknown): unknown => (isObject(body) ? body.id : undefined);
    const link = linkRule(ownPath(idOf(theirs), idOf(ours)));
    addsUp(
      objectRule(
        {
          type: contract,
          id: anyText,
          dieline_template_id: contract,
          variables: usedVariables(requested),
          format: contract,
          url: anyAddress,
          artwork_dimensions: sheetSize(tolerance, 'text'),
          links: listRule({ key: ({ rel }) => String(rel), entry: link, missing: 'unknown' }),
          created_at: hasForm('a UTC time to the second', isStamp),
        },
        {
          area: boardArea(tolerance, 'text'),
          part_areas: areaMap(boardArea(tolerance, 'text')),
          // The contract does not list its fields.
          substrate_parts: hasForm('a list', Array.isArray),
        },
        (name) => (name === 'substrate_parts' ? 'unknown' : 'construction'),
      ),
    )(theirs, ours, path, held);
  };

const partRule = (tolerance: Tolerance): FieldRule =>
  objectRule(
    {
      type: contract,
      id: construction,
      name: construction,
      category: construction,
      bounding_box: sheetSize(tolerance, 'number'),
    },
    { area: boardArea(tolerance, 'number') },
  );

/** Pairs parts without a common name by the size of their bounding boxes. */
const partBoxArea = ({ bounding_box: box }: Fields): number =>
  isObject(box) ? (figure(box.width) ?? 0) * (figure(box.height) ?? 0) * (mmPerUnit(box.unit) ?? 0) ** 2 : 0;

export const partListRule =
  (tolerance: Tolerance): FieldRule =>
  (theirs, ours, path, held) => {
    objectRule({
      type: contract,
      id: anyText,
      dieline_template_id: contract,
      total: hasForm('a count', isCount),
      parts: listRule({ key: byId, entry: partRule(tolerance), missing: 'construction', rank: partBoxArea }),
    })(theirs, ours, path, held);
    const { total, parts } = isObject(theirs) ? theirs : {};
    if (Array.isArray(parts) && isCount(total) && total !== parts.length)
      held.contract(`${path}.total`, [total, parts.length], `is ${total}, but the list has ${parts.length}`);
  };
