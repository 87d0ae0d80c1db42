/** Reason why an artwork cannot be drawn, as a fault of the artwork. Thrown in the drawing process. */
export class Refusal extends Error {}

/** Thrown for an unusable artwork. The message gives its author the reason. */
export class ArtworkError extends Error {
  override readonly name = 'ArtworkError';
}

/** Thrown when the machine is too busy to tell whether an artwork can be drawn. A later request may succeed. */
export class ArtworkBusy extends Error {
  override readonly name = 'ArtworkBusy';
}
