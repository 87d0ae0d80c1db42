import type { ShownDrawing } from '../engine/flat-drawing.ts';
import type { Tile } from '../engine/tiles.ts';

interface Props extends Pick<Tile, 'viewBox' | 'board' | 'lines'> {
  /** Path of tinted panels. */
  readonly changed?: string;
  /** True to fill the place of the picture, of which the edges may be out of sight. */
  readonly isCropped?: boolean;
}

/** A flat drawing without dimensions. */
export const BlankPicture = ({ viewBox, board, changed, lines, isCropped = false }: Props) => (
  <svg
    class="tile-picture"
    viewBox={viewBox}
    preserveAspectRatio={isCropped ? 'xMidYMid slice' : 'xMidYMid meet'}
    aria-hidden="true"
  >
    <path class="board" d={board} />
    {changed && <path class="changed" d={changed} />}
    {Object.entries(lines).map(([line, data]) => (
      <path key={line} class={`line ${line}`} d={data} />
    ))}
  </svg>
);

export const wholePicture = ({ frame: { x, y, width, height }, panels, lines }: ShownDrawing): Props => ({
  viewBox: [x, y, width, height].join(' '),
  board: panels.map(({ path }) => path).join(''),
  lines,
});
