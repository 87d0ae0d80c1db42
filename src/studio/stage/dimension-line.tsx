import type { Dimension, Frame, Side } from '../engine/protocol/drawing.ts';
import { locale } from '../languages/index.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit } from '../state/lengths.ts';
import { sizeColour } from '../shape/names.ts';

/** Distances in pixels of the screen. */
const ASIDE = 22;
const TICK = 4;
/** From the drawing to the extension lines. */
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

/** A dimension in the drawing. Its line and text keep their size on the screen at every zoom. */
export const DimensionLine = ({ dimension, frame, scale, unit, isLit, onPress }: Props) => {
  const { name, upright, side, requested } = dimension;
  const px = (pixels: number): number => pixels * scale;
  let [[x1, y1], [x2, y2]] = [dimension.from, dimension.to];
  let extension = '';
  if (side) {
    // At the same distance on the screen at every zoom.
    const away = side === 'left' || side === 'above' ? -1 : 1;
    const edge = edgeAt(side, upright ? x1 : y1, frame);
    const at = edge + away * px(ASIDE);
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
  const isTight = room < wide + 2 && !upright;
  const t = px(TICK);
  const ticks = upright
    ? `M${x1 - t} ${y1}h${2 * t}M${x2 - t} ${y2}h${2 * t}`
    : `M${x1} ${y1 - t}v${2 * t}M${x2} ${y2 - t}v${2 * t}`;
  const rotate = upright ? ' rotate(-90)' : '';
  const at = `translate(${(x1 + x2) / 2} ${(y1 + y2) / 2 - (isTight ? px(12) : 0)})${rotate} scale(${scale})`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <g
      class={`dimension ${side ? 'overall' : 'own'} ${side === 'inside' ? 'inside' : ''} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`}
      onClick={side ? undefined : onPress}
    >
      {extension && <path class="extension" d={extension} />}
      <path class="measure" d={`M${x1} ${y1}L${x2} ${y2}${ticks}`} />
      <g transform={at}>
        <rect x={-wide / 2} y={-9} width={wide} height={18} rx={4} />
        <text text-anchor="middle" y={4.3}>
          {text}
        </text>
      </g>
    </g>
  );
};
