import { MM_PER_INCH } from '../../../values/index.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import type { DxfItem } from './groups.ts';
import insunits from './insunits.json' with { type: 'json' };

/** Length in mm and name of each unit, by $INSUNITS. */
const MM_PER_INSUNIT = { ...insunits, 1: [MM_PER_INCH, 'inches'] } as unknown as Readonly<
  Record<number, readonly [mm: number, name: string]>
>;

/** The unit of a file: given by the caller or the header, else mm, because the hosted service writes mm without a header. */
export const dxfUnit = (header: DxfItem | undefined, { mm }: ReadOptions, note: (sentence: string) => void) => {
  if (mm !== undefined) return { mm, from: 'given' };
  const code = headerNumber(header, '$INSUNITS') ?? 0;
  const known = MM_PER_INSUNIT[code];
  if (known) return { mm: known[0], from: `$INSUNITS ${code}, ${known[1]}` };
  const reason = code === 0 ? 'The file does not name its unit' : `The unit $INSUNITS ${code} is unknown`;
  // Only a hint, because many programs write $MEASUREMENT independent of the unit.
  const hint = headerNumber(header, '$MEASUREMENT') === 0 ? '; $MEASUREMENT 0 hints at inches' : '';
  note(`${reason}: millimetres were assumed, as the hosted service writes them${hint}`);
  return { mm: 1, from: 'millimetres, assumed because the file does not name a unit' };
};

const headerNumber = (header: DxfItem | undefined, name: string): number | undefined => {
  const groups = header?.groups ?? [];
  const at = groups.findIndex(({ code, value }) => code === 9 && value.toUpperCase() === name);
  return at < 0 ? undefined : Number(groups[at + 1]?.value);
};
