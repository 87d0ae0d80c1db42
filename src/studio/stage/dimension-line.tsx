import type { Dimension, Frame, Side } from '../engine/protocol/drawing.ts';
import { locale } from '../languages/index.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit } from '../state/lengths.ts';
import { sizeColour } from '../shape/names.ts';

/** Distances in pixels of the screen. */
const ASIDE = 22;
/** From one row of sizes beside the drawing to the next. */
export const SIZE_ROW = 26;
const TICK = 4;
/** From a short dimension line to the middle of its text. */
const ABOVE = 12;
/** From the drawing to the extension lines, and from an upright line to its text. */
const GAP = 6;
const LETTER = 7;
const LEAST = 16;

interface Props {
  readonly dimension: Dimension;
  readonly frame: Frame;
  /** mm per pixel. */
  readonly scale: number;
  readonly unit: ShownUnit;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** x or y of the edge from which an overall size stands away; inside a part, its own edge. */
const edgeAt = (side: Side, own: number, { x, y, width, height }: Frame): number =>
  side === 'inside' ? own : { left: x, right: x + width, above: y, below: y + height }[side];

/** The rotation of a text along a line in degrees, with y downwards: it reads from below or from the right. */
const readable = (dx: number, dy: number): number => {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return angle >= 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
};

/** A dimension in the drawing. Its line and text keep their size on the screen at every zoom. */
export const DimensionLine = ({ dimension, frame, scale, unit, isLit, onPress }: Props) => {
  const { name, upright, overall, side, row, requested } = dimension;
  const px = (pixels: number): number => pixels * scale;
  let [[x1, y1], [x2, y2]] = [dimension.from, dimension.to];
  let extension = '';
  if (side) {
    // At the same distance on the screen at every zoom.
    const away = side === 'left' || side === 'above' ? -1 : 1;
    const edge = edgeAt(side, upright ? x1 : y1, frame);
    const at = edge + away * px(ASIDE + SIZE_ROW * row);
    if (upright) x1 = x2 = at;
    else y1 = y2 = at;
    const [start, end] = [at + away * px(TICK), edge + away * px(GAP)];
    if (side !== 'inside')
      extension = (upright ? [y1, y2].map((y) => `M${start} ${y}H${end}`) : [x1, x2].map((x) => `M${x} ${start}V${end}`)).join('');
  }
  const length = Math.hypot(x2 - x1, y2 - y1);
  const room = length / scale;
  if (room < LEAST) return null;
  const number = formatInUnit(length, unit, locale.value);
  const text = requested === undefined ? number : `${number} (${formatInUnit(requested, unit, locale.value)})`;
  const wide = text.length * LETTER + 12;
  const isTight = room < wide + 2;
  const [across, up] = [((y2 - y1) / length) * px(TICK), ((x2 - x1) / length) * px(TICK)];
  const tick = (x: number, y: number): string => `M${x - across} ${y + up}L${x + across} ${y - up}`;
  // A text longer than its line stands beside it; beside an upright one to the left, because most lines are near the right edge of their panel.
  const rotation = isTight && upright ? 0 : readable(x2 - x1, y2 - y1);
  const aside = isTight ? (upright ? ` translate(${-(wide / 2 + GAP)} 0)` : ` translate(0 ${-ABOVE})`) : '';
  const at = `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${rotation}) scale(${scale})${aside}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <g
      class={`dimension ${overall ? 'overall' : 'own'} ${side && side !== 'inside' ? 'beside' : ''} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`}
      onClick={overall ? undefined : onPress}
    >
      {extension && <path class="extension" d={extension} />}
      <path class="measure" d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} />
      <g transform={at}>
        <rect x={-wide / 2} y={-9} width={wide} height={18} rx={4} />
        <text text-anchor="middle" y={4.3}>
          {text}
        </text>
      </g>
    </g>
  );
};
