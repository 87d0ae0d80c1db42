import { UsageError } from './usage-error.ts';

/** Where the keys of the service are looked for: a command line can be seen by others. */
export const KEYS = { dielines: 'BOXWRIGHT_DIELINES_KEY', dimensions: 'BOXWRIGHT_DIMENSIONS_KEY' } as const;

/**
 * A hosted service, with the keys that the surroundings have.
 * @throws UsageError where they have none.
 */
export const serviceAt = (baseUrl: string) => {
  const { [KEYS.dielines]: dielinesKey, [KEYS.dimensions]: dimensionsKey } = process.env;
  if (!dielinesKey && !dimensionsKey)
    throw new UsageError(`The service needs a key. Set ${KEYS.dielines}, ${KEYS.dimensions} or both.`);
  return { baseUrl, ...(dielinesKey && { dielinesKey }), ...(dimensionsKey && { dimensionsKey }) };
};
