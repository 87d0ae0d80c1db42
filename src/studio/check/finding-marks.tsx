import { signal } from '@preact/signals';
import type { CheckedDrawing } from '../engine/check.ts';
import { setTo } from '../state/set.ts';

/** The finding under the pointer, in the list or in the drawing. */
export const pointedFinding = signal<number | undefined>(undefined);

export const findingId = (k: number): string => `finding-${k}`;

/** Handlers of what stands for a finding: its row comes into sight. */
export const pointing = (k: number) => ({
  onPointerEnter: (): void => {
    pointedFinding.value = k;
    document.getElementById(findingId(k))?.scrollIntoView({ block: 'nearest' });
  },
  onPointerLeave: setTo<number | undefined>(pointedFinding, undefined),
});

export const FindingMarks = ({ findings, scale }: Pick<CheckedDrawing, 'findings'> & { readonly scale: number }) =>
  findings.map(({ at, marks }, k) => (
    <g key={k} class={`mark ${pointedFinding.value === k ? 'pointed' : ''}`} {...pointing(k)}>
      {marks && <path d={marks} />}
      {at && (
        <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
          <circle class="ring" r="9" />
          <path class="stem" d="M7 -7L20 -20" />
          <circle class="disc" cx="29" cy="-29" r="13" />
          <text x="29" y="-24.4" text-anchor="middle">
            {k + 1}
          </text>
        </g>
      )}
    </g>
  ));
