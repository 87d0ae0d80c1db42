import { signal } from '@preact/signals';
import type { Field } from '../engine/protocol/box.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit, formatNumber } from '../state/lengths.ts';
import { shownUnit } from '../state/store.ts';

/** The last changed variable, where users look for a problem. */
export const touched = signal('');

/** The focused field with its text as typed. The text is not reformatted before the field loses the focus. */
export const writing = signal<{ readonly name: string; readonly text: string; readonly isNumber: boolean } | undefined>(
  undefined,
);

/** The variable with the highlighted line in the drawing. */
export const lit = signal('');

/** The unit of a field. Board thickness is always in mm, as on its label. */
export const unitOfField = ({ name }: Pick<Field, 'name'>): ShownUnit => (name === 'material' ? 'mm' : shownUnit.value);

export const formatField = (field: Pick<Field, 'kind' | 'name'>, value: number): string =>
  field.kind === 'length' ? formatInUnit(value, unitOfField(field)) : formatNumber(value, 2);

export const unitSign = (field: Pick<Field, 'kind' | 'name'>): string =>
  field.kind === 'angle' ? '°' : field.kind === 'integer' ? '' : unitOfField(field);
