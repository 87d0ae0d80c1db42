/** The artwork is to blame: why it cannot be drawn. Thrown in the process that draws. */
export class Refusal extends Error {}

/** Thrown for an artwork that cannot be used. The message gives its author the reason. */
export class ArtworkError extends Error {
  override readonly name: string = 'ArtworkError';
}

/** The time ran out before it was known whether the artwork can be drawn. */
export class ArtworkTimeout extends ArtworkError {
  override readonly name = 'ArtworkTimeout';
}

/** Too many artworks wait to be drawn. Trying again later helps. */
export class ArtworkBusy extends Error {
  override readonly name = 'ArtworkBusy';
}
