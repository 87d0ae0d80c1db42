import { useEffect } from 'preact/hooks';
import { slowEngine } from '../engine/client.ts';
import { locale, say } from '../languages/index.ts';
import { weightOf } from '../state/boards.ts';
import { formatNumber, parseLength } from '../state/lengths.ts';
import { boxState, shown } from '../state/store.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { CheckRow } from '../ui/check-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { download } from './download.ts';
import { boxFileName } from './file-name.ts';
import { boxesWanted, isNestedNow, isSheetSeen, type Nested, nested, sheet } from './sheet-state.ts';

/** Common sheets, in mm. */
const SHEETS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['A4', 297, 210],
  ['A3', 420, 297],
  ['700 × 500', 700, 500],
  ['1000 × 700', 1000, 700],
  ['1020 × 720', 1020, 720],
  ['1600 × 1200', 1600, 1200],
];

const number = (value: number, places = 0): string => formatNumber(value, places, locale.value);

const Picture = ({ of: { answer, sheet: on } }: { readonly of: Nested }) =>
  answer ? (
    <div class="sheet-picture">
      <svg viewBox={`-2 -2 ${on.width + 4} ${on.height + 4}`} role="img" aria-label={say('sheet.picture', { count: answer.count })}>
        <rect width={on.width} height={on.height} />
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

const Field = ({ name, label }: { readonly name: 'width' | 'height' | 'margin' | 'gutter'; readonly label: string }) => (
  <label>
    <span>{label}</span>
    <input
      inputMode="decimal"
      value={number(sheet.value[name], 2)}
      onChange={({ currentTarget }) => {
        const value = parseLength(currentTarget.value, 'mm');
        if (value !== undefined && value >= 0) sheet.value = { ...sheet.value, [name]: value };
        else currentTarget.value = number(sheet.value[name], 2);
      }}
    />
  </label>
);

const save = async (): Promise<void> => {
  const good = shown.value;
  if (!good) return;
  const name = `${boxFileName(good)}_sheet.dxf`;
  try {
    download(name, await slowEngine.nestFile(good.question, sheet.value));
    toast(name);
  } catch (error) {
    toast(say('take.failed', { why: (error as Error).message }));
  }
};

/** Number of boxes on a sheet of board, with the best layout found. */
export const SheetPanel = () => {
  useEffect(() => {
    isSheetSeen.value = true;
    return () => {
      isSheetSeen.value = false;
    };
  }, []);
  const good = shown.value;
  if (!good) return null;
  const { drawing, material, board } = good;
  const { width, height } = sheet.value;
  const found = nested.value;
  const count = found?.answer?.count ?? 0;
  const isOld = !isNestedNow.value;
  const preset = SHEETS.find(([, w, h]) => w === width && h === height)?.[0] ?? '';
  const weight = drawing.area * 1e-6 * weightOf(material, board.value, boxState.value?.board);
  const rows: readonly (readonly [string, string])[] = [
    [say('sheet.sheets', { count: boxesWanted.value }), count ? number(Math.ceil(boxesWanted.value / count)) : '–'],
    [say('sheet.board'), `${number(drawing.area / 100)} cm²`],
    [say('sheet.weight'), `${number(weight, weight < 10 ? 1 : 0)} g`],
    ...(found?.answer && count
      ? ([
          [say('sheet.cut'), `${number(found.answer.cutLength / 1000, 2)} m`],
          [say('sheet.crease'), `${number(found.answer.creaseLength / 1000, 2)} m`],
        ] as const)
      : []),
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
                    sheet: `${number(found.sheet.width)} × ${number(found.sheet.height)} mm`,
                    share: number((found.answer?.utilisation ?? 0) * 100),
                  })
                : (found.why ??
                  say('sheet.too_small', {
                    size: `${number(found.answer!.least.width, 2)} × ${number(found.answer!.least.height, 2)}`,
                  }))}
            </span>
          </>
        ) : (
          <span>{say('sheet.searching')}</span>
        )}
      </div>
      {found && count > 0 && <Picture of={found} />}
      {drawing.parts > 1 && <p class="note">{say('sheet.first_part')}</p>}
      <div class="pairs">
        <label>
          <span>{say('sheet.sheet')}</span>
          <div class="select">
            <select
              value={preset}
              onChange={({ currentTarget }) => {
                const chosen = SHEETS.find(([name]) => name === currentTarget.value);
                if (chosen) sheet.value = { ...sheet.value, width: chosen[1], height: chosen[2] };
              }}
            >
              {SHEETS.map(([name]) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
              {!preset && <option value="">{say('sheet.own')}</option>}
            </select>
            <Icon name="down" />
          </div>
        </label>
        <label>
          <span>{say('sheet.boxes')}</span>
          <input
            inputMode="numeric"
            value={String(boxesWanted.value)}
            onChange={({ currentTarget }) => {
              const value = Math.round(Number(currentTarget.value));
              if (value > 0 && value < 1e9) boxesWanted.value = value;
              else currentTarget.value = String(boxesWanted.value);
            }}
          />
        </label>
        <Field name="width" label={say('sheet.width')} />
        <Field name="height" label={say('sheet.height')} />
        <Field name="gutter" label={say('sheet.gutter')} />
        <Field name="margin" label={say('sheet.margin')} />
      </div>
      <CheckRow
        text={say('sheet.turns')}
        isOn={sheet.value.turns}
        onSwitch={(turns) => {
          sheet.value = { ...sheet.value, turns };
        }}
      />
      <dl class="figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ActionButton
        sign="DXF"
        name={say('sheet.file')}
        about={say('sheet.file_is', { count })}
        icon="get"
        isOff={!count || isOld}
        onPress={() => void save()}
      />
    </div>
  );
};
