import type { ComponentChildren } from 'preact';
import { sizeColour } from '../shape/names.ts';
import { type LaidDimension, TEXT_HEIGHT } from './dimension-layout.ts';

interface Props {
  readonly laid: LaidDimension;
  /** mm per pixel. */
  readonly scale: number;
  readonly isLit: boolean;
  readonly onPress: () => void;
}

/** What belongs to a dimension: lines in the drawing, and what is placed at its text, in pixels. A press leads to its field. */
const DimensionGroup = ({
  laid: { dimension, text },
  scale,
  isLit,
  onPress,
  lines,
  children,
}: Props & { readonly lines?: ComponentChildren; readonly children: ComponentChildren }) => {
  const { name, overall, side } = dimension;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short way to its field, which the keyboard reaches itself
    <g
      class={`dimension ${overall ? 'overall' : 'own'} ${side && side !== 'inside' ? 'beside' : ''} ${isLit ? `lit ${sizeColour(name) ?? ''}` : ''}`}
      onClick={overall ? undefined : onPress}
    >
      {lines}
      <g transform={`translate(${text.x} ${text.y}) rotate(${text.rotation}) scale(${scale})`}>{children}</g>
    </g>
  );
};

/** A dimension without its text. Lines of the drawing are drawn over it, so that the ground behind a text hides none. */
export const DimensionLine = (props: Props) => {
  const { line, extension, text } = props.laid;
  const lines = (
    <>
      {extension && <path class="extension" d={extension} />}
      <path class="measure" d={line} />
    </>
  );
  return (
    <DimensionGroup {...props} lines={lines}>
      <rect x={-text.wide / 2} y={-TEXT_HEIGHT / 2} width={text.wide} height={TEXT_HEIGHT} rx={4} />
    </DimensionGroup>
  );
};

export const DimensionText = (props: Props) => (
  <DimensionGroup {...props}>
    <text text-anchor="middle" y={4.3}>
      {props.laid.text.text}
    </text>
  </DimensionGroup>
);
