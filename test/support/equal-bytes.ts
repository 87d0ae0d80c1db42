import { expect } from 'vitest';

/** Vitest compares bytes one by one, as properties, which takes seconds for a drawing. Register once per process: testers add up. */
expect.addEqualityTesters([
  (a: unknown, b: unknown): boolean | undefined =>
    a instanceof Uint8Array && b instanceof Uint8Array && a.constructor === b.constructor
      ? Buffer.compare(a, b) === 0
      : undefined,
]);
