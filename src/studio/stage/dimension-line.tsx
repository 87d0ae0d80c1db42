import type { Dimension, Frame } from '../engine/protocol/drawing.ts';
import { locale } from '../languages/index.ts';
import type { ShownUnit } from '../state/box-state.ts';
import { formatInUnit } from '../state/lengths.ts';
import { sizeColour } from '../shape/names.ts';

/** Distances in pixels of the screen. */
const ASIDE = 22;
const TICK = 4;
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

/** A dimension in the drawing. Its line and text keep their size on the screen at every zoom. */
export const DimensionLine = ({ dimension, frame, scale, unit, isLit, onPress }: Props) => {
  const { name, upright, overall, requested } = dimension;
  const px = (pixels: number): number => pixels * scale;
  let [[x1, y1], [x2, y2]] = [dimension.from, dimension.to];
  let extension = '';
  if (overall) {
    // Beside the drawing, at the same distance on the screen at every zoom.
    if (upright) {
      x1 = x2 = frame.x - px(ASIDE);
      extension = [y1, y2].map((y) => `M${x1 - px(TICK)} ${y}H${frame.x - px(6)}`).join('');
    } else {
      y1 = y2 = frame.y - px(ASIDE);
      extension = [x1, x2].map((x) => `M${x} ${y1 - px(TICK)}V${frame.y - px(6)}`).join('');
    }
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
      class={`dimension ${overall ? 'overall' : 'own'} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`}
      onClick={overall ? undefined : onPress}
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
