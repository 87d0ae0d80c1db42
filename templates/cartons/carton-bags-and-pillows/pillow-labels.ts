type Filled = Readonly<Record<'length' | 'width' | 'height', number>>;

/**
 * The sizes of a pillow that its drawing shows: its flat width, the depth, which an end flap shows between its crease and its free edge, and
 * its length in the middle. `start`: end of the back in its frame.
 */
export const pillowLabels = ({ length, width, height }: Filled, start = 0) =>
  ({
    length: ['front.y', 0, length],
    height: ['back.x', start + width / 2, start + width / 2 + height],
    width: ['front.top-flap.y', -width / 2, width / 2],
  }) as const;
