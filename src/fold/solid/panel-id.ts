import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';

/** The name of a panel in a drawing of one part or of several. */
export const panelId = (parts: readonly PlacedPart[], { part }: PlacedPart, { id }: PlacedPanel): string =>
  parts.length > 1 ? `${part.id}:${id}` : id;
