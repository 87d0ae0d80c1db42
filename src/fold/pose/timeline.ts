import type { PartPlacement } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { phasesOf } from './pose.ts';

/** The timeline of a box from flat, at 0, to closed, at 1. */
export interface Timeline {
  /** Phases in which panels fold. */
  readonly phases: number;
  /** Equal steps of the whole time: the phases, plus one when parts come together, and one when some come last. */
  readonly steps: number;
}

export const timelineOf = (parts: readonly PlacedPart[]): Timeline => {
  const phases = phasesOf(parts.map(({ sheet }) => sheet));
  const together = parts.some(({ part }) => part.placement) ? 1 : 0;
  const last = parts.some(({ part }) => part.placement?.last) ? 1 : 0;
  return { phases, steps: phases + together + last };
};

/** The step in which a part comes to its place. */
export const arrivalOf = ({ last }: PartPlacement, { phases, steps }: Timeline): number => (last ? steps - 1 : phases);
