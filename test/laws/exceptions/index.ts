import type { Template } from '../../../src/template/index.ts';
import { bags } from './bags.ts';
import { coverCases } from './cover-cases.ts';
import type { ByTemplate, Exception } from './exception.ts';
import { frameTrays } from './frame-trays.ts';
import { lockedTrays } from './locked-trays.ts';
import { otherCartons } from './other-cartons.ts';
import { pillows } from './pillows.ts';
import { polygons } from './polygons.ts';
import { rollOverTrays } from './roll-over-trays.ts';
import { slides } from './slides.ts';
import { PARTITION } from './tube-joints.ts';
import { tubes } from './tubes.ts';
import { webTrays } from './web-trays.ts';

export type { Exception } from './exception.ts';

/** The exceptions of families of templates. */
export const families: readonly ByTemplate[] = [
  tubes,
  bags,
  pillows,
  polygons,
  webTrays,
  frameTrays,
  rollOverTrays,
  lockedTrays,
  otherCartons,
  slides,
  coverCases,
];

const all = new Map(families.flatMap((family) => Object.entries(family)));

type Offer = Pick<Template, 'choices'>;

/** True if the template offers the choices with which an exception occurs. */
const offers = ({ choices }: Offer, { panels, chosen = {} }: Exception): boolean =>
  (!panels.includes(PARTITION) || !!choices.glue_flap?.includes('flap_with_separator')) &&
  Object.entries(chosen).every(([name, value]) => choices[name]?.includes(value));

/** The exceptions of a template: those of its name that occur with the choices it offers. */
export const exceptionsOf = (template: Offer & Pick<Template, 'name'>): Exception[] =>
  (all.get(template.name) ?? []).filter((exception) => offers(template, exception));
