import type { BoxAnswer } from '../engine/box.ts';

/** Name of the files of a box, without extension: name, size in mm, id. */
export const boxFileName = ({ name, id, sizes }: Pick<BoxAnswer, 'name' | 'id' | 'sizes'>): string => {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const size = sizes
    .filter(({ name: own }) => own === 'length' || own === 'width' || own === 'height')
    .map(({ value }) => String(Number(value.toFixed(1))))
    .join('x');
  return [words, size, id.replace(/[^\w.-]+/g, '-')].filter(Boolean).join('_');
};
