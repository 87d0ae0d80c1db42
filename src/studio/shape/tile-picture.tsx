import type { Tile } from '../engine/protocol/tile.ts';

/** A value of a choice: the blank with tinted differing panels. */
export const TilePicture = ({ tile: { viewBox, board, changed, lines } }: { readonly tile: Tile }) => (
  <svg class="tile-picture" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="board" d={board} />
    {changed && <path class="changed" d={changed} />}
    {Object.entries(lines).map(([line, data]) => (
      <path key={line} class={`line ${line}`} d={data} />
    ))}
  </svg>
);
