import { setTimeout } from 'node:timers/promises';
import { busy } from './sqlite.ts';

/** How often somebody asks again who finds others at it, for about as many hundredths of a second. */
const TIMES = 200;

/** Asks again while another process is changing the tables. What was refused so has left nothing behind. */
export const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let more = TIMES; ; more--) {
    try {
      return await ask();
    } catch (error) {
      if (!busy(error) || more === 0) throw error;
      // By chance, so that two who met do not meet again.
      await setTimeout(1 + Math.random() * 20);
    }
  }
};
