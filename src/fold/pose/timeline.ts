import type { PartPlacement } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { phasesOf } from './pose.ts';

export type Timeline = ReturnType<typeof timelineOf>;

/**
 * The timeline of a box from flat, at 0, to closed, at 1: the phases in which panels fold, and parts come that have a phase; and the equal
 * steps of the whole time, which are the phases, plus one when parts come together after all folds, and one when some come last.
 */
export const timelineOf = (parts: readonly PlacedPart[]) => {
  const arrivals = parts.map(({ part: { placement: { phase = -1 } = {} } }) => phase + 1);
  const phases = Math.max(phasesOf(parts.map(({ sheet }) => sheet)), ...arrivals);
  const comesLater = ({ part: { placement } }: PlacedPart): boolean =>
    placement !== undefined && placement.phase === undefined && placement.approach.some((v) => v !== 0);
  const together = parts.some(comesLater) ? 1 : 0;
  return { phases, steps: phases + together + (parts.some(({ part }) => part.placement?.last) ? 1 : 0) };
};

/** The step in which a part comes to its place. */
export const arrivalOf = ({ last, phase }: PartPlacement, { phases, steps }: Timeline): number =>
  phase ?? (last ? steps - 1 : phases);
