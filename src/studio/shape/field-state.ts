import { signal } from '@preact/signals';
import type { Field } from '../engine/protocol/box.ts';
import { locale } from '../languages/index.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit, formatNumber } from '../state/lengths.ts';
import { boxState } from '../state/store.ts';

/** The variable last touched: there one looks for what is wrong. */
export const touched = signal('');

/** The variable whose line in the drawing is lit. */
export const lit = signal('');

/** The unit of a field. Board is millimetres always, as on its label. */
export const unitOfField = ({ name }: Pick<Field, 'name'>): ShownUnit =>
  name === 'material' ? 'mm' : (boxState.value?.unit ?? 'mm');

/** A value of a field in the unit that is chosen. */
export const formatField = (field: Pick<Field, 'kind' | 'name'>, value: number): string =>
  field.kind === 'length'
    ? formatInUnit(value, unitOfField(field), locale.value)
    : formatNumber(value, 2, locale.value);

/** The remark beside a value. */
export const unitSign = (field: Pick<Field, 'kind' | 'name'>): string =>
  field.kind === 'angle' ? '°' : field.kind === 'integer' ? '' : unitOfField(field);
