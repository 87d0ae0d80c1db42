import type { FlatDrawing } from '../engine/protocol/drawing.ts';
import { say } from '../languages/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { fit, measures, showsDimensions, showsInside, toggleDimensions, toggleInside } from './flat-state.ts';
import { FlatView } from './flat-view.tsx';
import { Legend } from './legend.tsx';
import { startMeasuring } from './start-measuring.ts';

const zoomBy = (by: number): void => {
  document.querySelector('.flat-drawing')?.dispatchEvent(new CustomEvent('zoom-by', { detail: by }));
};

/** The flat drawing with its tools. */
export const FlatPane = ({ drawing }: { readonly drawing: FlatDrawing }) => (
  <section class="pane flat-pane" aria-label={say('stage.flat')}>
    <FlatView drawing={drawing} />
    <div class="tools">
      <IconButton
        icon="ruler"
        label={say('stage.measure')}
        keyName="M"
        isOn={measures.value}
        onPress={startMeasuring}
      />
      <IconButton
        icon="dimensions"
        label={say('stage.dimensions')}
        keyName="D"
        isOn={showsDimensions.value}
        onPress={toggleDimensions}
      />
      <IconButton icon="flip" label={say('stage.inside')} keyName="I" isOn={showsInside.value} onPress={toggleInside} />
    </div>
    <Legend lines={Object.keys(drawing.lines)} />
    <div class="zoom">
      <button type="button" aria-label={say('stage.smaller')} onClick={() => zoomBy(1.25)}>
        −
      </button>
      <button type="button" title={`${say('stage.fit')} (0)`} onClick={fit}>
        {say('stage.fit')}
      </button>
      <button type="button" aria-label={say('stage.larger')} onClick={() => zoomBy(0.8)}>
        +
      </button>
    </div>
  </section>
);
