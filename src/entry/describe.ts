import { orRefuse } from '../api/index.ts';
import { ask, readableLimits } from '../engine/index.ts';
import {
  type Code,
  type Entry,
  evidenceText,
  type Group,
  type Length,
  type Measured,
  measuredOf,
} from '../template/index.ts';
import type { LengthUnit } from '../values/index.ts';
import { catalogue } from './catalogue.ts';
import type { DrawOptions } from './draw-one.ts';
import { templatePaths } from './template-paths.ts';
import type { AnyValues } from './values.ts';

/** A variable of a box: its value and what it may be while the other values stay. */
export interface DescribedVariable {
  readonly name: string;
  readonly about: string;
  /** Lengths are in the unit of the description, but `material` is always in mm; angles in degrees. */
  readonly kind: Length['kind'];
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** What can be set of a box, and where its template comes from. */
export interface TemplateDescription {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly group: Group;
  readonly code: Code;
  /** How the box is known to be that of its code: by a drawing, by figures or by words. */
  readonly evidence: string;
  /** Whether a drawing of the hosted service was measured for it. Undefined for boxes that the service does not have. */
  readonly measured?: Measured;
  /** Where its geometry comes from; in a page only the kind: the sentence stays out of bundles. */
  readonly source: { readonly kind: string; readonly source: string };
  readonly unit: LengthUnit;
  readonly variables: readonly DescribedVariable[];
  readonly choices: readonly { readonly name: string; readonly values: readonly string[]; readonly chosen: string }[];
  /** What a page imports to bundle this template alone. Undefined for a template of another catalogue. */
  readonly module?: string;
}

/**
 * Describes a template: its variables with their limits at these sizes, its choices, its source and the module to import.
 * @param template - an id, a FEFCO or ECMA code, a whole name, or an entry.
 * @param values - as for `dieline`; the unit is mm by default.
 * @throws ApiError as `dieline`: 404 for an unknown template; 400 with values that work, for values that cannot be made.
 * @example
 * const { variables, module } = describe('becf-10101', { length: 60, width: 25, height: 100 });
 * variables.find(({ name }) => name === 'dust_flap')!.max; // = 23
 * module; // = 'boxwright/templates/cartons/tuck-end-boxes/tuck-ends'
 */
export const describe = (
  template: string | Entry,
  values: AnyValues = {},
  { choices }: Pick<DrawOptions, 'choices'> = {},
): TemplateDescription => {
  const { entry, unit, limits, used } = orRefuse(ask(catalogue, { template, values, names: 'own', choices }));
  const { id, template: own, group, code, chosen } = entry;
  const measured = measuredOf(entry);
  const path = catalogue.templates.includes(own) ? templatePaths[own.ids.named[0]] : undefined;
  return {
    id,
    name: own.name,
    about: own.about,
    group,
    code,
    evidence: evidenceText(entry),
    ...(measured && { measured }),
    source: { kind: own.provenance.kind, source: own.provenance.source },
    unit,
    variables: Object.entries(limits).map(([name, length]) => {
      const [min, max] = readableLimits(name, length, unit);
      return { name, about: length.about, kind: length.kind, value: Number(used[name]), min, max };
    }),
    choices: Object.entries(own.choices).map(([name, of]) => ({ name, values: of, chosen: chosen[name]! })),
    ...(path !== undefined && { module: `boxwright/templates/${path}` }),
  };
};
