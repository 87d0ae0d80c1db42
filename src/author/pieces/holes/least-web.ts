/** Least board between a hole or slit and the next cut, in mm. A narrower web tears when the waste is stripped. House rule. */
export const leastWeb = (material: number): number => 1.25 * material;
