import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoxAnswer } from '../engine/box.ts';
import { say } from '../languages/index.ts';
import { boardName, boardOf, boards } from '../state/boards.ts';
import { bases, type SizeBasis, units, usualBasis } from '../state/box-state.ts';
import { formatNumber, inFractions } from '../state/lengths.ts';
import { keeper } from '../state/preferences.ts';
import { setTo } from '../state/set.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { boxState, changeBox, shownUnit, sizesByBasis } from '../state/store.ts';
import { CheckRow, SegmentedControl } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { sizeColour } from './names.ts';
import { problemAt, SizeField } from './size-field.tsx';

const OTHER = 'other';

const BoardSelect = ({ answer: { board, material } }: { readonly answer: BoxAnswer }) => {
  const isOther = useSignal(false);
  const named = boardOf(material, board.value, boxState.value?.board);
  const fitting = boards[material].filter(({ thickness }) => thickness >= board.min && thickness <= board.max);
  const thickness = `${formatNumber(board.value, 2)} mm`;
  const showsField = isOther.value || !named || problemAt('material') !== undefined;
  const select = (name: string): void => {
    const chosen = fitting.find((one) => one.name === name);
    isOther.value = !chosen;
    if (chosen) changeBox((box) => ({ ...box, board: name, values: { ...box.values, material: chosen.thickness } }));
    else changeBox((box) => ({ ...box, board: undefined }));
  };
  return (
    <>
      <div class="field board-row">
        <label class="label" for="board">
          <b>{say('shape.board')}</b>
          <span>{thickness}</span>
        </label>
        <div class="select">
          <select
            id="board"
            value={showsField ? OTHER : named!.name}
            onChange={({ currentTarget }) => select(currentTarget.value)}
          >
            {fitting.map((one) => (
              <option key={one.name} value={one.name}>
                {boardName(one)}
              </option>
            ))}
            <option value={OTHER}>{say('shape.other_board', { thickness })}</option>
          </select>
          <Icon name="down" />
        </div>
      </div>
      {showsField && (
        // The field stays while it has the focus, also at a thickness that has a name
        <div onFocusIn={setTo(isOther, true)}>
          <SizeField field={{ ...board, about: say('shape.thickness') }} isFine problem={problemAt('material')} />
        </div>
      )}
    </>
  );
};

/** The kinds in which all sizes of the template are known. */
const basesOf = ({ sizes }: BoxAnswer): readonly SizeBasis[] => {
  const measured = sizesByBasis.value;
  const names = sizes.filter(({ kind, name }) => kind === 'length' && sizeColour(name)).map(({ name }) => name);
  return measured ? bases.filter((basis) => names.length > 0 && names.every((name) => name in measured[basis])) : [];
};

/** A switch for the kind of the sizes. The typed numbers stay, and the box changes. */
const BasisSwitch = ({ answer }: { readonly answer: BoxAnswer }) => {
  const own = usualBasis(answer.material);
  const chosen = boxState.value?.basis ?? own;
  const known = basesOf(answer);
  const wrong = answer.problems.find((one) => one.kind === 'basis');
  if (!wrong && chosen === own && known.every((basis) => basis === own)) return null;
  const measured = sizesByBasis.value;
  const inWords = (basis: SizeBasis): string =>
    sizesWithUnit(answer.sizes.flatMap(({ name }) => measured?.[basis][name] ?? []));
  return (
    <div class="basis">
      <SegmentedControl
        label={say('shape.basis')}
        of={bases.map((value) => ({
          value,
          text: say(`basis.${value}`),
          title: known.includes(value) ? `${say(`basis.${value}`)}: ${inWords(value)}` : say('basis.unknown'),
          disabled: value !== chosen && value !== own && !known.includes(value),
        }))}
        value={chosen}
        onChoose={(basis) => changeBox((box) => ({ ...box, basis: basis === own ? undefined : basis }))}
      />
      {wrong && (
        <div class="wrong" role="alert">
          <span>{say('basis.unknown')}</span>
          <button type="button" onClick={() => changeBox((box) => ({ ...box, basis: undefined }))}>
            {say('shape.use', { value: say(`basis.${own}`) })}
          </button>
        </div>
      )}
    </div>
  );
};

export const SizePanel = ({ answer }: { readonly answer: BoxAnswer }) => (
  <section class="section sizes-section" aria-labelledby="sizes-title">
    <header>
      <h2 id="sizes-title">{say('shape.size')}</h2>
      <SegmentedControl
        label={say('shape.unit')}
        of={units.map((value) => ({ value, text: value }))}
        value={shownUnit.value}
        onChoose={(unit) => changeBox((box) => ({ ...box, unit }))}
      />
    </header>
    {shownUnit.value === 'in' && (
      <CheckRow text={say('shape.fractions')} isOn={inFractions.value} onSwitch={keeper(inFractions, 'fractions')} />
    )}
    <BasisSwitch answer={answer} />
    <div class="sizes">
      {answer.sizes.map((field) => (
        <SizeField key={field.name} field={field} problem={problemAt(field.name)} />
      ))}
    </div>
    <BoardSelect answer={answer} />
  </section>
);

/** Rarely changed settings, collapsed. */
export const FineSettings = ({ answer: { fine, problems } }: { readonly answer: BoxAnswer }) => {
  const isOpen = useSignal(false);
  const isWrong = fine.some(({ name }) => problems.some((one) => one.kind === 'limits' && one.name === name));
  useEffect(() => {
    // It stays open: a field that is right again still has the focus.
    if (isWrong) isOpen.value = true;
  }, [isWrong]);
  return fine.length ? (
    <section class="section sizes-section">
      <details
        class="fine"
        open={isOpen.value}
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>
          <h2>
            {say('shape.fine')} <span>{fine.length}</span>
          </h2>
          <Icon name="down" />
        </summary>
        <div class="sizes">
          {fine.map((field) => (
            <SizeField key={field.name} field={field} isFine problem={problemAt(field.name)} />
          ))}
        </div>
      </details>
    </section>
  ) : null;
};
