/** Sizes of a box or a deck, in mm. */
export type OuterSizes = Readonly<Record<'length' | 'width' | 'height', number>>;

/** Bulge of a filled box a layer, in mm: trade advice is 2 to 3. */
export const BULGE_MM = 3;

/** The plan with most boxes: one block in either direction, or two side by side, boxes upright. @param room - the deck and its headroom. */
export const palletPlan = (box: OuterSizes, room: OuterSizes) => {
  const layers = Math.max(0, Math.floor(room.height / (box.height + BULGE_MM)));
  const plain = Math.max(inBlock(box, room), inBlock(turned(box), room));
  const split = Math.max(...[box, turned(box)].flatMap((first) => [inTwo(first, room), inTwo(first, turned(room))]));
  const perLayer = Math.max(plain, split);
  const volume = box.length * box.width * box.height * perLayer * layers;
  const use = volume / (room.length * room.width * room.height);
  // All boxes one way, one above the other, or two blocks that are turned against one another.
  const pattern: 'column' | 'blocks' = plain === perLayer ? 'column' : 'blocks';
  return { perLayer, layers, pattern, use };
};

const turned = ({ length, width, height }: OuterSizes): OuterSizes => ({ length: width, width: length, height });

const inBlock = (box: OuterSizes, { length, width }: OuterSizes): number =>
  Math.max(0, Math.floor(length / box.length)) * Math.max(0, Math.floor(width / box.width));

/** A block of columns of the first direction, and the rest of the deck in the other one. */
const inTwo = (first: OuterSizes, room: OuterSizes): number => {
  let most = 0;
  for (let columns = 0; columns * first.length <= room.length; columns++) {
    const one = columns * Math.max(0, Math.floor(room.width / first.width));
    const rest = inBlock(turned(first), { ...room, length: room.length - columns * first.length });
    most = Math.max(most, one + rest);
  }
  return most;
};
