/**
 * Least width of the board between a hole or slit and the next cut, in mm: 1.25 boards. A narrower web tears when the waste is stripped.
 * House rule.
 */
export const leastWeb = (material: number): number => 1.25 * material;
