import { isNestedNow, nested } from '../drawer/sheet-state.ts';
import { locale, say, sayCount } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { formatArea, formatLineLength, formatWeight } from '../state/amounts.ts';
import { weightOf } from '../state/boards.ts';
import { openPanel } from '../state/drawer.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { boxState, fileUnit, shown, shownUnit } from '../state/store.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** True for a fact that is left out on a small screen. */
  readonly isMinor?: boolean;
}

const factsOf = (): readonly Fact[] => {
  const good = shown.value;
  if (!good) return [];
  const unit = shownUnit.value;
  const { flat, area, lengths } = good.drawing;
  const grams = area * 1e-6 * weightOf(good.material, good.board.value, boxState.value?.board);
  const lines = (mm = 0): string => formatLineLength(mm, unit, locale.value);
  const creases = (lengths.crease ?? 0) + (lengths.combination ?? 0) + (lengths.perforation ?? 0);
  return [
    {
      name: say('facts.flat'),
      value: sizesWithUnit([flat.width, flat.height]),
    },
    { name: say('facts.board'), value: formatArea(area, unit, locale.value) },
    { name: say('facts.weight'), value: formatWeight(grams, unit, locale.value) },
    { name: say('facts.cut'), value: lines(lengths.cut), isMinor: true },
    { name: say('facts.crease'), value: lines(creases), isMinor: true },
  ];
};

/** Blanks on a sheet, or one part of them. */
const counted = (count: number, part: string | undefined): string =>
  part === undefined ? sayCount('sheet.picture', count) : `${count} × ${panelName(part)}`;

/** A link to the sheet panel, with the number of blanks per sheet once it is known. */
const SheetFact = () => {
  const found = isNestedNow.value ? nested.value : undefined;
  const { width = 0, height = 0, part } = found?.sheet ?? {};
  return (
    <button type="button" class="fact" onClick={() => openPanel('sheet')}>
      <span>{found?.answer ? sizesWithUnit([width, height], fileUnit.value) : say('drawer.sheet')}</span>
      <b>{found?.answer ? counted(found.answer.count, part) : say('facts.sheet')}</b>
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
