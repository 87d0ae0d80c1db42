/** An array of `count` equal integers. For short arrays a loop takes half as long as `fill`. */
export const integers = (count: number, value: number): number[] => {
  const all = new Array<number>(count);
  for (let k = 0; k < count; k++) all[k] = value;
  return all;
};
