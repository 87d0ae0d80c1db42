import { signal } from '@preact/signals';
import type { ArtworkLayer } from '../../entry/press.ts';
import { roundTo } from '../../values/index.ts';
import type { ShownDrawing } from '../engine/flat-drawing.ts';
import { artwork, changeLayer, placedLayer, withPlace } from '../state/artwork.ts';
import { boxState } from '../state/store.ts';
import type { Viewport } from './flat-state.ts';

/** A layer that a pointer moves, and how far it is moved in mm, right and up as its side is seen. */
export const draggedLayer = signal<{ readonly number: number; readonly by: readonly [number, number] } | undefined>(
  undefined,
);

/** Distance within which an edge or the middle of a layer snaps to a crease or an edge of the blank, in pixels. */
const SNAP_PIXELS = 8;

/** What stays on the blank of a layer that is moved beyond it, in mm. */
const SEEN_MM = 2;

/** How far the pointer has gone, in mm, and what it took: one that changes meanwhile is not moved. */
let gone: [number, number] = [0, 0];
let taken: ArtworkLayer | undefined;

/**
 * Takes the uppermost layer at a place of the screen with the first button, while its panel is open. One that tells its place by itself
 * stays there.
 */
const takeLayer = ({ clientX, clientY, button }: PointerEvent): void => {
  draggedLayer.value = undefined;
  if (button || boxState.peek()?.panel !== 'artwork') return;
  const seen = document.elementsFromPoint(clientX, clientY).find((one) => one.hasAttribute('data-layer'));
  const number = Number(seen?.getAttribute('data-layer') ?? Number.NaN);
  taken = artwork.peek()?.document.layers[number];
  if (!taken || (/template|lines|size/.test(placedLayer(number)?.by ?? '') && !taken.at)) return;
  gone = [0, 0];
  draggedLayer.value = { number, by: gone };
};

/** Moves the taken layer by pixels of the screen. @returns false without one. */
const moveLayer = (dx: number, dy: number, { scale }: Viewport, { lines, frame }: ShownDrawing): boolean => {
  const number = draggedLayer.peek()?.number;
  const placed = number === undefined ? undefined : placedLayer(number);
  if (!placed) return false;
  gone = [gone[0] + dx * scale, gone[1] - dy * scale];
  const [left, bottom, width, height] = placed.around;
  /** The smallest step from an edge or the middle to a line. */
  const snap = (low: number, size: number, ends: readonly number[]): number => {
    const steps = [low, low + size / 2, low + size].flatMap((own) => ends.map((end) => end - own));
    return steps.reduce((best, step) => (Math.abs(step) < Math.abs(best) ? step : best), SNAP_PIXELS * scale);
  };
  const folds = Object.entries(lines).map(([line, data]) => (line === 'cut' ? '' : data));
  const ends = [...folds.join('').matchAll(/[ML](\S+) ([^\sA-Z]+)/g)].map(([, x, y]) => [
    placed.side === 'inside' ? frame.x + frame.width - Number(x) : Number(x) - frame.x,
    frame.y + frame.height - Number(y),
  ]);
  const fromLeft = [0, frame.width, ...ends.map(([x]) => x!)];
  const fromBelow = [0, frame.height, ...ends.map(([, y]) => y!)];
  const snapped = [snap(left + gone[0], width, fromLeft), snap(bottom + gone[1], height, fromBelow)];
  const whole = [frame.width, frame.height];
  const by = gone.map((own, k) => {
    const [low, size] = [placed.around[k]!, placed.around[k + 2]!];
    const to = own + (Math.abs(snapped[k]!) < SNAP_PIXELS * scale ? snapped[k]! : 0);
    // What lies beyond the blank could not be taken again.
    return Math.min(Math.max(to, SEEN_MM - size - low), whole[k]! - SEEN_MM - low);
  });
  draggedLayer.value = { number: number!, by: [by[0]!, by[1]!] };
  return true;
};

/** Lets the layer lie where it was moved to, or where it was. */
const dropLayer = (isLaid: boolean): void => {
  const { number, by } = draggedLayer.peek() ?? { number: -1, by: [0, 0] };
  draggedLayer.value = undefined;
  const [laid, placed] = [artwork.peek(), placedLayer(number)];
  if (!isLaid || !laid || !placed || laid.document.layers[number] !== taken || !(by[0] || by[1])) return;
  const { at = placed.low, ...layer } = withPlace(taken!, placed);
  changeLayer(laid, number, { ...layer, at: [roundTo(at[0] + by[0], 3), roundTo(at[1] + by[1], 3)] });
};

export const moves = { take: takeLayer, move: moveLayer, drop: dropLayer };
