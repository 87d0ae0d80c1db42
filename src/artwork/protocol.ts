/** Messages between the drawing process and its parent. */

/** File descriptor of the answer. Output of libraries on the standard streams is discarded. */
export const ANSWER = 3;

/** Environment variable that tells the process to watch its own limits: its processor time in seconds. */
export const WATCH = 'WATCH';

/** Exit code for a fault of the artwork. The answer gives the reason. */
export const REFUSED = 3;

/** Exit code for a package that is not installed. The answer is its name. */
export const MISSING = 4;
