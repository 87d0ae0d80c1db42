import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { pointedPanel } from '../stage/flat-state.ts';
import { useSize } from '../stage/use-size.ts';
import { artwork, artworkSide } from '../state/artwork.ts';
import { openPanel } from '../state/drawer.ts';
import { shown } from '../state/store.ts';
import { theme } from '../state/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { coloursOf } from './board-colours.ts';
import { camera, frontView, moveNearer, orbit } from './camera-state.ts';
import { FoldBar } from './fold-bar.tsx';
import type { FoldScene } from './fold-scene.ts';
import { cannotDraw, foldAt, isSeen, model, stop } from './fold-state.ts';
import { scene } from './scene-state.ts';

/** Degrees for each pixel that is dragged. */
const DRAG = 0.4;

/** Keeps the scene as the signals say. */
const Following = ({ of }: { readonly of: FoldScene }) => {
  useSignalEffect(() => {
    if (model.value) of.setModel(model.value);
  });
  useSignalEffect(() => of.setFold(foldAt.value));
  useSignalEffect(() => of.setView(camera.value));
  useSignalEffect(() => {
    // A new model has to be tinted, too.
    model.value;
    of.point(pointedPanel.value);
  });
  useSignalEffect(() =>
    of.setColours(coloursOf(shown.value?.material ?? 'carton'), theme.value === 'dark'),
  );
  useSignalEffect(() => void of.setArtwork(artwork.value?.url, artworkSide.value));
  return null;
};

/** The box as it folds. */
export const FoldPane = () => {
  const [canvas, size] = useSize<HTMLCanvasElement>();
  const [own, setOwn] = useState<FoldScene>();
  const drag = useRef<{ x: number; y: number } | undefined>(undefined);
  const pinch = useRef(new Map<number, readonly [number, number]>());

  useEffect(() => {
    isSeen.value = true;
    let isGone = false;
    let made: FoldScene | undefined;
    void import('./fold-scene.ts').then(({ FoldScene: Scene }) => {
      if (isGone || !canvas.current) return;
      try {
        made = new Scene(canvas.current);
        scene.value = made;
        setOwn(made);
      } catch {
        cannotDraw.value = true;
      }
    });
    return () => {
      isGone = true;
      isSeen.value = false;
      stop();
      scene.value = undefined;
      made?.dispose();
    };
  }, []);
  useEffect(() => own?.resize(size.width, size.height), [own, size.width, size.height]);

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    moveNearer(Math.exp(-event.deltaY * 0.0012));
  };
  useEffect(() => {
    const element = canvas.current!;
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent): void => {
    const held = pinch.current;
    if (held.size === 2 && held.has(event.pointerId)) {
      const apart = (): number => {
        const [a, b] = [...held.values()];
        return Math.hypot(a![0] - b![0], a![1] - b![1]);
      };
      const before = apart();
      held.set(event.pointerId, [event.clientX, event.clientY]);
      moveNearer(apart() / Math.max(1, before));
      return;
    }
    if (drag.current) {
      orbit(-(event.clientX - drag.current.x) * DRAG, (event.clientY - drag.current.y) * DRAG);
      drag.current = { x: event.clientX, y: event.clientY };
      return;
    }
    const { left, top, width, height } = canvas.current!.getBoundingClientRect();
    pointedPanel.value = own?.pick((event.clientX - left) / width, (event.clientY - top) / height) ?? '';
  };
  const onPointerUp = (event: PointerEvent): void => {
    pinch.current.delete(event.pointerId);
    drag.current = undefined;
  };
  const name = shown.value?.name ?? '';
  return (
    <section class="pane fold-pane" aria-label={say('stage.folded')}>
      {own && <Following of={own} />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={say('fold.picture', { name })}
        data-ready={own && model.value ? 'true' : undefined}
        onPointerDown={(event) => {
          pinch.current.set(event.pointerId, [event.clientX, event.clientY]);
          drag.current = { x: event.clientX, y: event.clientY };
          pointedPanel.value = '';
          canvas.current!.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onPointerLeave={() => {
          pointedPanel.value = '';
        }}
      />
      {cannotDraw.value && <p class="no-3d">{say('fold.no_3d')}</p>}
      {pointedPanel.value && <div class="panel-tip">{panelName(pointedPanel.value)}</div>}
      <div class="tools">
        <button
          type="button"
          class="icon-button"
          title={`${say('drawer.artwork')} (A)`}
          aria-label={say('drawer.artwork')}
          onClick={() => openPanel('artwork')}
        >
          <Icon name="art" />
        </button>
        <button
          type="button"
          class="icon-button"
          title={say('fold.front')}
          aria-label={say('fold.front')}
          onClick={frontView}
        >
          <Icon name="reset" />
        </button>
      </div>
      <FoldBar />
    </section>
  );
};
