import { lineTypeNames } from '../../formats/index.ts';
import { say, type Words } from '../languages/index.ts';
import { SwitchButton } from '../ui/controls.tsx';
import { fit, flatMoves, hiddenLines, measures, showsDimensions, showsInside, toggleLine } from './flat-state.ts';
import { FlatView, type FlatViewProps } from './flat-view.tsx';
import { startMeasuring } from './start-measuring.ts';

/** The types of line in the drawing; each is a switch for its layer. */
const Legend = ({ lines }: { readonly lines: readonly string[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row
  <div class="legend" role="group" aria-label={say('stage.lines')}>
    {lineTypeNames
      .filter((line) => lines.includes(line))
      .map((line) => (
        <button type="button" key={line} aria-pressed={!hiddenLines.value.has(line)} onClick={() => toggleLine(line)}>
          <svg viewBox="0 0 22 4" aria-hidden="true">
            <path class={`line ${line}`} d="M0 2H22" />
          </svg>
          {say(`line.${line}` as keyof Words)}
        </button>
      ))}
  </div>
);

export const FlatPane = ({ drawing, marks }: FlatViewProps) => (
  <section class="pane flat-pane" aria-label={say('stage.flat')}>
    <FlatView drawing={drawing} marks={marks} />
    <div class="tools">
      <SwitchButton icon="ruler" label={say('stage.measure')} keyName="M" of={measures} onClick={startMeasuring} />
      {!marks && (
        <>
          <SwitchButton icon="dimensions" label={say('stage.dimensions')} keyName="D" of={showsDimensions} />
          <SwitchButton icon="flip" label={say('stage.inside')} keyName="I" of={showsInside} />
        </>
      )}
    </div>
    <Legend lines={Object.keys(drawing.lines)} />
    <div class="zoom">
      <button type="button" aria-label={say('stage.smaller')} onClick={() => flatMoves.current?.zoomBy(1.25)}>
        −
      </button>
      <button type="button" title={`${say('stage.fit')} (0)`} onClick={fit}>
        {say('stage.fit')}
      </button>
      <button type="button" aria-label={say('stage.larger')} onClick={() => flatMoves.current?.zoomBy(0.8)}>
        +
      </button>
    </div>
  </section>
);
