import { MAX_GUTTER_MM, MAX_SHEET_MM } from '../../nest/index.ts';
import type { SheetQuestion } from '../engine/nest.ts';
import { say } from '../languages/index.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, formatNumber, parseLength, parsePlain } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { NumberField, outside } from './number-field.tsx';
import { boxesWanted, sheet } from './sheet-state.ts';

type Name = Exclude<keyof SheetQuestion, 'turns' | 'part'>;

/** Least width that margins leave of a sheet, in mm. */
const MIN_WIDTH_LEFT_MM = 1;

/** Limits in mm. At the lower edge the larger of margin and gripper counts. */
const limitsOf = ({ width, height, margin, gripper }: SheetQuestion): Record<Name, readonly [number, number]> => ({
  gutter: [0, MAX_GUTTER_MM],
  gripper: [0, height - margin - MIN_WIDTH_LEFT_MM],
  margin: [0, Math.min((Math.min(width, height) - MIN_WIDTH_LEFT_MM) / 2, height - gripper - MIN_WIDTH_LEFT_MM)],
  width: [2 * margin + MIN_WIDTH_LEFT_MM, MAX_SHEET_MM],
  height: [margin + Math.max(margin, gripper) + MIN_WIDTH_LEFT_MM, MAX_SHEET_MM],
});

export const SheetField = ({ name }: { readonly name: Name }) => {
  const unit = fileUnit.value;
  const write = (mm: number): string => formatInUnit(mm, unit);
  return (
    <NumberField
      id={`sheet-${name}`}
      label={say(`sheet.${name}`, { unit })}
      value={sheet.value[name]}
      read={(text) => parseLength(text, unit)}
      write={write}
      unit={unit}
      faultOf={(mm) => outside(mm, limitsOf(sheet.value)[name], (limit) => `${write(limit)} ${unit}`)}
      onTake={(mm) => setInStep(sheet, { ...sheet.value, [name]: mm })}
    />
  );
};

const MOST_BOXES = 999_999_999;

export const BoxesField = () => (
  <NumberField
    id="boxes"
    label={say('sheet.boxes')}
    value={boxesWanted.value}
    read={parsePlain}
    write={formatNumber}
    faultOf={(count) => {
      const instead = Math.min(Math.max(Math.round(count), 1), MOST_BOXES);
      const message = say('shape.whole', { min: 1, max: formatNumber(MOST_BOXES) });
      return instead === count ? undefined : { message, instead };
    }}
    onTake={(count) => setInStep(boxesWanted, count)}
  />
);
