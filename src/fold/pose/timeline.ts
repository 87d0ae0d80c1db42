import type { PlacedPart } from '../../sheet/index.ts';
import { phasesOf } from './pose.ts';

/** The timeline of a box from flat, at 0, to closed, at 1. */
export interface Timeline {
  /** Phases in which panels fold. */
  readonly phases: number;
  /** Equal steps of the whole time: the phases, plus one when parts come together. */
  readonly steps: number;
}

export const timelineOf = (parts: readonly PlacedPart[]): Timeline => {
  const phases = phasesOf(parts.map(({ sheet }) => sheet));
  return { phases, steps: phases + (parts.some(({ part }) => part.placement) ? 1 : 0) };
};
