import { sizeColour } from '../shape/names.ts';
import { type LaidDimension, TEXT_HEIGHT } from './dimension-layout.ts';

interface Props {
  readonly laid: LaidDimension;
  /** mm per pixel. */
  readonly scale: number;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** A dimension in the drawing. */
export const DimensionLine = ({ laid, scale, isLit, onPress }: Props) => {
  const { dimension, line, extension, text } = laid;
  const { name, overall, side } = dimension;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <g
      class={`dimension ${overall ? 'overall' : 'own'} ${side && side !== 'inside' ? 'beside' : ''} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`}
      onClick={overall ? undefined : onPress}
    >
      {extension && <path class="extension" d={extension} />}
      <path class="measure" d={line} />
      <g transform={`translate(${text.x} ${text.y}) rotate(${text.rotation}) scale(${scale})`}>
        <rect x={-text.wide / 2} y={-TEXT_HEIGHT / 2} width={text.wide} height={TEXT_HEIGHT} rx={4} />
        <text text-anchor="middle" y={4.3}>
          {text.text}
        </text>
      </g>
    </g>
  );
};
