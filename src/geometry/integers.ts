/** So many equal integers. For some dozens a loop takes half as long as `fill`, which compiled code has to call. */
export const integers = (count: number, value: number): number[] => {
  const all = new Array<number>(count);
  for (let k = 0; k < count; k++) all[k] = value;
  return all;
};
