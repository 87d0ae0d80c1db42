/** Rounds to a number of decimals. Values from 1e9 on are returned unchanged. */
export const roundTo = (value: number, decimals: number): number => {
  if (Math.abs(value) >= 1e9) return value;
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const whole = Math.round(scaled);
  // Most values have so few decimals already. Adding 0 turns -0 into 0.
  if (whole / scale === value) return value + 0;
  // The multiplication rounds too. Near the middle between two results, and for large numbers, only the slow conversion to text is right.
  const isClear = Math.abs(scaled - whole) < 0.499 && Math.abs(whole) < 2 ** 40;
  return isClear ? whole / scale + 0 : Number(value.toFixed(decimals));
};
