import type { Sheet } from '../entry/nest.ts';

/**
 * Nests on every sheet of a list, the smallest first. Larger sheets get the results of smaller ones, so that they never hold fewer.
 * @returns the results in the order of the list.
 */
export const onEverySheet = async <T>(
  sheets: readonly Sheet[],
  nestOn: (sheet: Sheet, smallerSheets: readonly T[]) => Promise<T>,
): Promise<T[]> => {
  const area = ({ width, height }: Sheet): number => width * height;
  const found = new Map<Sheet, T>();
  for (const sheet of [...sheets].sort((a, b) => area(a) - area(b)))
    found.set(sheet, await nestOn(sheet, [...found.values()]));
  return sheets.map((sheet) => found.get(sheet)!);
};
