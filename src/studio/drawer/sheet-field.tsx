import { MAX_GUTTER_MM, MAX_SHEET_MM } from '../../nest/index.ts';
import type { SheetQuestion } from '../engine/nest.ts';
import { say } from '../languages/index.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, formatNumber, parseLength, parsePlain } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { NumberField, outside } from './number-field.tsx';
import { boxesWanted, printAreaOn, sheet } from './sheet-state.ts';

type Name = Exclude<keyof SheetQuestion, 'turns' | 'part' | 'placements'>;

/** Least width and height that margins and print area leave of a sheet, in mm. */
const MIN_LEFT_MM = 1;

/** Limits in mm. At the lower edge the larger of margin and gripper counts, at the upper one that of margin and rear edge. */
const limitsOf = (on: SheetQuestion): Record<Name, readonly [number, number]> => {
  const { width, height, margin, gripper, rear, printHeight = height } = on;
  const [low, high] = [Math.max(margin, gripper), Math.max(margin, rear)];
  return {
    gutter: [0, MAX_GUTTER_MM],
    gripper: [Math.max(0, margin + MIN_LEFT_MM - printHeight), height - high - MIN_LEFT_MM],
    rear: [0, height - low - MIN_LEFT_MM],
    margin: [
      0,
      Math.min(
        (Math.min(width, height) - MIN_LEFT_MM) / 2,
        Math.min(height - Math.max(gripper, rear), gripper + printHeight) - MIN_LEFT_MM,
      ),
    ],
    width: [2 * margin + MIN_LEFT_MM, MAX_SHEET_MM],
    height: [low + high + MIN_LEFT_MM, MAX_SHEET_MM],
    printWidth: [MIN_LEFT_MM, width],
    printHeight: [low - gripper + MIN_LEFT_MM, height - gripper],
  };
};

export const SheetField = ({ name }: { readonly name: Name }) => {
  const unit = fileUnit.value;
  const write = (mm: number): string => formatInUnit(mm, unit);
  const limits = limitsOf(sheet.value)[name];
  const [, most] = limits;
  const printed = printAreaOn(sheet.value);
  return (
    <NumberField
      id={`sheet-${name}`}
      label={say(`sheet.${name}`, { unit })}
      value={{ ...sheet.value, ...printed }[name]}
      read={(text) => parseLength(text, unit)}
      write={write}
      unit={unit}
      faultOf={(mm) => outside(mm, limits, (limit) => `${write(limit)} ${unit}`)}
      // A print area of the whole sheet grows with it.
      onTake={(mm) => setInStep(sheet, { ...sheet.value, [name]: name in printed && mm === most ? undefined : mm })}
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
