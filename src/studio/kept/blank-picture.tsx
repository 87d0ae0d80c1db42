import type { ShownDrawing } from '../engine/flat-drawing.ts';

/** A flat drawing without dimensions. */
export const BlankPicture = ({ of: { frame, panels, lines } }: { readonly of: ShownDrawing }) => (
  <svg class="tile-picture" viewBox={[frame.x, frame.y, frame.width, frame.height].join(' ')} aria-hidden="true">
    <path class="board" d={panels.map(({ path }) => path).join('')} />
    {Object.entries(lines).map(([line, data]) => (
      <path key={line} class={`line ${line}`} d={data} />
    ))}
  </svg>
);
