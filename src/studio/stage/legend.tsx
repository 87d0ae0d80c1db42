import { lineTypeNames } from '../../formats/index.ts';
import { say, type Words } from '../languages/index.ts';
import { hiddenLines, toggleLine } from './flat-state.ts';

/** The types of line in the drawing; each is a switch for its layer. */
export const Legend = ({ lines }: { readonly lines: readonly string[] }) => (
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
