import { signal } from '@preact/signals';
import { engine } from '../engine/client.ts';
import type { CardMoment } from '../engine/protocol/card.ts';

/** Pictures of a card in sequence. At rest it is half open. */
const moments = ['closed', 'open', 'flat'] as const;
type Moment = (typeof moments)[number];

/** The card that shows another picture, and which one. */
export const turnedCard = signal<{ readonly id: string; readonly moment: Moment } | undefined>(undefined);

/** URLs of drawn pictures, by card and moment. */
const drawn = new Map<string, Promise<string>>();

const draw = (id: string, moment: CardMoment): Promise<string> => {
  const key = `${moment} ${id}`;
  const known = drawn.get(key) ?? engine.cardPicture(id, moment).then(toAddress);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
};

const toAddress = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The picture above the one at rest. */
export const overlay = signal<{ readonly id: string; readonly url: string } | undefined>(undefined);

const show = async (id: string, moment: Moment): Promise<void> => {
  turnedCard.value = { id, moment };
  if (moment === 'open') {
    overlay.value = undefined;
    return;
  }
  try {
    const url = await draw(id, moment);
    const now = turnedCard.peek();
    if (now?.id === id && now.moment === moment) overlay.value = { id, url };
  } catch {
    // Shows the picture at rest instead.
    rest();
  }
};

/** Time in ms before the pictures change under the pointer, and time per picture. */
const WAIT = 160;
const SHOWN = 900;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a box closed, open and flat, once. */
export const turnCard = (id: string): void => {
  clearTimeout(timer);
  const step = async (k: number): Promise<void> => {
    await show(id, moments[k]!);
    if (turnedCard.peek()?.id === id && k + 1 < moments.length) timer = setTimeout(() => void step(k + 1), SHOWN);
  };
  timer = setTimeout(() => void step(0), WAIT);
};

/** Returns to the picture at rest. */
export const rest = (): void => {
  clearTimeout(timer);
  turnedCard.value = undefined;
  overlay.value = undefined;
};

/** Shows the next picture after a tap. After the last one, the picture at rest follows. */
export const turnOn = (id: string): void => {
  clearTimeout(timer);
  const now = turnedCard.peek();
  const next = now?.id === id ? moments[moments.indexOf(now.moment) + 1] : moments[0];
  if (next) void show(id, next);
  else rest();
};
