import { UsageError } from './usage-error.ts';

/** Environment variables of the service keys. Command-line arguments are visible to other users. */
const KEYS = { dielines: 'BOXWRIGHT_DIELINES_KEY', dimensions: 'BOXWRIGHT_DIMENSIONS_KEY' } as const;

/** A hosted service, with the keys from the environment. Throws UsageError when no key is set. */
export const serviceAt = (baseUrl: string) => {
  const { [KEYS.dielines]: dielinesKey, [KEYS.dimensions]: dimensionsKey } = process.env;
  if (!dielinesKey && !dimensionsKey)
    throw new UsageError(`The service needs a key. Set ${KEYS.dielines}, ${KEYS.dimensions} or both.`);
  return { baseUrl, ...(dielinesKey && { dielinesKey }), ...(dimensionsKey && { dimensionsKey }) };
};
