import type { Card } from '../engine/protocol/card.ts';
import { locale, say, sayCount } from '../languages/index.ts';
import { formatInUnit } from '../state/lengths.ts';
import { starred, toggleStar } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { overlay, rest, turnCard, turnedCard, turnOn } from './card-pictures.ts';
import { addressOfCard, fitOf, query } from './results.ts';

const momentWords = { closed: 'fold.closed', open: 'find.open', flat: 'fold.flat' } as const;

/** Largest number of pages that is shown. Users do not glue more together. */
const MANY_PAGES = 6;

const Meta = ({ card }: { readonly card: Card }) => {
  const fit = query.value.sizes && fitOf(card.id);
  if (query.value.sizes && !fit) return <span>&nbsp;</span>;
  if (fit && !fit.flat) return <span class="fits-not">{say('find.not_in_size')}</span>;
  if (fit?.flat) {
    const { unit = 'mm' } = query.value;
    const sides = [fit.flat.width, fit.flat.height].map((side) => formatInUnit(side, unit, locale.value));
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
  const code = card.fefco ? `FEFCO ${card.fefco}` : card.ecma ? `ECMA ${card.ecma}` : say(`material.${card.material}`);
  return (
    <>
      {code}
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
  const moment = turnedCard.value?.id === card.id ? turnedCard.value.moment : undefined;
  const over = overlay.value?.id === card.id ? overlay.value : undefined;
  const isStarred = starred.value.includes(card.id);
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
      <div class={`picture ${over ? 'turned' : ''}`}>
        <img src={`studio/pictures/${card.id}.svg`} alt="" loading="lazy" decoding="async" />
        {over && <img class="over" src={over.url} alt="" />}
        {moment && <span class="moment">{say(momentWords[moment])}</span>}
      </div>
      <button
        type="button"
        class="icon-button small turn"
        aria-label={say('find.turn', { name: card.name })}
        onClick={() => turnOn(card.id)}
      >
        <Icon name="turn" />
      </button>
      <div class="text">
        <a class="name" href={addressOfCard(card)}>
          {card.name}
        </a>
        <div class="meta">
          <Meta card={card} />
        </div>
      </div>
      <button
        type="button"
        class="icon-button small star"
        aria-pressed={isStarred}
        aria-label={say('find.star', { name: card.name })}
        onClick={() => toast(say(toggleStar(card.id) ? 'toast.starred' : 'toast.unstarred'))}
      >
        <Icon name="star" />
      </button>
    </li>
  );
};
