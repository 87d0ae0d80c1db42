import type { Frame } from '../engine/protocol/drawing.ts';
import { placedLayers } from '../state/artwork.ts';

/** The artwork of one side on the flat drawing, whose coordinates point down. */
export const FlatArtwork = ({ frame, side }: { readonly frame: Frame; readonly side: 'outside' | 'inside' }) => (
  <g transform={`matrix(1 0 0 -1 ${frame.x} ${frame.y + frame.height})`}>
    {placedLayers.value
      .filter((layer) => layer.side === side)
      .map(({ url, frame: [left, bottom, width, height], at, clip, plate }, k) => (
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
              {...{ x: left, y: -bottom - height, width, height }}
              preserveAspectRatio="none"
              transform={`matrix(${matrix.join(' ')}) scale(1 -1)`}
            />
          ))}
        </g>
      ))}
  </g>
);
