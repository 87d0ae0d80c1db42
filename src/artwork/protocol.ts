/** Messages between the process that draws and the process that asks. */

/** The file descriptor of the answer: what libraries print on the standard streams goes nowhere. */
export const ANSWER = 3;

/** The exit code where the artwork is to blame. The answer says why. */
export const REFUSED = 3;
