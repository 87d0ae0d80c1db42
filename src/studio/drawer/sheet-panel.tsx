import { useEffect } from 'preact/hooks';
import { slowEngine } from '../engine/client.ts';
import { say, sayCount } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { formatArea, formatLineLength, formatWeight } from '../state/amounts.ts';
import { gramsOf } from '../state/boards.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, formatNumber, formatUpInUnit } from '../state/lengths.ts';
import { setTo } from '../state/set.ts';
import { boxState, fileUnit, shown } from '../state/store.ts';
import { ActionButton, CheckRow, Select } from '../ui/controls.tsx';
import { FilesButton } from '../ui/drop-zone.tsx';
import { downloadOrSay } from './download.ts';
import { Figures } from './figures.tsx';
import { boxFileName } from './file-name.ts';
import { openOrSay } from './lay-by-hand.ts';
import { LayoutForm } from './layout-form.tsx';
import { BoxesField, SheetField } from './sheet-field.tsx';
import { isPrintLess, SheetPicture } from './sheet-picture.tsx';
import {
  boxesWanted,
  chosenPart,
  isNestedNow,
  isSheetSeen,
  nested,
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

const FIELDS = ['width', 'height', 'gutter', 'margin', 'gripper', 'rear', 'printWidth', 'printHeight'] as const;

const save = async (kind: 'dxf' | 'json'): Promise<void> => {
  const good = shown.value;
  if (!good) return;
  const { part } = sheetQuestion.value;
  const name = [boxFileName(good), part, 'sheet'].filter(Boolean).join('_');
  const ending = kind === 'json' ? 'layout.json' : kind;
  await downloadOrSay(`${name}.${ending}`, slowEngine.nestFile(good.question, sheetQuestion.value, kind));
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
      {found && count > 0 && <SheetPicture of={found} />}
      {laid && <LayoutForm answer={laid} />}
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
        isOff={!count || isOld || laid!.faults.length > 0}
        onPress={() => void save('dxf')}
      />
      <ActionButton
        sign="JSON"
        name={say('lay.save')}
        about={say('lay.save_is')}
        isOff={!count || isOld}
        onPress={() => void save('json')}
      />
      <FilesButton text={say('lay.open')} accept=".json" onFiles={([file]) => void openOrSay(file!)} />
    </div>
  );
};
