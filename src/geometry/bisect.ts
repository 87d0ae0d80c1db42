/** Halves the way from a value for which something holds to one for which it does not, `times` over. Returns what is left of the way. */
export const bisect = (
  holds: (value: number) => boolean,
  [from, to]: readonly [holding: number, failing: number],
  times: number,
): readonly [holding: number, failing: number] => {
  let [holding, failing] = [from, to];
  for (let k = 0; k < times; k++) {
    const middle = (holding + failing) / 2;
    if (holds(middle)) holding = middle;
    else failing = middle;
  }
  return [holding, failing];
};
