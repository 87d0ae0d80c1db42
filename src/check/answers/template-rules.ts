import {
  anyText,
  construction,
  contract,
  equal,
  type Ground,
  isObject,
  link,
  list,
  object,
  own,
  type Rule,
  set,
  shown,
} from './fields.ts';
import { mmIn, type Tolerance } from './figures.ts';

const byName = ({ name }: Readonly<Record<string, unknown>>): string => String(name);

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
