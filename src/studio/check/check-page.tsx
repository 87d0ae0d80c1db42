import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatFacts, readEndings } from '../../formats/index.ts';
import { Figures } from '../drawer/figures.tsx';
import type { CheckedDrawing } from '../engine/check.ts';
import type { CheckFinding, CheckQuestion } from '../engine/protocol/checked.ts';
import { say, sayCount, sayText, type Words } from '../languages/index.ts';
import { FlatPane } from '../stage/flat-pane.tsx';
import { flatMoves, showAnew } from '../stage/flat-state.ts';
import { formatArea, formatLineLength } from '../state/amounts.ts';
import { formatNumber } from '../state/lengths.ts';
import { setTo, setter } from '../state/set.ts';
import { addressOfBox } from '../state/store.ts';
import { Button, SegmentedControl } from '../ui/controls.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { Icon } from '../ui/icon.tsx';
import { late } from '../ui/late.tsx';
import { usePage } from '../ui/use-page.ts';
import { checkAgain, checkDropped, checked } from './check-state.ts';
import { FindingMarks, findingId, pointedFinding, pointing } from './finding-marks.tsx';
import { kindName, ReadingForm, unitName } from './reading-form.tsx';

const FoldedDrawing = late(async () => (await import('./folded-drawing.tsx')).FoldedDrawing);
const FoldFields = late(async () => (await import('./folded-drawing.tsx')).FoldFields);

const isRight = ({ verdict }: CheckedDrawing): boolean => ['sound', 'same', 'ready'].includes(verdict);

const Verdict = ({ of }: { readonly of: CheckedDrawing }) => {
  const { verdict, findings } = of;
  const isSound = verdict === 'sound';
  const title =
    verdict === 'not sound'
      ? sayCount('check.not_sound', findings.length)
      : say(`check.${verdict.replace(' ', '_')}` as keyof Words);
  const isUnknown = verdict === 'cannot tell' && findings.some(({ kind }) => kind === 'unknown_line');
  return (
    <div class={`verdict ${isRight(of) ? 'ok' : 'bad'}`} role="status">
      <Icon name={isRight(of) ? 'ok' : 'bad'} />
      <div>
        <b>{title}</b>
        {isSound ? say('check.sound_is') : isUnknown ? say('check.cannot_tell_is') : ''}
      </div>
    </div>
  );
};

const Fixes = ({ of }: { readonly of: CheckFinding['fixes'] }) =>
  of.map(({ mm, kinds = {} }) => {
    const names = [...(mm === undefined ? [] : [unitName(mm)]), ...Object.values(kinds).map(kindName)].join(', ');
    return (
      <Button
        key={names}
        kind="small"
        onPress={() =>
          checkAgain((before) => ({ ...before, ...(mm !== undefined && { mm }), kinds: { ...before.kinds, ...kinds } }))
        }
      >
        {say('shape.use', { value: names })}
      </Button>
    );
  });

const Ours = ({ of: { ours } }: { readonly of: CheckedDrawing }) =>
  ours ? (
    <>
      <h2>{say('check.ours')}</h2>
      <div class="ours">
        <div class="picture">
          <img src={`studio/pictures/${ours.main}.svg`} alt="" />
        </div>
        <div class="text">
          <b>{sayText(ours.name)}</b>
          <p class="muted">
            {['length', 'width', 'height']
              .flatMap((name) => (ours.values[name] === undefined ? [] : [formatNumber(ours.values[name], 2)]))
              .join(' × ')}{' '}
            mm
            <br />
            {ours.differences ? sayCount('check.ours_differs', ours.differences) : say('check.ours_same')}
          </p>
          <a class="button small" href={addressOfBox(ours.id, ours.values)}>
            {say(ours.differences ? 'check.open_mended' : 'check.open')}
          </a>{' '}
          <Fixes of={ours.fixes} />
        </div>
      </div>
    </>
  ) : null;

const Answer = ({ of, question }: { readonly of: CheckedDrawing; readonly question: CheckQuestion }) => (
  <>
    <Verdict of={of} />
    <ol class="findings">
      {of.findings.map(({ kind, text, fixes, at }, k) => (
        <li key={k} id={findingId(k)} class={pointedFinding.value === k ? 'pointed' : ''} {...pointing(k)}>
          {at ? (
            <button
              type="button"
              class="number"
              aria-label={say('check.show', { number: k + 1 })}
              onClick={() => flatMoves.current?.showPlace(at)}
            >
              {k + 1}
            </button>
          ) : (
            <span class="number">{k + 1}</span>
          )}
          <span>
            {kind && <b>{say(`finding.${kind}`)}</b>}
            <span class="about">{sayText(text)}</span>
            <Fixes of={fixes} />
          </span>
        </li>
      ))}
    </ol>
    <Ours of={of} />
    <ReadingForm of={of} question={question} />
    {of.notes.map((note) => (
      <p key={note} class="note">
        {sayText(note)}
      </p>
    ))}
    <h2>{say('check.measured')}</h2>
    <Figures
      rows={[
        [say('facts.flat'), `${formatNumber(of.flat.width, 2)} × ${formatNumber(of.flat.height, 2)} mm`],
        [say('check.pieces'), String(of.pieces)],
        [say('facts.board'), formatArea(of.area, 'mm')],
        [say('facts.cut'), formatLineLength(of.lengths.cut ?? 0, 'mm')],
        [say('facts.crease'), formatLineLength(of.lengths.crease ?? 0, 'mm')],
      ]}
    />
  </>
);

export const CheckPage = () => {
  usePage(`${say('check.page')} – Boxwright`);
  const now = checked.value;
  const { answer, why, isPending = false } = now ?? {};
  const view = useSignal<'flat' | 'folded'>('flat');
  const isFolded = view.value === 'folded' && !!answer && isRight(answer);
  useEffect(() => {
    showAnew();
    return showAnew;
  }, [now?.file, answer?.mm]);
  return (
    <main id="main" class="check" tabIndex={-1} aria-busy={isPending}>
      <div class="panel">
        <h1>{say('check.page')}</h1>
        <p>{say('check.about')}</p>
        {now && (
          <div class="copy-field">
            <Icon name="file" />
            <code>{now.file.name}</code>
            <Button kind="small plain" onPress={setTo(checked, undefined)}>
              {say('check.another')}
            </Button>
          </div>
        )}
        {!now && (
          <DropZone
            icon="file"
            title={say('check.drop')}
            about={say('check.formats')}
            accept={[
              ...readEndings.map((ending) => `.${ending}`),
              formatFacts.svg.mediaType,
              formatFacts.pdf.mediaType,
            ].join()}
            onFiles={([file]) => void checkDropped(file!)}
          />
        )}
        {isPending && <p role="status">{say('check.looking', { name: now!.file.name })}</p>}
        {why && (
          <p class="failure" role="alert">
            {why}
          </p>
        )}
        {isFolded && <FoldFields />}
        {answer && <Answer of={answer} question={now!.question} />}
      </div>
      <div class="check-stage">
        {isFolded ? (
          <FoldedDrawing />
        ) : answer?.drawing ? (
          <FlatPane
            drawing={answer.drawing}
            marks={(scale) => <FindingMarks findings={answer.findings} scale={scale} />}
          />
        ) : (
          <p class="muted">{say('check.empty')}</p>
        )}
        {answer && isRight(answer) && (
          <SegmentedControl
            label={say('stage.view')}
            of={(['flat', 'folded'] as const).map((value) => ({ value, text: say(`stage.${value}`) }))}
            value={view.value}
            onChoose={setter(view)}
          />
        )}
      </div>
    </main>
  );
};
