import { computed, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, sayText, type Words } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { pointedPanel, showsInside } from '../stage/flat-state.ts';
import { pictureKeys } from '../stage/picture-keys.ts';
import { useGestures } from '../stage/use-gestures.ts';
import { placedLayers } from '../state/artwork.ts';
import { setTo } from '../state/set.ts';
import { openPanel, shown } from '../state/store.ts';
import { IconButton, SwitchButton } from '../ui/controls.tsx';
import { toast } from '../ui/toast.tsx';
import { coloursOf } from './board-colours.ts';
import { camera, frontView, moveNearer, orbit, slide, viewFrom } from './camera-state.ts';
import { FoldBar } from './fold-bar.tsx';
import type { FoldScene } from './fold-scene.ts';
import { cannotDraw, foldAt, foldTo, foreign, isPack, isSeen, model, showsCup, stop } from './fold-state.ts';
import { OuterSize, outerEdges, showsOuterSize } from './outer-size.tsx';
import sideViews from './side-views.json' with { type: 'json' };

/** @param props.isForeign - true for a drawing of another hand, which has no artwork of its own. */
const FoldTools = ({ isForeign }: { readonly isForeign: boolean }) => (
  <div class="tools">
    {!isForeign && (
      <IconButton icon="art" label={say('drawer.artwork')} keyName="A" onClick={() => openPanel('artwork')} />
    )}
    <SwitchButton icon="dimensions" label={say('fold.outer_size')} keyName="O" of={showsOuterSize} />
    <SwitchButton icon="cup" label={say('fold.cup')} keyName="U" of={showsCup} />
    <SwitchButton icon="flip" label={say('stage.inside')} keyName="I" of={showsInside} />
    <IconButton icon="reset" label={say('fold.front')} keyName="0" onClick={frontView} />
    <select
      aria-label={say('fold.view')}
      value=""
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        if (value in sideViews) viewFrom(value as keyof typeof sideViews);
        else foldTo(Number(value));
        currentTarget.value = '';
      }}
    >
      <option value="">{say('fold.view')}</option>
      {(Object.keys(sideViews) as (keyof typeof sideViews)[]).map((side) => (
        <option key={side} value={side}>
          {say(`fold.from_${side}`)}
        </option>
      ))}
      <hr />
      {/* Moments of the folding that people ask for; parts come apart where there are several. */}
      {Object.entries({ flat: 0, open: model.value?.halfOpen, apart: model.value?.apart, closed: 1 }).map(
        ([name, moment]) =>
          moment !== undefined && (
            <option key={name} value={moment}>
              {say(`fold.${name}` as keyof Words)}
            </option>
          ),
      )}
    </select>
  </div>
);

const DEGREES_PER_PIXEL = 0.4;

const material = computed(() => (!foreign.value && shown.value?.material) || 'carton');
const colours = computed(() => coloursOf(material.value));

const Following = ({ of }: { readonly of: FoldScene }) => {
  useSignalEffect(() => {
    if (model.value) of.setModel(model.value);
  });
  useSignalEffect(() => {
    of.fold = isPack.value ? 1 : foldAt.value;
  });
  useSignalEffect(() => of.setCup(showsCup.value));
  useSignalEffect(() => of.look(camera.value.turn, camera.value.tilt, camera.value.zoom, camera.value.aside));
  useSignalEffect(() => {
    if (showsOuterSize.value) of.request();
  });
  useSignalEffect(() => {
    // A new model needs the tint too.
    model.value;
    of.point(pointedPanel.value);
  });
  useSignalEffect(() => of.setInside(showsInside.value));
  useSignalEffect(() => {
    of.setColours(colours.value, material.value === 'corrugated');
    // The artwork is that of the box, not of a drawing of another hand.
    const layers = foreign.value ? [] : placedLayers.value;
    void of.setArtwork(layers, layers.length ? shown.value!.drawing.frame : { width: 1, height: 1 });
  });
  return null;
};

export const FoldPane = ({ onPick }: { readonly onPick?: (panel: string) => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [own, setOwn] = useState<FoldScene>();

  useEffect(() => {
    isSeen.value = true;
    let mounted: FoldScene | undefined;
    // The buffer of a canvas is empty after each frame.
    const draw = (): void => mounted?.draw();
    addEventListener('beforeprint', draw);
    void import('./fold-scene.ts').then(({ FoldScene: Scene }) => {
      // The pane may be gone by now.
      if (!canvas.current) return;
      try {
        const scene = new Scene(canvas.current);
        scene.onDraw = () => {
          if (showsOuterSize.peek()) outerEdges.value = scene.outerEdges();
        };
        scene.shade();
        mounted = scene;
        setOwn(scene);
      } catch {
        // The flat drawing takes the place of this view.
        cannotDraw.value = true;
        toast(say('fold.no_3d'));
      }
    });
    return () => {
      removeEventListener('beforeprint', draw);
      isSeen.value = false;
      stop();
      mounted?.dispose();
    };
  }, []);

  const turn = (dx: number, dy: number): void => {
    pointedPanel.value = '';
    orbit(-dx * DEGREES_PER_PIXEL, dy * DEGREES_PER_PIXEL);
  };
  const move = (dx: number, dy: number): void => {
    const { height } = canvas.current!.getBoundingClientRect();
    slide(dx / height, -dy / height);
  };
  const gestures = useGestures(canvas, {
    onDrag: turn,
    onSlide: move,
    onPinch: moveNearer,
    onPoint: ({ clientX, clientY }) => {
      const { left, top, width, height } = canvas.current!.getBoundingClientRect();
      pointedPanel.value = own?.pick((clientX - left) / width, (clientY - top) / height) ?? '';
    },
    onLeave: setTo(pointedPanel, ''),
    onWheel: ({ deltaY }) => moveNearer(Math.exp(-deltaY * 0.0012)),
  });
  return (
    <section class="pane fold-pane" aria-label={say('stage.folded')}>
      {own && <Following of={own} />}
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={say('fold.picture', { name: sayText(shown.value?.name ?? '') })}
        onKeyDown={pictureKeys(turn, moveNearer, move)}
        onClick={() => onPick?.(pointedPanel.peek())}
        data-ready={own && model.value ? 'true' : undefined}
        {...gestures}
      />
      <OuterSize />
      {pointedPanel.value && <div class="panel-tip">{panelName(pointedPanel.value)}</div>}
      <FoldTools isForeign={onPick !== undefined} />
      <FoldBar />
    </section>
  );
};
