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

/** A package that draws artwork is not installed: a fault of the installation, not of the artwork. */
export class MissingPackage extends Error {}

/** Loads a package that draws artwork. Throws MissingPackage with its name. */
export const loadPackage = async <T>(name: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw new MissingPackage(name);
    throw error;
  }
};
