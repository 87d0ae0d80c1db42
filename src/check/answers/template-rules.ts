import {
  anyAddress,
  anyText,
  type Basis,
  construction,
  contract,
  equalRule,
  type FieldRule,
  type Fields,
  hasForm,
  isObject,
  linkRule,
  listRule,
  objectRule,
  onObjects,
  quoteValue,
  setRule,
} from './fields.ts';
import { mmPerUnit, type Tolerance } from './figures.ts';

const variableName = ({ name }: Fields): string => String(name);

const groupRule: FieldRule = objectRule({ type: contract, id: contract, name: contract, category: contract });

export const groupListRule: FieldRule = objectRule({
  type: contract,
  dieline_template_groups: listRule({
    key: ({ category, name }) => `${category}/${name}`,
    entry: groupRule,
    missing: 'contract',
  }),
});

/** Older answers prefix the type of a flap with its end. */
const attributeType: FieldRule = (theirs, ours, path, held) => {
  if (typeof theirs === 'string' && theirs !== ours && theirs.replace(/^(top|bottom)_/, '') === ours)
    held.notes.add(`${path} is ${theirs}, an older spelling`);
  else contract(theirs, ours, path, held);
};

const attributeRule: FieldRule = objectRule({ type: attributeType, id: construction, image: anyAddress });

/** A stored answer has the style as its id alone; the interface has an object. */
const styleRule: FieldRule = (theirs, ours, path, held) => {
  if (typeof theirs !== 'string') attributeRule(theirs, ours, path, held);
  else if (isObject(ours)) {
    held.notes.add(`${path} is a text, an older form`);
    construction(theirs, ours.id, path, held);
  }
};

const defaultValue = ({ mm: tolerance }: Tolerance, ground: Basis): FieldRule =>
  onObjects('a value', (theirs, ours, path, held) => {
    const [a, b] = [theirs.value, ours.value];
    held.addUnknownFields(theirs, ['value', 'unit'], path);
    // The request says the unit.
    contract(theirs.unit, ours.unit, `${path}.unit`, held);
    if (typeof a === 'number' && typeof b === 'number') {
      const unit = (of: Fields): number => (of.unit === undefined ? 1 : (mmPerUnit(of.unit) ?? Number.NaN));
      const off = Math.abs(a * unit(theirs) - b * unit(ours));
      if (!(off <= tolerance + 1e-9))
        held.add(path, [theirs, ours], `is ${a} ${theirs.unit ?? ''}, ours ${b} ${ours.unit ?? ''}`.trimEnd(), ground);
    } else equalRule(ground)(a, b, `${path}.value`, held);
  });

/** Required sizes are those of the style. Names and defaults of finer settings are our own. */
const required = (body: Fields): Basis => (body.required === true ? 'construction' : 'unknown');

const TYPES: readonly unknown[] = ['length', 'integer', 'angle', 'boolean', 'alignment', 'string'];

const typeOfData = hasForm('a type of data', (value) => TYPES.includes(value));

const variableRule = (tolerance: Tolerance): FieldRule =>
  onObjects('a variable', (theirs, ours, path, held) => {
    const { childen, ...rest } = theirs;
    if (childen !== undefined && rest.children === undefined) held.notes.add(`${path}.children is spelt childen`);
    const ground = required(theirs) === 'construction' ? required(ours) : 'unknown';
    typeOfData(rest.data_type, ours.data_type, `${path}.data_type`, held);
    objectRule(
      {
        type: contract,
        name: contract,
        description: hasForm('a text', (value) => typeof value === 'string'),
        data_type: TYPES.includes(rest.data_type) ? equalRule(ground) : () => {},
        required: hasForm('true or false', (value) => typeof value === 'boolean'),
        default_value: defaultValue(tolerance, ground),
        children: listRule({ key: variableName, entry: variableRule(tolerance), missing: 'unknown' }),
      },
      { allowed_values: setRule(ground), image: objectRule({ type: contract, url: anyAddress }) },
      () => 'unknown',
    )({ ...rest, children: rest.children ?? childen }, ours, path, held);
    if (typeof theirs.required === 'boolean')
      equalRule('unknown')(theirs.required, ours.required, `${path}.required`, held);
  });

const ATTRIBUTES = [
  ...['flap', 'tuck', 'dust_flap'].flatMap((name) => [name, `top_${name}`, `bottom_${name}`]),
  ...['glue_flap', 'cover', 'hanger', 'hang_hole'],
];

/** True for a path, or an address with it. */
const isPathOf = (href: unknown, path: string): boolean =>
  href === path || (typeof href === 'string' && URL.canParse(href) && new URL(href).pathname.endsWith(path));

/** The path of a template's link, without its host. */
const templateLink = onObjects(undefined, ({ name: _, ...theirs }, ours, path, held) => {
  linkRule(theirs.rel === 'web' ? anyAddress : anyText)(theirs, ours, path, held);
  if (theirs.rel !== 'web' && !isPathOf(theirs.href, String(ours.href)))
    held.add(
      `${path}.href`,
      [theirs.href, ours.href],
      `leads to ${quoteValue(theirs.href)}, ours to ${quoteValue(ours.href)}`,
      theirs.rel === 'self' ? 'contract' : 'unknown',
    );
});

const picture = objectRule({ type: contract, url: anyAddress });

/** As many pictures as ours, each of its own. */
const pictures: FieldRule = (theirs, ours, path, held) => {
  if (!Array.isArray(theirs))
    return held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, not a list of pictures`);
  const [first] = ours as readonly unknown[];
  for (const [k, each] of theirs.entries()) picture(each, first, `${path}[${k}]`, held);
  const count = (ours as readonly unknown[]).length;
  if (theirs.length !== count) held.unknown(path, [theirs, ours], `has ${theirs.length} pictures, ours ${count}`);
};

export const templateRule = (tolerance: Tolerance): FieldRule =>
  objectRule(
    {
      type: contract,
      id: contract,
      group: groupRule,
      tags: setRule('construction'),
      variables: listRule({ key: variableName, entry: variableRule(tolerance), missing: required }),
      // Not every family has known neighbours.
      links: listRule({
        key: ({ rel, name }) => (name === undefined ? String(rel) : `${rel} ${name}`),
        entry: templateLink,
        missing: 'unknown',
      }),
      images: pictures,
    },
    { ...Object.fromEntries(ATTRIBUTES.map((name) => [name, attributeRule])), style: styleRule },
  );
