import type { FlatDrawing } from '../engine/protocol.ts';
import { say } from '../languages/index.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import {
  fit,
  measures,
  showsDimensions,
  showsInside,
  toggleDimensions,
  toggleInside,
  toggleMeasure,
} from './flat-state.ts';
import { FlatView } from './flat-view.tsx';
import { Legend } from './legend.tsx';

const zoomBy = (by: number): void => {
  document.querySelector('.flat-drawing')?.dispatchEvent(new CustomEvent('zoom-by', { detail: by }));
};

const startMeasuring = (): void => {
  toggleMeasure();
  if (measures.value) toast(say('stage.measure_help'));
};

/** The flat drawing with its tools. */
export const FlatPane = ({ drawing }: { readonly drawing: FlatDrawing }) => (
  <section class="pane flat-pane" aria-label={say('stage.flat')}>
    <FlatView drawing={drawing} />
    <div class="tools">
      <button type="button" class="icon-button" aria-pressed={measures.value} title={`${say('stage.measure')} (M)`} aria-label={say('stage.measure')} onClick={startMeasuring}>
        <Icon name="ruler" />
      </button>
      <button type="button" class="icon-button" aria-pressed={showsDimensions.value} title={`${say('stage.dimensions')} (D)`} aria-label={say('stage.dimensions')} onClick={toggleDimensions}>
        <Icon name="dimensions" />
      </button>
      <button type="button" class="icon-button" aria-pressed={showsInside.value} title={`${say('stage.inside')} (I)`} aria-label={say('stage.inside')} onClick={toggleInside}>
        <Icon name="flip" />
      </button>
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
