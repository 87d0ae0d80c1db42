import { signal } from '@preact/signals';
import { setTo } from '../state/set.ts';

/** The visible part of the drawing: its upper left corner in mm, and mm per pixel of the screen. */
export type Viewport = Readonly<Record<'x' | 'y' | 'scale', number>>;

export type PointerSpot = readonly [x: number, y: number];

/** Undefined while the whole drawing is fitted to the screen. */
export const viewport = signal<Viewport | undefined>(undefined);

export const showsDimensions = signal(true);
export const showsInside = signal(false);
export const measures = signal(false);
export const measured = signal<readonly PointerSpot[]>([]);
/** The corner that the keyboard has reached while measuring; undefined while a pointer measures. */
export const cursor = signal<PointerSpot | undefined>(undefined);
export const hiddenLines = signal<ReadonlySet<string>>(new Set());
/** The panel under the pointer, flat or folded. */
export const pointedPanel = signal('');

export const fit = setTo<Viewport | undefined>(viewport, undefined);

/** A drawing that replaces another begins whole, and without measures. */
export const showAnew = (): void => {
  fit();
  measures.value = false;
  measured.value = [];
  cursor.value = undefined;
};

export const toggleMeasure = (): void => {
  measures.value = !measures.value;
  measured.value = [];
  cursor.value = undefined;
};

/** What buttons and lists elsewhere do to the drawing in sight. */
export const flatMoves: {
  current?: { readonly zoomBy: (by: number) => void; readonly showPlace: (at: PointerSpot) => void } | undefined;
} = {};

/** Sets an end of the measured distance: the second one, or the first of a new one. */
export const placeEnd = (spot: PointerSpot): void => {
  measured.value = measured.value.length === 1 ? [measured.value[0]!, spot] : [spot];
};

export const toggleLine = (line: string): void => {
  const next = new Set(hiddenLines.value);
  if (!next.delete(line)) next.add(line);
  hiddenLines.value = next;
};
