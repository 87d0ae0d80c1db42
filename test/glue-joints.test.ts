import { expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

it.each([
  ['becf-10101', 'with room for all', ['standard_flap', 'flap_with_lock', 'flap_with_separator']],
  ['becf-10201', 'whose wings swing where a partition begins', ['standard_flap', 'flap_with_lock']],
  ['becf-10b01', 'whose gable is glued to the flap', ['standard_flap', 'flap_with_separator']],
  ['becf-10b02', 'whose gable and auto-lock bottom exclude both', ['standard_flap']],
  ['becf-11001', 'whose bottom swings through the inside', ['standard_flap', 'flap_with_lock']],
  [
    'becf-21d03',
    'with nothing in the way, of corrugated board',
    ['standard_flap', 'flap_with_lock', 'flap_with_separator'],
  ],
])('%s, %s, lists the glue joints that it has room for', (id, _, joints) =>
  expect(catalogue.find(id)!.template.choices.glue_flap).toEqual(joints),
);
