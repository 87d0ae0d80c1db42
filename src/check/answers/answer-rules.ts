import { anyText, equal, type Ground, isObject, list, object, own, type Rule, set, shown } from './fields.ts';
import { boardArea, figure, mmIn, sheetSize, type Tolerance } from './figures.ts';

const contract = equal('contract');
const construction = equal('construction');

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** `YYYY-MM-DDThh:mm:ssZ` of a day that there is. */
const isStamp = (value: unknown): boolean => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(value)) return false;
  const at = new Date(value);
  return Number.isFinite(at.getTime()) && at.toISOString().replace('.000', '') === value;
};

/** A link leads to the same place of its own service: ids that are made up differ. */
const link = (href: Rule): Rule => object({ rel: contract, href, method: contract });

const byName = ({ name }: Readonly<Record<string, unknown>>): string => String(name);
const byId = ({ id }: Readonly<Record<string, unknown>>): string => String(id);

const variableValue: Rule = (theirs, ours, path, held) => {
  if (typeof theirs !== typeof ours)
    held.differs(path, [theirs, ours], `is ${shown(theirs)}, and not a ${typeof ours}`, 'contract');
  else if (typeof theirs === 'number' ? Math.abs(theirs - (ours as number)) > 1e-6 : theirs !== ours)
    held.differs(path, [theirs, ours], `is ${shown(theirs)}, where ${shown(ours)} was asked`, 'contract');
};

/** The values it was made with. */
const usedVariables: Rule = (theirs, ours, path, held) => {
  if (!isObject(theirs) || !isObject(ours)) {
    held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no object`, 'contract');
    return;
  }
  for (const name of Object.keys(theirs))
    if (Object.hasOwn(ours, name)) variableValue(theirs[name], ours[name], `${path}.${name}`, held);
    else held.notes.add(`${path}.${name} is ${shown(theirs[name])}: ours has no such variable, and drew without it`);
  for (const name of Object.keys(ours))
    if (!Object.hasOwn(theirs, name)) {
      // The unit and the board are part of every answer; finer settings have names of our own, and the figures decide.
      if (name === 'unit' || name === 'material')
        held.differs(`${path}.${name}`, [undefined, ours[name]], 'is missing', 'contract');
      else held.notes.add(`${path} does not name ${name}: ours used ${shown(ours[name])}`);
    }
};

const areaMap =
  (rule: Rule): Rule =>
  (theirs, ours, path, held) =>
    object(
      {},
      Object.fromEntries(
        Object.keys({ ...(isObject(theirs) && theirs), ...(isObject(ours) && ours) }).map((id) => [id, rule]),
      ),
    )(theirs, ours, path, held);

/** A dieline's area is the sum of the areas of its parts. */
const addsUp =
  (inner: Rule): Rule =>
  (theirs, ours, path, held) => {
    inner(theirs, ours, path, held);
    if (!isObject(theirs) || !isObject(theirs.area) || !isObject(theirs.part_areas)) return;
    const all = figure(theirs.area.value);
    const parts = Object.values(theirs.part_areas).map((area) => (isObject(area) ? figure(area.value) : undefined));
    if (all === undefined || parts.includes(undefined)) return;
    const sum = parts.reduce((a: number, b) => a + b!, 0);
    // Each figure is rounded for itself.
    if (Math.abs(sum - all) > 0.01 * (parts.length + 1))
      held.differs(
        `${path}.area.value`,
        [theirs.area.value, undefined],
        `is ${all}, but its parts add up to ${sum.toFixed(4)}`,
        'contract',
      );
  };

export const dielineRule = (tolerance: Tolerance): Rule =>
  addsUp(
    object(
      {
        type: contract,
        id: anyText,
        dieline_template_id: contract,
        variables: usedVariables,
        format: contract,
        url: anyText,
        artwork_dimensions: sheetSize(tolerance, 'text'),
        links: list({ key: ({ rel }) => String(rel), entry: link(anyText), missing: 'unknown' }),
        created_at: own('a UTC time to the second', isStamp),
      },
      {
        area: boardArea(tolerance, 'text'),
        part_areas: areaMap(boardArea(tolerance, 'text')),
        // Its fields are nowhere told.
        substrate_parts: own('a list', Array.isArray),
      },
      (name) => (name === 'substrate_parts' ? 'unknown' : 'construction'),
    ),
  );

const part = (tolerance: Tolerance): Rule =>
  object(
    {
      type: contract,
      id: construction,
      name: construction,
      category: construction,
      bounding_box: sheetSize(tolerance, 'number'),
    },
    { area: boardArea(tolerance, 'number') },
  );

/** Parts without a name in common go together by the size of their boxes. */
const boxOf = ({ bounding_box: box }: Readonly<Record<string, unknown>>): number =>
  isObject(box) ? (figure(box.width) ?? 0) * (figure(box.height) ?? 0) * (mmIn(box.unit) ?? 0) ** 2 : 0;

export const partListRule =
  (tolerance: Tolerance): Rule =>
  (theirs, ours, path, held) => {
    object({
      type: contract,
      id: anyText,
      dieline_template_id: contract,
      total: own('a count', isCount),
      parts: list({ key: byId, entry: part(tolerance), missing: 'construction', rank: boxOf }),
    })(theirs, ours, path, held);
    if (
      isObject(theirs) &&
      Array.isArray(theirs.parts) &&
      isCount(theirs.total) &&
      theirs.total !== theirs.parts.length
    )
      held.differs(
        `${path}.total`,
        [theirs.total, theirs.parts.length],
        `is ${theirs.total}, but the list has ${theirs.parts.length}`,
        'contract',
      );
  };

const group: Rule = object({ type: contract, id: contract, name: contract, category: contract });

export const groupListRule: Rule = object({
  type: contract,
  dieline_template_groups: list({
    key: ({ category, name }) => `${category}/${name}`,
    entry: group,
    missing: 'contract',
  }),
});

/** The type of a flap at one end was written with that end before. */
const attributeType: Rule = (theirs, ours, path, held) => {
  if (typeof theirs === 'string' && theirs !== ours && theirs.replace(/^(top|bottom)_/, '') === ours)
    held.notes.add(`${path} is ${theirs}, as it was written before`);
  else contract(theirs, ours, path, held);
};

const attribute: Rule = object({ type: attributeType, id: construction, image: anyText });

const defaultValue =
  ({ mm: tolerance }: Tolerance, ground: Ground): Rule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no value`, 'contract');
      return;
    }
    const [a, b] = [theirs.value, ours.value];
    if (typeof a === 'number' && typeof b === 'number') {
      const unit = (of: Readonly<Record<string, unknown>>): number =>
        of.unit === undefined ? 1 : (mmIn(of.unit) ?? Number.NaN);
      const off = Math.abs(a * unit(theirs) - b * unit(ours));
      if (!(off <= tolerance + 1e-9))
        held.differs(
          path,
          [theirs, ours],
          `is ${a} ${theirs.unit ?? ''}, ours ${b} ${ours.unit ?? ''}`.trimEnd(),
          ground,
        );
    } else equal(ground)(a, b, `${path}.value`, held);
  };

/** Sizes that must be given are those of the style; finer settings have names and defaults of our own. */
const required = (variable: Readonly<Record<string, unknown>>): Ground =>
  variable.required === true ? 'construction' : 'unknown';

const TYPES: readonly unknown[] = ['length', 'integer', 'angle', 'boolean', 'alignment'];

const variable =
  (tolerance: Tolerance): Rule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no variable`, 'contract');
      return;
    }
    const { childen, ...rest } = theirs;
    if (childen !== undefined && rest.children === undefined) held.notes.add(`${path}.children is spelt childen`);
    const ground =
      required(theirs) === 'construction' && required(ours) === 'construction' ? 'construction' : 'unknown';
    own('a type of data', (value) => TYPES.includes(value))(rest.data_type, ours.data_type, `${path}.data_type`, held);
    object(
      {
        type: contract,
        name: contract,
        description: own('a text', (value) => typeof value === 'string'),
        data_type: TYPES.includes(rest.data_type) ? equal(ground) : () => {},
        required: own('true or false', (value) => typeof value === 'boolean'),
        default_value: defaultValue(tolerance, ground),
        children: list({ key: byName, entry: variable(tolerance), missing: 'unknown' }),
      },
      { allowed_values: set(ground), image: object({ type: contract, url: anyText }) },
      () => 'unknown',
    )({ ...rest, children: rest.children ?? childen }, ours, path, held);
    if (typeof theirs.required === 'boolean')
      equal('unknown')(theirs.required, ours.required, `${path}.required`, held);
  };

const ATTRIBUTES = [
  ...['flap', 'tuck', 'dust_flap'].flatMap((name) => [name, `top_${name}`, `bottom_${name}`]),
  ...['glue_flap', 'cover', 'hanger', 'hang_hole', 'style'],
];

/** Where a link of a template leads, whatever its address begins with. */
const templateLink: Rule = (theirs, ours, path, held) => {
  const { name: _, ...rest } = isObject(theirs) ? theirs : {};
  link(anyText)(isObject(theirs) ? rest : theirs, ours, path, held);
  if (isObject(theirs) && isObject(ours) && theirs.rel !== 'web' && !String(theirs.href).endsWith(String(ours.href)))
    held.differs(
      `${path}.href`,
      [theirs.href, ours.href],
      `leads to ${shown(theirs.href)}, ours to ${shown(ours.href)}`,
      theirs.rel === 'self' ? 'contract' : 'unknown',
    );
};

export const templateRule = (tolerance: Tolerance): Rule =>
  object(
    {
      type: contract,
      id: contract,
      group,
      tags: set('construction'),
      variables: list({ key: byName, entry: variable(tolerance), missing: required }),
      // Which ids of a family are neighbours is not known of every family.
      links: list({
        key: ({ rel, name }) => (name === undefined ? String(rel) : `${rel} ${name}`),
        entry: templateLink,
        missing: 'unknown',
      }),
      images: own(
        'a list of pictures',
        (value) =>
          Array.isArray(value) &&
          value.every((each) => isObject(each) && each.type === 'svg' && typeof each.url === 'string'),
      ),
    },
    Object.fromEntries(ATTRIBUTES.map((name) => [name, attribute])),
  );
