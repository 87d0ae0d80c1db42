import type { SizeReading, Template } from '../template/index.ts';
import type { Millimetres } from './size-offsets.ts';

const BOX: readonly string[] = ['length', 'width', 'height'];

type Sized = Pick<Template, 'size' | 'reads'>;

/** How a template reads numbers of a thing. Without a width it is as wide as long. */
const readingOf = ({ size, reads }: Sized): SizeReading => {
  const own = BOX.filter((name) => name in size);
  if (reads || !own.includes('length') || own.includes('width')) return reads ?? { order: own };
  return { across: 'length', ...(own.includes('height') && { along: 'height' }) };
};

/** The names of all numbers in order, the one that stands apart last. */
const namesOf = (reading: SizeReading): readonly string[] => {
  if ('order' in reading) return reading.order;
  if ('depth' in reading) return [...BOX.filter((name) => name !== reading.depth), reading.depth];
  return [reading.across, reading.across, reading.along ?? reading.across];
};

/**
 * Gives two or three numbers of a thing the names that they have in a template.
 * @example
 * const pillow = catalogue.find('becf-12105')!.template;
 * assignSizes(pillow, [120, 90, 30]); // = { length: 120, height: 90, width: 30 }
 * @returns undefined if the template does not take these numbers: a flat one takes two, a polygon needs two equal ones.
 */
export const assignSizes = (template: Sized, numbers: readonly number[]): Millimetres | undefined => {
  const reading = readingOf(template);
  const names = namesOf(reading);
  if (numbers.length > names.length) return undefined;
  const all = [...numbers];
  // The number that stands apart, in whatever place, comes last.
  const apart =
    'depth' in reading ? Math.min(...all) : all.find((one) => all.filter((other) => other === one).length === 1);
  if (!('order' in reading) && apart !== undefined && all.length === BOX.length)
    all.push(...all.splice(all.lastIndexOf(apart), 1));
  const [first, second] = all;
  if ('across' in reading && all.length === BOX.length && first !== second) return undefined;
  if ('across' in reading && all.length < BOX.length && reading.along)
    return { [reading.across]: first!, [reading.along]: second! };
  if ('across' in reading && !reading.along && new Set(all).size > 1) return undefined;
  return Object.fromEntries(all.map((number, k) => [names[k]!, number]));
};

/**
 * Which numbers a template takes, for messages.
 * @example
 * describeReading(catalogue.find('becf-12105')!.template); // = 'length × height × width; the least number is the width'
 */
export const describeReading = (template: Sized): string => {
  const reading = readingOf(template);
  const order = namesOf(reading).join(' × ');
  if ('order' in reading) return order;
  if ('depth' in reading) return `${order}; the least number is the ${reading.depth}`;
  return `${order}; ${reading.along ? 'two numbers are equal' : 'all are equal'}`;
};
