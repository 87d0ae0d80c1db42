import { innerSizes } from '../../src/fold/index.ts';
import type { Law } from './built.ts';
import { allowed, fullName } from './exceptions.ts';

/** Tolerance of an inner size, in mm. */
const SLACK = 0.1;

/** The inner sizes of the closed box are the given ones. */
export const inner: Law = (box) => {
  const { parts } = box.drawing;
  const own = parts.flatMap(({ part }) => part.blank.inner.map(() => part.id));
  return innerSizes(parts).flatMap(({ name, a, b, distance, skew }, k) => {
    const requested = box.values[name];
    if (requested === undefined) return [`${a} and ${b} promise ${name}, which is not a variable`];
    const [p, q] = [fullName(box, own[k]!, a), fullName(box, own[k]!, b)];
    const slack = Math.max(SLACK, allowed(box, ['inner'], p, q));
    if (!(skew < 0.1))
      return [`${p} and ${q} are ${skew.toFixed(2)} degrees from parallel: there is no ${name} between them`];
    return Math.abs(distance - requested) <= slack + 1e-6
      ? []
      : [`${name} is ${distance} mm between ${p} and ${q}, not ${requested}`];
  });
};
