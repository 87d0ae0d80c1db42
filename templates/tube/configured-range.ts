import type { ConfiguredRange, RangeAxis } from '../../src/author/index.ts';

/** Values of an end of a configured box: 54 combinations. One kind of dust flap was not found in the service. */
const end = (name: 'top' | 'bottom'): readonly RangeAxis[] => [
  { name: `${name}_flap`, size: 3, values: ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'] },
  { name: `${name}_dust_flap`, size: 3, values: ['slit_lock_dust_flap', 'full_angled_dust_flap', undefined] },
  { name: `${name}_feature`, size: 3, values: ['plain', 'thumb_cut', 'postal_lock'] },
  { name: `${name}_tuck`, size: 2, values: ['sit_lock_tuck', 'none'] },
];

/** Values of its body: 12 combinations. Besides glue flap and hanger, one choice has two values; we read it as the cover. */
const body: readonly RangeAxis[] = [
  { name: 'glue_flap', size: 3, values: ['standard_flap', 'flap_with_separator', 'flap_with_lock'] },
  { name: 'cover', size: 2, values: ['standard_cover', undefined] },
  { name: 'hanger', size: 2, values: ['none', 'standard_hanger'] },
];

/** The service's ids of a box whose ends are chosen separately: every combination of its body and its ends. */
export const configuredRange = (
  prefix: string,
  ends: readonly ('top' | 'bottom')[],
  known: ConfiguredRange['known'] = {},
): ConfiguredRange => ({ prefix, body, ends: ends.flatMap(end), known });
