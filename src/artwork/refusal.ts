/** Reason why an artwork cannot be drawn, as a fault of the artwork. Thrown in the drawing process. */
export class Refusal extends Error {}

/** Thrown for an unusable artwork. The message gives its author the reason. */
export class ArtworkError extends Error {
  override readonly name: string = 'ArtworkError';
}

/** Thrown when the time limit ends before the check of an artwork is complete. */
export class ArtworkTimeout extends ArtworkError {
  override readonly name = 'ArtworkTimeout';
}

/** Thrown when too many artworks wait. A later request may succeed. */
export class ArtworkBusy extends Error {
  override readonly name = 'ArtworkBusy';
}
