import { isNestedNow, nested, runRows } from '../drawer/sheet-state.ts';
import { say, sayCount } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { formatArea, formatLineLength, formatWeight } from '../state/amounts.ts';
import { gramsOf } from '../state/boards.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { boxState, fileUnit, openPanel, shown, shownUnit } from '../state/store.ts';

/** A name, a value, and `minor` for a fact that is left out on a small screen. */
type Fact = readonly [name: string, value: string, look?: 'minor'];

/** The last layout of the shown box, perhaps at sizes of a moment ago. */
const ofShownBox = () => (nested.value?.id === shown.value?.question.id ? nested.value : undefined);

/** Of a box of several parts the panel tells the run for each. */
const runFacts = (): readonly Fact[] => {
  const found = ofShownBox();
  return found && found.sheet.part === undefined ? runRows().map((row) => [...row, 'minor']) : [];
};

const factsOf = (): readonly Fact[] => {
  const good = shown.value;
  if (!good) return [];
  const unit = shownUnit.value;
  const { flat, area, lengths } = good.drawing;
  const lines = (mm = 0): string => formatLineLength(mm, unit);
  const creases = (lengths.crease ?? 0) + (lengths.combination ?? 0) + (lengths.perforation ?? 0);
  return [
    [say('facts.flat'), sizesWithUnit([flat.width, flat.height])],
    [say('facts.board'), formatArea(area, unit)],
    [say('facts.weight'), formatWeight(gramsOf(good, boxState.value?.board), unit)],
    ...runFacts(),
    [say('facts.cut'), lines(lengths.cut), 'minor'],
    [say('facts.crease'), lines(creases), 'minor'],
  ];
};

const counted = (count: number, part: string | undefined): string =>
  part === undefined ? sayCount('sheet.picture', count) : `${count} × ${panelName(part)}`;

/** A link to the sheet panel, with the number of blanks per sheet once it is known. */
const SheetFact = () => {
  const found = ofShownBox();
  const { width = 0, height = 0, part } = found?.sheet ?? {};
  return (
    <button type="button" class={`fact ${found && !isNestedNow.value ? 'old' : ''}`} onClick={() => openPanel('sheet')}>
      <span>{found?.answer ? sizesWithUnit([width, height], fileUnit.value) : say('drawer.sheet')}</span>
      <b>{found?.answer ? counted(found.answer.count, part) : say('facts.sheet')}</b>
    </button>
  );
};

export const FactBar = () => (
  <div class="facts">
    <dl aria-label={say('facts.label')}>
      {factsOf().map(([name, value, look = '']) => (
        <div key={name} class={`fact ${look}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <SheetFact />
  </div>
);
