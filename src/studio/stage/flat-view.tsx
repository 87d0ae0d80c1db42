import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Size } from '../../entry/engine.ts';
import type { ShownDrawing } from '../engine/flat-drawing.ts';
import type { Side } from '../engine/protocol/drawing.ts';
import { locale, say, sayCount } from '../languages/index.ts';
import { lit } from '../shape/field-state.ts';
import { panelName } from '../shape/panel-name.ts';
import { artwork } from '../state/artwork.ts';
import { setTo } from '../state/set.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { shownUnit } from '../state/store.ts';
import { late } from '../ui/late.tsx';
import { toast } from '../ui/toast.tsx';
import { layDimensions, SIZE_ROW } from './dimension-layout.ts';
import { DimensionLine, DimensionText } from './dimension-line.tsx';
import {
  cursor,
  flatMoves,
  hiddenLines,
  measured,
  measures,
  type PointerSpot,
  placeEnd,
  pointedPanel,
  showsDimensions,
  showsInside,
  type Viewport,
  viewport,
} from './flat-state.ts';
import { layerDrag } from './layer-moves.ts';
import { measureByKey } from './measure-keys.ts';
import { nearestCorner } from './next-corner.ts';
import { pictureKeys } from './picture-keys.ts';
import { type ScreenSpot, useGestures, useSize } from './use-gestures.ts';

const LateArtwork = late(async () => (await import('./flat-artwork.tsx')).FlatArtwork);

/** Margins around the drawing in pixels: left, top, right, bottom. */
const MARGIN_PIXELS = [36, 66, 36, 56] as const;
const SMALL_AIR = [16, 56, 16, 16] as const;
const FIRST_ROW_PIXELS = 30;
/** Distance within which the pointer snaps to a corner, in pixels. */
const SNAP_PIXELS = 12;
/** Limits of the zoom, as mm per pixel over those of the whole drawing. */
const MIN_SCALE_FACTOR = 1 / 100;
const MAX_SCALE_FACTOR = 4;
const MIN_GRID_PIXELS = 14;
/** How much larger than the whole drawing a place is shown. */
const CLOSE_UP = 4;

const fitted = ({ frame: { x, y, width, height }, dimensions }: ShownDrawing, screen: Size, isSmall: boolean) => {
  const beside = (side: Side): number => {
    const rows = showsDimensions.value ? dimensions.filter((one) => one.side === side).map(({ row }) => row) : [];
    return rows.length ? FIRST_ROW_PIXELS + SIZE_ROW * Math.max(...rows) : 0;
  };
  const [left, above, right, below] = isSmall ? SMALL_AIR : MARGIN_PIXELS;
  const start = left + beside('left');
  const head = above + beside('above');
  const wide = Math.max(40, screen.width - start - right - beside('right'));
  const high = Math.max(40, screen.height - head - below - beside('below'));
  const scale = Math.max(width / wide, height / high);
  return { scale, x: x + width / 2 - (start + wide / 2) * scale, y: y + height / 2 - (head + high / 2) * scale };
};

/** Lines of squared paper over the whole picture. A pattern would be slower to paint than all of them. */
const gridLines = ({ x, y }: Viewport, width: number, height: number, step: number): string => {
  let lines = '';
  for (let k = Math.ceil(x / step); k * step < x + width; k++) lines += `M${k * step} ${y}v${height}`;
  for (let k = Math.ceil(y / step); k * step < y + height; k++) lines += `M${x} ${k * step}h${width}`;
  return lines;
};

/** `seen`: converts a point of the drawing to its position in the picture. */
const Measure = ({ scale, seen }: { readonly scale: number; readonly seen: (spot: PointerSpot) => PointerSpot }) => {
  if (!measures.value) return null;
  const at = cursor.value && seen(cursor.value);
  const arm = 9 * scale;
  const cross = at && (
    <path class="cursor" d={`M${at[0] - arm} ${at[1]}h${2 * arm}M${at[0]} ${at[1] - arm}v${2 * arm}`} />
  );
  const [from, second] = measured.value.map(seen);
  if (!from) return at ? <g class="measuring">{cross}</g> : null;
  const to = second ?? at;
  const text = to && distanceText(from, to);
  const wide = (text?.length ?? 0) * 7.4 + 16;
  // Over a short distance the text would cover both ends.
  const above = to && Math.hypot(to[0] - from[0], to[1] - from[1]) < (wide + 24) * scale ? 30 * scale : 0;
  return (
    <g class="measuring">
      {to && <path d={`M${from.join(' ')}L${to.join(' ')}`} />}
      {[from, to].map(
        (spot, k) => spot && <circle key={k ? 'to' : 'from'} cx={spot[0]} cy={spot[1]} r={4.5 * scale} />,
      )}
      {to && (
        <g transform={`translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - above}) scale(${scale})`}>
          <rect x={-wide / 2} y={-13} width={wide} height={26} rx={6} />
          <text text-anchor="middle" y={4.6}>
            {text}
          </text>
        </g>
      )}
      {cross}
    </g>
  );
};

const distanceText = (from: PointerSpot, to: PointerSpot): string =>
  sizesWithUnit([Math.hypot(to[0] - from[0], to[1] - from[1])]);

const describe = ({ panels, flat: { width, height } }: ShownDrawing): string => {
  const size = sizesWithUnit([width, height]);
  return panels.length ? sayCount('stage.flat_drawing', panels.length, { size }) : `${say('check.page')}: ${size}`;
};

export interface FlatViewProps {
  readonly drawing: ShownDrawing;
  /** What lies over a drawing from outside, at so many mm per pixel. Such a drawing has no artwork, and is seen from one side. */
  readonly marks?: ((scale: number) => ComponentChildren) | undefined;
}

/** The flat drawing. The wheel zooms, a drag moves, and the pointer selects panels or measures. */
export const FlatView = ({ drawing, marks }: FlatViewProps) => {
  const [element, screen] = useSize<SVGSVGElement>();
  const isSmall = screen.width < 500;
  const isInside = showsInside.value && !marks;
  /** The inside is mirrored about the middle of the drawing. The mapping is its own inverse. */
  const across = 2 * drawing.frame.x + drawing.frame.width;
  const seen = ([x, y]: PointerSpot): PointerSpot => [isInside ? across - x : x, y];
  /** The current viewport, because several events may come between two drawings. */
  const viewNow = (): Viewport => viewport.value ?? fitted(drawing, screen, isSmall);
  const view = viewNow();
  const { scale } = view;

  const spotOf = ({ x, y }: ScreenSpot): PointerSpot => {
    const { left, top } = element.current!.getBoundingClientRect();
    const now = viewNow();
    return [now.x + (x - left) * now.scale, now.y + (y - top) * now.scale];
  };
  const zoomAt = ([x, y]: PointerSpot, wanted: number): void => {
    const now = viewNow();
    const whole = fitted(drawing, screen, isSmall).scale;
    const by = Math.min(MAX_SCALE_FACTOR * whole, Math.max(MIN_SCALE_FACTOR * whole, now.scale * wanted)) / now.scale;
    viewport.value = { scale: now.scale * by, x: x - (x - now.x) * by, y: y - (y - now.y) * by };
  };

  const middle = (): PointerSpot => {
    const now = viewNow();
    return [now.x + (screen.width / 2) * now.scale, now.y + (screen.height / 2) * now.scale];
  };
  const zoomAtMiddle = (by: number): void => zoomAt(middle(), by);
  useEffect(() => {
    const showPlace = ([x, y]: PointerSpot): void => {
      const near = Math.min(viewNow().scale, fitted(drawing, screen, isSmall).scale / CLOSE_UP);
      viewport.value = { scale: near, x: x - (screen.width / 2) * near, y: y - (screen.height / 2) * near };
    };
    flatMoves.current = { zoomBy: zoomAtMiddle, showPlace };
    return () => {
      flatMoves.current = undefined;
    };
  });

  const drag = (dx: number, dy: number): void => {
    const now = viewNow();
    viewport.value = { ...now, x: now.x - dx * now.scale, y: now.y - dy * now.scale };
  };
  const gestures = useGestures(element, {
    onDrag: (dx, dy) => layerDrag.current?.move(dx, dy, viewNow(), drawing) || drag(dx, dy),
    onPinch: (by, middle) => zoomAt(spotOf(middle), 1 / by),
    onPoint: ({ clientX, clientY }) => {
      pointedPanel.value = document.elementFromPoint(clientX, clientY)?.getAttribute('data-panel') ?? '';
    },
    onLeave: setTo(pointedPanel, ''),
    onWheel: (event) => zoomAt(spotOf(event), Math.exp(event.deltaY * 0.0015)),
  });
  const placeMeasure = (event: PointerEvent): void => {
    cursor.value = undefined;
    const spot = seen(spotOf(event));
    placeEnd(nearestCorner(drawing.corners, spot, SNAP_PIXELS * scale) ?? spot);
  };
  const moveByKey = pictureKeys(drag, (by) => zoomAtMiddle(1 / by));
  const bringIntoView = (spot: PointerSpot): void => {
    const { scale } = viewNow();
    const [[x, y], [mx, my]] = [seen(spot), middle()];
    const [dx, dy] = [(mx - x) / scale, (my - y) / scale];
    if (Math.abs(dx) > screen.width / 2 || Math.abs(dy) > screen.height / 2) drag(dx, dy);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const byKey =
      measures.value &&
      measureByKey(event, {
        drawing,
        middle: seen(middle()),
        onReach: bringIntoView,
        onMeasured: (from, to) => toast(distanceText(from, to)),
      });
    if (!byKey) moveByKey(event);
  };

  let grid = 10;
  for (const step of [10, 50, 100, 500]) if (grid / scale < MIN_GRID_PIXELS) grid = step;
  const mirror = isInside ? `matrix(-1 0 0 1 ${across} 0)` : undefined;
  const dimensions =
    showsDimensions.value && !isInside ? layDimensions(drawing, scale, shownUnit.value, locale.value, lit.value) : [];
  const laid = dimensions.map((one, k) => ({
    // A size may be written twice.
    key: `${one.dimension.name}-${k}`,
    laid: one,
    scale,
    isLit: lit.value === one.dimension.name,
    onPress: () => document.getElementById(`field-${one.dimension.name}`)?.focus(),
  }));
  const [viewWidth, viewHeight] = [screen.width * scale, screen.height * scale];
  return (
    <>
      {/* Everything here has a button as well. */}
      <svg
        ref={element}
        class={`flat-drawing ${measures.value ? 'measures' : ''} ${isInside ? 'is-inside' : ''}`}
        role="img"
        tabindex={0}
        aria-label={describe(drawing)}
        onKeyDown={onKeyDown}
        viewBox={`${view.x} ${view.y} ${viewWidth || 1} ${viewHeight || 1}`}
        style={{ '--pixel': String(scale) }}
        {...gestures}
        onPointerDown={(event) => {
          if (measures.value) return placeMeasure(event);
          if (!marks) layerDrag.current?.take(event);
          gestures.onPointerDown(event);
        }}
        onPointerUp={(event) => {
          gestures.onPointerUp(event);
          layerDrag.current?.drop(true);
        }}
        onPointerCancel={(event) => {
          gestures.onPointerCancel(event);
          layerDrag.current?.drop(false);
        }}
      >
        <path class="grid-line" d={gridLines(view, viewWidth, viewHeight, grid)} stroke-width={scale} />
        <g transform={mirror}>
          <path class="board" d={drawing.panels.map(({ path }) => path).join('')} />
          {!marks && artwork.value && (
            <>
              <clipPath id="blank-outline">
                <path d={drawing.panels.map(({ path }) => path).join('')} />
              </clipPath>
              <g clip-path="url(#blank-outline)">
                <g transform={mirror}>
                  <LateArtwork />
                </g>
              </g>
            </>
          )}
          {drawing.panels.map(({ id, path }) => (
            <path
              key={id}
              class={`panel-area ${pointedPanel.value === id ? 'pointed' : ''}`}
              d={path}
              data-panel={id}
            />
          ))}
        </g>
        {laid.map((props) => (
          <DimensionLine {...props} />
        ))}
        <g transform={mirror}>
          {Object.entries(drawing.lines).map(
            ([line, data]) => !hiddenLines.value.has(line) && <path key={line} class={`line ${line}`} d={data} />,
          )}
        </g>
        {laid.map((props) => (
          <DimensionText {...props} />
        ))}
        {marks?.(scale)}
        <Measure scale={scale} seen={seen} />
      </svg>
      <ul class="hidden" aria-label={say('stage.panels')}>
        {drawing.panels.map(({ id }) => (
          <li key={id}>{panelName(id)}</li>
        ))}
      </ul>
    </>
  );
};
