/** Lets `most` works go on at once; others wait their turn, in the order they came. */
export const turns = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (work) => {
    // Who is called takes the place of who is done: nobody comes in between.
    if (underWay < most) underWay++;
    else await new Promise<void>((called) => waiting.push(called));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay--;
    }
  };
};
