import fc from 'fast-check';

/**
 * One seed for a run, so that a change is judged on the same cases as the one before
 * it. BOXWRIGHT_SEED takes another number, or `random` for new cases every time.
 */
const asked = process.env.BOXWRIGHT_SEED ?? '20261121';

if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
