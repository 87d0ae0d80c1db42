import type { Label, LabelContext } from './label-context.ts';

/** How often labels are placed anew, with the one first that found too little room. */
const MOST_ROUNDS = 12;

/** Places a text in the context of a drawing: a label for each of its rows. */
export type PlaceItem = () => readonly Label[];

/**
 * Places labels in turn. One that finds too little room moves to the front, and all are placed anew until each text has the least height.
 * @param begin clears the context.
 * @returns the labels in the order of the items, from the round whose smallest text is the largest.
 */
export const placeInTurn = (items: readonly PlaceItem[], begin: () => void, context: LabelContext, least: number) => {
  const order = items.map((_, k) => k);
  let best: { readonly labels: Label[]; readonly height: number } | undefined;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    begin();
    const { placed, homeless } = placeOnce(items, order, context);
    const { height, smallest } = smallestText(placed);
    if (homeless === undefined && (!best || height > best.height)) best = { labels: placed.flat(), height };
    const worst = homeless ?? smallest;
    if ((homeless === undefined && height >= least) || order[0] === worst) break;
    order.splice(order.indexOf(worst), 1);
    order.unshift(worst);
  }
  if (best) return best.labels;
  begin();
  context.room.lift();
  return placeOnce(items, order, context).placed.flat();
};

/** Places items in this order, up to the first one without room in a drawing of limited size. */
const placeOnce = (items: readonly PlaceItem[], order: readonly number[], { room }: LabelContext) => {
  const placed: (readonly Label[])[] = [];
  const isLimited = !room.isLifted;
  for (const k of order) {
    placed[k] = items[k]!();
    if (isLimited && room.isLifted) return { placed, homeless: k };
  }
  return { placed, homeless: undefined };
};

/** The least height of these texts, and the item that has it. */
const smallestText = (placed: readonly (readonly Label[])[]) => {
  let height = Number.POSITIVE_INFINITY;
  let smallest = 0;
  placed.forEach((labels, k) => {
    for (const { text } of labels) {
      if (text.height >= height) continue;
      height = text.height;
      smallest = k;
    }
  });
  return { height, smallest };
};
