import {
  ApiError,
  type DielineBody,
  type ErrorEntry,
  type MockupForm,
  type SubstrateChoice,
  substrates,
} from '../../api/index.ts';
import { parseSwitch, quote } from '../../values/index.ts';
import type { MockupChange } from './mockup-record.ts';

/** Maximum length of a mockup's name. */
const LONGEST_NAME = 250;

/**
 * Reads the fields of a mockup's form, whatever their content. The file is read elsewhere. Missing fields are
 * absent in the result.
 * @throws ApiError 400 with all errors of the fields.
 */
export const readForm = (form: MockupForm, dieline: DielineBody): MockupChange => {
  const errors: ErrorEntry[] = [];
  const read = <T>(value: unknown, as: (value: unknown) => T | undefined, must: string): T | undefined => {
    if (value === undefined) return undefined;
    const known = as(value);
    if (known === undefined) errors.push({ message: `${must}, but is ${quote(value)}.` });
    return known;
  };
  const name = read(form.name, nameOf, `name must be a text of at most ${LONGEST_NAME} characters`);
  const outside = read(form.outside_design, parseSwitch, 'outside_design must be true or false');
  const background = read(form.scene_background_color, colourOf, 'scene_background_color must be a colour as #rrggbb');
  const substrate = read(form.substrate, substrateOf, `substrate must be ${keys}`);
  const partSubstrates = form.part_substrates !== undefined && readParts(form.part_substrates, dieline, errors);
  if (errors.length) throw new ApiError(400, { message: 'The mockup cannot be made', errors });
  return {
    ...(name !== undefined && { name }),
    ...(outside !== undefined && { outside }),
    ...(background !== undefined && { background }),
    ...(substrate !== undefined && { substrate }),
    ...(partSubstrates && { partSubstrates }),
  };
};

const readParts = (given: unknown, dieline: DielineBody, errors: ErrorEntry[]): Record<string, SubstrateChoice> => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    errors.push({ message: `part_substrates must be sent as part_substrates[1]=…, but is ${quote(given)}.` });
    return {};
  }
  const parts = dieline.substrate_parts?.length ?? 1;
  const read: Record<string, SubstrateChoice> = {};
  for (const [number, value] of Object.entries(given)) {
    const substrate = substrateOf(value);
    if (!/^[1-9]\d*$/.test(number) || Number(number) > parts)
      errors.push({
        message: `part_substrates[${number.slice(0, 40)}] is not a part: ${dieline.id} has ${parts === 1 ? 'only part 1' : `the parts 1 to ${parts}`}.`,
      });
    else if (substrate === undefined)
      errors.push({ message: `part_substrates[${number}] must be ${keys}, but is ${quote(value)}.` });
    else read[number] = substrate;
  }
  return read;
};

const keys = `empty or one of ${substrates.join(', ')}`;

const substrateOf = (value: unknown): SubstrateChoice | undefined =>
  value === '' ? '' : substrates.find((key) => key === value);

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST_NAME ? value : undefined;

const colourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
