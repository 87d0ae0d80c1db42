import { isNestedNow, nested } from '../drawer/sheet-state.ts';
import { locale, say, sayCount } from '../languages/index.ts';
import { weightOf } from '../state/boards.ts';
import { openPanel } from '../state/drawer.ts';
import { formatInUnit, formatNumber } from '../state/lengths.ts';
import { boxState, shown } from '../state/store.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** True for a fact that is left out on a small screen. */
  readonly isMinor?: boolean;
}

/** Figures of the current box. */
export const factsOf = (): readonly Fact[] => {
  const good = shown.value;
  if (!good) return [];
  const unit = boxState.value?.unit ?? 'mm';
  const number = (value: number, places: number): string => formatNumber(value, places, locale.value);
  const { flat, area, lengths } = good.drawing;
  const grams = area * 1e-6 * weightOf(good.material, good.board.value, boxState.value?.board);
  const metres = (mm = 0): string => `${number(mm / 1000, 2)} m`;
  const creases = (lengths.crease ?? 0) + (lengths.combination ?? 0) + (lengths.perforation ?? 0);
  return [
    {
      name: say('facts.flat'),
      value: `${formatInUnit(flat.width, unit, locale.value)} × ${formatInUnit(flat.height, unit, locale.value)} ${unit}`,
    },
    { name: say('facts.board'), value: `${number(area / 100, 0)} cm²` },
    { name: say('facts.weight'), value: grams < 1000 ? `${number(grams, grams < 10 ? 1 : 0)} g` : `${number(grams / 1000, 2)} kg` },
    { name: say('facts.cut'), value: metres(lengths.cut), isMinor: true },
    { name: say('facts.crease'), value: metres(creases), isMinor: true },
  ];
};

/** A link to the sheet panel, with the number of blanks per sheet once it is known. */
const SheetFact = () => {
  const found = isNestedNow.value ? nested.value : undefined;
  const { width = 0, height = 0 } = found?.sheet ?? {};
  const size = [width, height].map((side) => formatNumber(side, 0, locale.value)).join(' × ');
  return (
    <button type="button" class="fact" onClick={() => openPanel('sheet')}>
      <span>{found?.answer ? `${size} mm` : say('drawer.sheet')}</span>
      <b>{found?.answer ? sayCount('find.boxes', found.answer.count) : say('facts.sheet')}</b>
    </button>
  );
};

/** A line of facts below the stage, and the link to the sheet panel. */
export const FactBar = () => (
  <div class="facts">
    <dl aria-label={say('facts.label')}>
      {factsOf().map(({ name, value, isMinor }) => (
        <div key={name} class={`fact ${isMinor ? 'minor' : ''}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <SheetFact />
  </div>
);
