import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { slowEngine } from '../engine/client.ts';
import type { CheckedDrawing, TooLarge } from '../engine/protocol/checked.ts';
import { locale, say, sayCount, sayIfKnown } from '../languages/index.ts';
import { formatArea, formatLineLength } from '../state/amounts.ts';
import { formatNumber } from '../state/lengths.ts';
import { addressOfBox } from '../state/store.ts';
import { DropZone } from '../ui/drop-zone.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePageFocus } from '../ui/page-focus.ts';
import { CheckDrawing } from './check-drawing.tsx';

type Looked =
  | { readonly name: string; readonly answer: CheckedDrawing }
  | { readonly name: string; readonly why: string }
  | { readonly name: string };

const looked = signal<Looked | undefined>(undefined);

const number = (value: number, places: number): string => formatNumber(value, places, locale.value);

const MB = 2 ** 20;

const tooLarge = ({ size }: File, { limit }: TooLarge): string =>
  say('check.too_large', { size: number(size / MB, 1), limit: number(limit / MB, 0) });

const look = async (file: File): Promise<void> => {
  const { name } = file;
  looked.value = { name };
  try {
    const answer = await slowEngine.check(file);
    looked.value = answer.verdict === 'too large' ? { name, why: tooLarge(file, answer) } : { name, answer };
  } catch (error) {
    looked.value = { name, why: say('check.unreadable', { why: (error as Error).message }) };
  }
};

const Verdict = ({ of: { verdict, findings } }: { readonly of: CheckedDrawing }) => {
  const isSound = verdict === 'sound';
  const title = isSound
    ? say('check.sound')
    : verdict === 'not sound'
      ? sayCount('check.not_sound', findings.length)
      : say('check.cannot_tell');
  const isUnknown = verdict === 'cannot tell' && findings.some(({ kind }) => kind === 'unknown_line');
  const about = isSound ? say('check.sound_is') : isUnknown ? say('check.cannot_tell_is') : '';
  return (
    <div class={`verdict ${isSound ? 'ok' : 'bad'}`} role="status">
      <Icon name={isSound ? 'ok' : 'bad'} />
      <div>
        <b>{title}</b>
        {about}
      </div>
    </div>
  );
};

const Ours = ({ of: { ours } }: { readonly of: CheckedDrawing }) =>
  ours ? (
    <>
      <h2>{say('check.ours')}</h2>
      <div class="ours">
        <div class="picture">
          <img src={`studio/pictures/${ours.main}.svg`} alt="" />
        </div>
        <div class="text">
          <b>{ours.name}</b>
          <p class="muted">
            {['length', 'width', 'height']
              .flatMap((name) => (ours.values[name] === undefined ? [] : [number(ours.values[name], 2)]))
              .join(' × ')}{' '}
            mm
            <br />
            {ours.differences ? sayCount('check.ours_differs', ours.differences) : say('check.ours_same')}
          </p>
          <a class="button small" href={addressOfBox(ours.id, ours.values)}>
            {say(ours.differences ? 'check.open_mended' : 'check.open')}
          </a>
        </div>
      </div>
    </>
  ) : null;

const Answer = ({ of }: { readonly of: CheckedDrawing }) => (
  <>
    <Verdict of={of} />
    <ol class="findings">
      {of.findings.map(({ kind, text }, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name but their number
        <li key={k}>
          <span class="number">{k + 1}</span>
          <span>
            <b>{sayIfKnown(`finding.${kind}`, kind)}</b>
            <span class="about">{text}.</span>
          </span>
        </li>
      ))}
    </ol>
    <Ours of={of} />
    {of.notes.map((note) => (
      <p key={note} class="note">
        {note}
      </p>
    ))}
    <h2>{say('check.measured')}</h2>
    <dl class="figures">
      {(
        [
          [say('facts.flat'), `${number(of.flat.width, 2)} × ${number(of.flat.height, 2)} mm`],
          [say('check.pieces'), String(of.pieces)],
          [say('facts.board'), formatArea(of.area, 'mm', locale.value)],
          [say('facts.cut'), formatLineLength(of.lengths.cut ?? 0, 'mm', locale.value)],
          [say('facts.crease'), formatLineLength(of.lengths.crease ?? 0, 'mm', locale.value)],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** Checks a file of the user: its faults, and the matching template. */
export const CheckPage = () => {
  usePageFocus();
  useEffect(() => {
    document.title = `${say('check.page')} – Boxwright`;
  });
  const now = looked.value;
  const answer = now && 'answer' in now ? now.answer : undefined;
  return (
    <main id="main" class="check" tabIndex={-1}>
      <div class="panel">
        <h1>{say('check.page')}</h1>
        <p>{say('check.about')}</p>
        {now && (
          <div class="copy-field">
            <Icon name="file" />
            <code>{now.name}</code>
            <button
              type="button"
              class="button small plain"
              onClick={() => {
                looked.value = undefined;
              }}
            >
              {say('check.another')}
            </button>
          </div>
        )}
        {!now && (
          <DropZone
            icon="file"
            title={say('check.drop')}
            about={say('check.formats')}
            button={say('drop.choose')}
            accept=".dxf,.svg,.svgz,.pdf,.ai,.eps,.cf2,.cff2,image/svg+xml,application/pdf"
            onFile={look}
          />
        )}
        {now && !answer && !('why' in now) && <p role="status">{say('check.looking', { name: now.name })}</p>}
        {now && 'why' in now && (
          <p class="failure" role="alert">
            {now.why}
          </p>
        )}
        {answer && <Answer of={answer} />}
      </div>
      <div class="check-stage">
        {answer?.frame ? (
          <CheckDrawing of={answer} frame={answer.frame} />
        ) : (
          <p class="muted">{say('check.empty')}</p>
        )}
      </div>
    </main>
  );
};
