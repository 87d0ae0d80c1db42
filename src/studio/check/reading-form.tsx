import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LineKind, lineKinds } from '../../formats/index.ts';
import { MM_PER_CSS_UNIT } from '../../values/index.ts';
import { NumberField } from '../drawer/number-field.tsx';
import { ReceiverSelect } from '../drawer/receiver-select.tsx';
import type { BoxAnswer } from '../engine/box.ts';
import type { CheckedDrawing } from '../engine/check.ts';
import { engine } from '../engine/client.ts';
import type { Field } from '../engine/protocol/box.ts';
import type { CheckQuestion } from '../engine/protocol/checked.ts';
import { say } from '../languages/index.ts';
import { formatField } from '../shape/field-state.ts';
import { nameOf } from '../shape/names.ts';
import { formatNumber, parseLength, parsePlain } from '../state/lengths.ts';
import { setter } from '../state/set.ts';
import { Select } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { checkAgain } from './check-state.ts';

/** Units of files, in mm. Their signs are the same in all languages. */
const { mm, cm, in: inch, pt, px } = MM_PER_CSS_UNIT;
const UNITS = Object.entries({ mm, cm, m: 1000, in: inch, pt, px });

/** A unit by its sign, others by their length. */
export const unitName = (mm: number): string =>
  UNITS.find(([, own]) => Math.abs(mm - own) < 1e-6 * own)?.[0] ?? `${formatNumber(mm, 7)} mm`;

export const kindName = (kind: LineKind): string => say(kind === 'dimensions' ? 'stage.dimensions' : `line.${kind}`);

/** Types of lines that are listed: a drawing has no more. */
const MOST_LOOKS = 24;

interface ReadingProps {
  readonly of: CheckedDrawing;
  readonly question: CheckQuestion;
}

const UnitSelect = ({ of: { mm }, question }: ReadingProps) => {
  const given = question.mm;
  const names = UNITS.map(([name]): [string, string] => [name, name]);
  const own = given === undefined ? '' : unitName(given);
  const stated = given === undefined ? `${say('check.as_file')}: ${unitName(mm)}` : say('check.as_file');
  return (
    <Select
      label={say('shape.unit')}
      value={own}
      options={[['', stated], ...names, ...(own && !names.some(([name]) => name === own) ? [[own, own] as const] : [])]}
      onChoose={(name) => {
        const chosen = UNITS.find(([unit]) => unit === name)?.[1];
        checkAgain((before) => ({ ...before, mm: chosen }));
      }}
    />
  );
};

const KindSelects = ({ of: { looks }, question: { kinds } }: ReadingProps) =>
  looks.slice(0, MOST_LOOKS).map(({ key, kind, count }) => (
    <Select
      key={key}
      label={`${key} × ${count}`}
      value={kind ?? ''}
      options={[
        ...(kind === undefined ? [['', say('finding.unknown_line')] as const] : []),
        ...(kind !== undefined && Object.hasOwn(kinds, key) ? [['', say('check.as_file')] as const] : []),
        ...lineKinds.map((own): [string, string] => [own, kindName(own)]),
      ]}
      onChoose={(chosen) =>
        checkAgain((before) => {
          const { [key]: _, ...others } = before.kinds;
          return { ...before, kinds: chosen ? { ...others, [key]: chosen as LineKind } : others };
        })
      }
    />
  ));

const SizeOfBox = ({ field, box }: { readonly field: Field; readonly box: NonNullable<CheckQuestion['box']> }) => {
  const isLength = field.kind === 'length';
  return (
    <NumberField
      id={`box-${field.name}`}
      label={`${field.name === 'material' ? say('shape.thickness') : nameOf(field, false).title}${isLength ? ', mm' : ''}`}
      value={box.values[field.name] ?? field.value}
      read={(text) => (isLength ? parseLength(text, 'mm') : parsePlain(text))}
      write={(value) => formatField({ name: 'material', kind: field.kind }, value)}
      onTake={(value) =>
        checkAgain((before) => ({ ...before, box: { id: box.id, values: { ...box.values, [field.name]: value } } }))
      }
    />
  );
};

/** The box that the drawing is compared with: a code or an id, and its sizes. */
const BoxFields = ({ of: { ours }, question: { box } }: ReadingProps) => {
  const wrong = useSignal('');
  const fields = useSignal<BoxAnswer | undefined>(undefined);
  const choose = async (text: string): Promise<void> => {
    const id = text.trim() ? await engine.named(text.trim()) : undefined;
    wrong.value = id === undefined && text.trim() ? say('find.none', { words: text.trim() }) : '';
    if (wrong.value) return;
    // The sizes that were recognised are those of the same box.
    const values = (ours?.id === id && ours?.values) || {};
    checkAgain((before) => ({ ...before, box: id === undefined ? undefined : { id, values } }));
  };
  useEffect(() => {
    if (!box) return;
    void engine.box({ id: box.id, values: box.values, choices: {} }).then(setter(fields));
  }, [box?.id]);
  const shownFields = box && fields.value ? [...fields.value.sizes, fields.value.board] : [];
  return (
    <>
      <div class="whole">
        <label>
          <span>{say('check.compare')}</span>
          <input
            value={box?.id ?? ''}
            placeholder={ours?.id ?? '0427'}
            autocomplete="off"
            aria-invalid={wrong.value !== ''}
            onChange={({ currentTarget }) => void choose(currentTarget.value)}
          />
        </label>
        {wrong.value && (
          <div class="wrong" role="alert">
            {wrong.value}
          </div>
        )}
      </div>
      {box && shownFields.map((field) => <SizeOfBox key={field.name} field={field} box={box} />)}
    </>
  );
};

/** What the user knows about the file: who takes it, its unit, the types of its lines, the box that it should be. */
export const ReadingForm = (props: ReadingProps) => (
  <details class="fine reading" open>
    <summary>
      <h2>{say('check.read_as')}</h2>
      <Icon name="down" />
    </summary>
    <div class="pairs">
      <ReceiverSelect
        value={props.question.receiver ?? ''}
        first={[['', say('check.nobody')]]}
        onChoose={(receiver) => checkAgain((before) => ({ ...before, receiver: receiver || undefined }))}
      />
      <UnitSelect {...props} />
      <KindSelects {...props} />
      <BoxFields {...props} />
    </div>
  </details>
);
