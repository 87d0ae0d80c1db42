import { signal } from '@preact/signals';
import { keptIn } from '../../geometry/index.ts';
import { engine } from '../engine/client.ts';
import type { Card, CardMoment } from '../engine/protocol/card.ts';
import { say, sayCount, sayText } from '../languages/index.ts';
import { formatInUnit } from '../state/lengths.ts';
import { starred, toggleStar } from '../state/store.ts';
import { IconButton } from '../ui/controls.tsx';
import { toast } from '../ui/toast.tsx';
import { addressOfCard, fitOf, query } from './results.ts';

/** Pictures of a card in sequence. At rest it is half open. */
const moments: readonly CardMoment[] = ['closed', 'open', 'flat'];

/** The card that shows another picture: which one, and the one above that at rest, as soon as it is drawn. */
const turnedCard = signal<{ readonly id: string; readonly moment?: CardMoment; readonly url?: string }>({ id: '' });

/** URLs of drawn pictures, by card and moment. */
const drawn = new Map<string, Promise<string>>();

const draw = (id: string, moment: CardMoment): Promise<string> => {
  const key = `${moment} ${id}`;
  const known = keptIn(drawn, key, () => engine.cardPicture(id, moment).then(toAddress));
  known.catch(() => drawn.delete(key));
  return known;
};

const toAddress = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

const show = async (id: string, moment: CardMoment): Promise<void> => {
  turnedCard.value = { id, moment };
  if (moment === 'open') return;
  try {
    const url = await draw(id, moment);
    const now = turnedCard.peek();
    if (now.id === id && now.moment === moment) turnedCard.value = { id, moment, url };
  } catch {
    // Shows the picture at rest instead.
    rest();
  }
};

/** Time in ms before the pictures change under the pointer, and time per picture. */
const WAIT_MS = 160;
const PICTURE_MS = 900;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a box closed, open and flat, once. */
const turnCard = (id: string): void => {
  clearTimeout(timer);
  const step = async (k: number): Promise<void> => {
    await show(id, moments[k]!);
    if (turnedCard.peek().id === id && k + 1 < moments.length) timer = setTimeout(() => void step(k + 1), PICTURE_MS);
  };
  timer = setTimeout(() => void step(0), WAIT_MS);
};

const rest = (): void => {
  clearTimeout(timer);
  turnedCard.value = { id: '' };
};

/** Shows the next picture after a tap. After the last one, the picture at rest follows. */
const turnOn = (id: string): void => {
  clearTimeout(timer);
  const now = turnedCard.peek();
  const next = now.id === id ? moments[moments.indexOf(now.moment!) + 1] : moments[0];
  if (next) void show(id, next);
  else rest();
};

const momentWords = { closed: 'fold.closed', open: 'find.open', flat: 'fold.flat' } as const;

/** Largest number of pages that is shown. Users do not glue more together. */
const MANY_PAGES = 6;

const Meta = ({ card }: { readonly card: Card }) => {
  const fit = query.value.sizes && fitOf(card.id);
  if (query.value.sizes && !fit) return <span>&nbsp;</span>;
  if (fit && !fit.flat) return <span class="fits-not">{say('find.not_in_size')}</span>;
  if (fit?.flat) {
    const { unit = 'mm' } = query.value;
    const sides = [fit.flat.width, fit.flat.height].map((side) => formatInUnit(side, unit));
    const size = `${sides.join(' × ')}${unit === 'mm' ? '' : ` ${unit}`}`;
    const pages = fit.pages ?? 0;
    return (
      <>
        {card.material === 'carton' && pages <= MANY_PAGES && (
          <>
            <span class="fits">{sayCount('find.pages', pages)}</span> ·{' '}
          </>
        )}
        <span>{say('find.flat', { size })}</span>
      </>
    );
  }
  return (
    <>
      {card.fefco ? `FEFCO ${card.fefco}` : card.ecma ? `ECMA ${card.ecma}` : say(`material.${card.material}`)}
      {card.evidence === 'words' && ` · ${say('evidence.words')}`}
      {card.choices > 0 && (
        <>
          {' · '}
          <span>{sayCount('find.choices', card.choices)}</span>
        </>
      )}
    </>
  );
};

/** A box with its half-open picture, which shows the closure. */
export const BoxCard = ({ card }: { readonly card: Card }) => {
  const name = sayText(card.name);
  const { moment, url } = turnedCard.value.id === card.id ? turnedCard.value : {};
  return (
    // No control: what shows are more pictures of what the link names
    <li
      class="card"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') turnCard(card.id);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') rest();
      }}
      onFocusIn={({ target }) => {
        if ((target as HTMLElement).matches('.name:focus-visible')) turnCard(card.id);
      }}
      onFocusOut={rest}
    >
      <div class={`picture ${url ? 'turned' : ''}`}>
        <img src={card.picture ?? `studio/pictures/${card.id}.svg`} alt="" loading="lazy" decoding="async" />
        {url && <img class="over" src={url} alt="" />}
        {moment && <span class="moment">{say(momentWords[moment])}</span>}
      </div>
      <IconButton
        icon="turn"
        kind="small turn"
        isBare
        label={say('find.turn', { name })}
        onClick={() => turnOn(card.id)}
      />
      <div class="text">
        <a class="name" href={addressOfCard(card)}>
          {name}
        </a>
        <div class="meta">
          <Meta card={card} />
        </div>
      </div>
      <IconButton
        icon="star"
        kind="small star"
        isBare
        label={say('find.star', { name })}
        aria-pressed={starred.value.includes(card.id)}
        onClick={() => toast(say(toggleStar(card.id) ? 'toast.starred' : 'toast.unstarred'))}
      />
    </li>
  );
};
