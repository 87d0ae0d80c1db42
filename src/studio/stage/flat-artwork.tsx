import { placedLayer, shownLayers } from '../state/artwork.ts';
import { shown } from '../state/store.ts';
import { showsInside } from './flat-state.ts';
import { draggedLayer, moves } from './layer-drag.ts';
import { layerDrag } from './layer-moves.ts';

layerDrag.current = moves;

/** The artwork of one side on the flat drawing, whose coordinates point down. */
export const FlatArtwork = () => {
  const { x, y, height: high } = shown.value!.drawing.frame;
  const side = showsInside.value ? 'inside' : 'outside';
  return (
    <g transform={`matrix(1 0 0 -1 ${x} ${y + high})`}>
      {shownLayers.value.map((_, k) => {
        const layer = placedLayer(k);
        if (layer?.side !== side) return null;
        const { url, frame, at, clip, plate } = layer;
        const [left, bottom, width, height] = frame;
        const [dx, dy] = draggedLayer.value?.number === k ? draggedLayer.value.by : [0, 0];
        return (
          <g key={url} clip-path={clip && `url(#layer-${k})`} filter={plate && `url(#plate-${plate})`}>
            {clip && (
              <clipPath id={`layer-${k}`}>
                <path d={clip} />
              </clipPath>
            )}
            {at.map((matrix) => (
              <image
                key={matrix.join()}
                href={url}
                data-layer={k}
                {...{ x: left, y: -bottom - height, width, height }}
                preserveAspectRatio="none"
                transform={`translate(${dx} ${dy}) matrix(${matrix.join(' ')}) scale(1 -1)`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
};
