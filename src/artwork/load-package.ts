/** A package that draws artwork is not installed: a fault of the installation, not of the artwork. */
export class MissingPackage extends Error {}

/**
 * Loads a package that draws artwork.
 * @throws MissingPackage with its name.
 */
export const loadPackage = async <T>(name: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') throw new MissingPackage(name);
    throw error;
  }
};
