import { MAX_GUTTER_MM, MAX_SHEET_MM } from '../../nest/index.ts';
import type { SheetQuestion } from '../engine/protocol/sheet.ts';
import { locale, say } from '../languages/index.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, formatNumber, parseLength, parsePlain } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { NumberField } from './number-field.tsx';
import { boxesWanted, sheet } from './sheet-state.ts';

type Name = Exclude<keyof SheetQuestion, 'turns' | 'part'>;

/** Least width that margins leave of a sheet, in mm. */
const MIN_WIDTH_LEFT_MM = 1;

/** Limits in mm. At the lower edge the larger of margin and gripper counts. */
const limitsOf = (
  name: Name,
  { width, height, margin, gripper }: SheetQuestion,
): readonly [min: number, max: number] => {
  switch (name) {
    case 'gutter':
      return [0, MAX_GUTTER_MM];
    case 'gripper':
      return [0, height - margin - MIN_WIDTH_LEFT_MM];
    case 'margin':
      return [0, Math.min((Math.min(width, height) - MIN_WIDTH_LEFT_MM) / 2, height - gripper - MIN_WIDTH_LEFT_MM)];
    case 'width':
      return [2 * margin + MIN_WIDTH_LEFT_MM, MAX_SHEET_MM];
    case 'height':
      return [margin + Math.max(margin, gripper) + MIN_WIDTH_LEFT_MM, MAX_SHEET_MM];
  }
};

export const SheetField = ({ name }: { readonly name: Name }) => {
  const unit = fileUnit.value;
  const write = (mm: number): string => formatInUnit(mm, unit, locale.value);
  const limit = (key: 'shape.at_least' | 'shape.at_most', instead: number) => ({
    message: say(key, { value: `${write(instead)} ${unit}` }),
    instead,
  });
  return (
    <NumberField
      id={`sheet-${name}`}
      label={say(`sheet.${name}`, { unit })}
      value={sheet.value[name]}
      read={(text) => parseLength(text, unit, locale.value)}
      write={write}
      unit={unit}
      faultOf={(mm) => {
        const [min, max] = limitsOf(name, sheet.value);
        return mm < min ? limit('shape.at_least', min) : mm > max ? limit('shape.at_most', max) : undefined;
      }}
      onTake={(mm) => setInStep(sheet, { ...sheet.value, [name]: mm })}
    />
  );
};

const MOST_BOXES = 999_999_999;

export const BoxesField = () => {
  const write = (count: number): string => formatNumber(count, 0, locale.value);
  return (
    <NumberField
      id="boxes"
      label={say('sheet.boxes')}
      value={boxesWanted.value}
      read={(text) => parsePlain(text, locale.value)}
      write={write}
      faultOf={(count) => {
        const instead = Math.min(Math.max(Math.round(count), 1), MOST_BOXES);
        return instead === count
          ? undefined
          : { message: say('shape.whole', { min: write(1), max: write(MOST_BOXES) }), instead };
      }}
      onTake={(count) => setInStep(boxesWanted, count)}
    />
  );
};
