import { useEffect } from 'preact/hooks';
import { slowEngine } from '../engine/client.ts';
import type { SheetQuestion } from '../engine/nest.ts';
import { say, sayCount } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { formatArea, formatLineLength, formatWeight } from '../state/amounts.ts';
import { gramsOf } from '../state/boards.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, formatNumber, formatUpInUnit } from '../state/lengths.ts';
import { setTo } from '../state/set.ts';
import { boxState, fileUnit, shown } from '../state/store.ts';
import { ActionButton, CheckRow, Select } from '../ui/controls.tsx';
import { downloadOrSay } from './download.ts';
import { Figures } from './figures.tsx';
import { boxFileName } from './file-name.ts';
import { BoxesField, SheetField } from './sheet-field.tsx';
import {
  boxesWanted,
  chosenPart,
  isNestedNow,
  isSheetSeen,
  type Nested,
  nested,
  printAreaOn,
  run,
  runRows,
  sheet,
  sheetQuestion,
} from './sheet-state.ts';
import sheets from './sheets.json' with { type: 'json' };

/** Common sheets by unit, in mm. */
const SHEETS = sheets as unknown as Readonly<
  Record<'mm' | 'in', readonly (readonly [name: string, width: number, height: number])[]>
>;

/** True for a print area smaller than the sheet. */
const isPrintLess = (on: SheetQuestion): boolean => {
  const { printWidth, printHeight } = printAreaOn(on);
  return printWidth < on.width || printHeight < on.height - on.gripper;
};

const PrintArea = ({ of: on }: { readonly of: SheetQuestion }) => {
  const { printWidth: width, printHeight: height } = printAreaOn(on);
  const [x, y] = [(on.width - width) / 2, on.height - on.gripper - height];
  return <rect class="print" x={x} y={y} width={width} height={height} />;
};

const Picture = ({ of: { answer, sheet: on } }: { readonly of: Nested }) =>
  answer ? (
    <div class="sheet-picture">
      <svg
        viewBox={`-2 -2 ${on.width + 4} ${on.height + 4}`}
        role="img"
        aria-label={sayCount('sheet.picture', answer.count)}
      >
        <rect width={on.width} height={on.height} />
        {on.gripper > 0 && <rect class="gripper" y={on.height - on.gripper} width={on.width} height={on.gripper} />}
        {on.rear > 0 && <rect class="gripper" width={on.width} height={on.rear} />}
        {isPrintLess(on) && <PrintArea of={on} />}
        <defs>
          <g id="blank">
            <path class="line cut" d={answer.cut} />
            <path class="line crease" d={answer.crease} />
          </g>
        </defs>
        {answer.places.map((matrix) => (
          <use key={matrix} href="#blank" transform={`matrix(${matrix})`} />
        ))}
      </svg>
    </div>
  ) : null;

const FIELDS = ['width', 'height', 'gutter', 'margin', 'gripper', 'rear', 'printWidth', 'printHeight'] as const;

const save = async (): Promise<void> => {
  const good = shown.value;
  if (!good) return;
  const { part } = sheetQuestion.value;
  const name = `${[boxFileName(good), part, 'sheet'].filter(Boolean).join('_')}.dxf`;
  await downloadOrSay(name, slowEngine.nestFile(good.question, sheetQuestion.value));
};

export const SheetPanel = () => {
  useEffect(() => {
    isSheetSeen.value = true;
    return setTo(isSheetSeen, false);
  }, []);
  const good = shown.value;
  if (!good) return null;
  const { drawing } = good;
  const { width, height } = sheet.value;
  const found = nested.value;
  const count = found?.answer?.count ?? 0;
  const isOld = !isNestedNow.value;
  const unit = fileUnit.value;
  const presets = SHEETS[unit];
  const preset = presets.find(([, w, h]) => w === width && h === height)?.[0] ?? '';
  const sides = (
    { width: w, height: h }: { readonly width: number; readonly height: number },
    format: typeof formatInUnit,
  ) => [w, h].map((side) => format(side, unit)).join(' × ');
  const laid = count ? found?.answer : undefined;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [sayCount('sheet.sheets', boxesWanted.value), run.value ? formatNumber(run.value.sheets) : '–'],
    ...runRows(),
    [say('sheet.board'), formatArea(drawing.area, unit)],
    [say('sheet.weight'), formatWeight(gramsOf(good, boxState.value?.board), unit)],
    [say('sheet.cut'), laid && formatLineLength(laid.cutLength, unit)],
    [say('sheet.crease'), laid && formatLineLength(laid.creaseLength, unit)],
  ];
  return (
    <div aria-busy={isOld}>
      <div class={`big ${isOld ? 'old' : ''}`} role="status">
        {found ? (
          <>
            <b>{count}</b>
            <span>
              {count
                ? say('sheet.found', {
                    sheet: `${sides(found.sheet, formatInUnit)} ${unit}`,
                    share: formatNumber((found.answer?.utilisation ?? 0) * 100),
                  })
                : (found.why ??
                  say(isPrintLess(found.sheet) ? 'sheet.needs_print' : 'sheet.too_small', {
                    // Typed in as it is shown, the sheet has to hold the blank.
                    size: sides(found.answer!.least, formatUpInUnit),
                    unit,
                  }))}
            </span>
          </>
        ) : (
          <span>{say('sheet.searching')}</span>
        )}
      </div>
      {found && count > 0 && <Picture of={found} />}
      <div class="pairs">
        {drawing.parts.length > 1 && (
          <Select
            label={say('sheet.part')}
            value={sheetQuestion.value.part!}
            options={drawing.parts.map((part) => [part, panelName(part)])}
            onChoose={(part) => setInStep(chosenPart, part)}
          />
        )}
        <Select
          label={say('sheet.sheet')}
          value={preset}
          isHalf
          options={[
            ...presets.map(([name]) => [name, name] as const),
            ...(preset ? [] : [['', say('sheet.own')] as const]),
          ]}
          onChoose={(name) => {
            const chosen = presets.find(([own]) => own === name);
            if (chosen) setInStep(sheet, { ...sheet.value, width: chosen[1], height: chosen[2] });
          }}
        />
        <BoxesField />
        {FIELDS.map((name) => (
          <SheetField key={name} name={name} />
        ))}
      </div>
      <CheckRow
        text={say('sheet.turns')}
        isOn={sheet.value.turns}
        onSwitch={(turns) => setInStep(sheet, { ...sheet.value, turns })}
      />
      <Figures rows={rows} />
      <ActionButton
        sign="DXF"
        name={say('sheet.file')}
        about={count ? sayCount('sheet.file_is', count) : ''}
        isOff={!count || isOld}
        onPress={() => void save()}
      />
    </div>
  );
};
