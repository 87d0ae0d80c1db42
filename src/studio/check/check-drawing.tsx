import type { CheckedDrawing } from '../engine/protocol/checked.ts';
import type { Frame } from '../engine/protocol/drawing.ts';
import { say } from '../languages/index.ts';
import { useSize } from '../stage/use-gestures.ts';

const MARGIN_SHARE = 0.12;

interface Props {
  readonly of: CheckedDrawing;
  readonly frame: Frame;
}

/** The user's drawing with numbered marks at its faults. */
export const CheckDrawing = ({ of: { lines, findings }, frame }: Props) => {
  const [element, size] = useSize<SVGSVGElement>();
  const room = Math.max(frame.width, frame.height) * MARGIN_SHARE || 1;
  const [width, height] = [frame.width + 2 * room, frame.height + 2 * room];
  // mm per pixel, so that marks keep their size on the screen.
  const scale = Math.max(width / (size.width || 1), height / (size.height || 1));
  return (
    <svg
      ref={element}
      class="check-drawing"
      viewBox={`${frame.x - room} ${frame.y - room} ${width} ${height}`}
      role="img"
      aria-label={say('check.page')}
    >
      {Object.entries(lines).map(([line, data]) => (
        <path key={line} class={`line ${line}`} d={data} />
      ))}
      {findings.map(({ at, marks }, k) => (
        <g key={k} class="mark">
          {marks && <path d={marks} />}
          {at && (
            <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
              <circle class="ring" r="9" />
              <path class="stem" d="M7 -7L20 -20" />
              <circle class="disc" cx="29" cy="-29" r="13" />
              <text x="29" y="-24.4" text-anchor="middle">
                {k + 1}
              </text>
            </g>
          )}
        </g>
      ))}
    </svg>
  );
};
