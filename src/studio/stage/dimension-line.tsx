import { sizeColour } from '../shape/names.ts';
import { type LaidDimension, TEXT_HEIGHT } from './dimension-layout.ts';

interface Props {
  readonly laid: LaidDimension;
  /** mm per pixel. */
  readonly scale: number;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

const classOf = ({ laid: { dimension }, isLit }: Props): string => {
  const { name, overall, side } = dimension;
  return `dimension ${overall ? 'overall' : 'own'} ${side && side !== 'inside' ? 'beside' : ''} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`;
};

const placeOf = ({ laid: { text }, scale }: Props): string =>
  `translate(${text.x} ${text.y}) rotate(${text.rotation}) scale(${scale})`;

/** A dimension without its text. Lines of the drawing are drawn over it, so that the ground behind a text hides none. */
export const DimensionLine = (props: Props) => {
  const { dimension, line, extension, text } = props.laid;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <g class={classOf(props)} onClick={dimension.overall ? undefined : props.onPress}>
      {extension && <path class="extension" d={extension} />}
      <path class="measure" d={line} />
      <g transform={placeOf(props)}>
        <rect x={-text.wide / 2} y={-TEXT_HEIGHT / 2} width={text.wide} height={TEXT_HEIGHT} rx={4} />
      </g>
    </g>
  );
};

/** The text of a dimension. */
export const DimensionText = (props: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  <g class={classOf(props)} onClick={props.laid.dimension.overall ? undefined : props.onPress}>
    <g transform={placeOf(props)}>
      <text text-anchor="middle" y={4.3}>
        {props.laid.text.text}
      </text>
    </g>
  </g>
);
