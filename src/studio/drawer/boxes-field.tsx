import { locale, say } from '../languages/index.ts';
import { setInStep } from '../state/history.ts';
import { formatNumber, parsePlain } from '../state/lengths.ts';
import { NumberField } from './number-field.tsx';
import { boxesWanted } from './sheet-state.ts';

const MOST_BOXES = 999_999_999;

/** The number of ordered boxes. */
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
      onTake={(count) =>
        setInStep(boxesWanted.value, count, (value) => {
          boxesWanted.value = value;
        })
      }
    />
  );
};
