import type { Plant } from '../board/index.ts';
import { evidenceText, measuredOf, measuredWords } from '../template/index.ts';
import { roundTo } from '../values/index.ts';
import { dimensionKinds, dimensionWords } from './dimension-kinds.ts';
import { type DielineFiles, headerOf } from './drawn-dieline.ts';

/** What the trade accepts where a plant names no tolerances (PMMI and FBA, B155-TR2.1 and TR2.2); cartons have no such figures. */
const TRADE = 'walls ± 1.6 mm, blank ± 3.2 mm, die-cut ± 1.6 mm (PMMI/FBA B155-TR2), if your plant names no others';

/** Before a row that tells of a drawing and states no request, for readers. */
export const NOTE_MARK = '–';

/**
 * What an approver needs to know of a drawing, in rows: the box and how well it is known to be that of its code, where its construction
 * comes from, allowances, board, sizes and tolerances.
 * @param dimensions - sizes of the closed box by kind, in mm, as `box.dimensions`.
 * @example
 * const box = dieline('becf-21d01');
 * proofRows(box, box.dimensions)[0]; // = 'becf-21d01 Regular slotted case'
 */
export const proofRows = (
  { entry, values, variables, plant: use }: DielineFiles,
  dimensions: Readonly<Record<'inside' | 'manufacture' | 'outside', Readonly<Record<string, number>>>>,
  plant?: Pick<Plant, 'tolerances'>,
): string[] => {
  const { kind, source } = entry.template.provenance;
  const [evidence, measured] = [evidenceText(entry), measuredOf(entry)];
  const sizes = dimensionKinds.flatMap((name) => {
    const all = Object.values(dimensions[name]).map((mm) => roundTo(mm, 2));
    const names = Object.keys(dimensions[name]).join(' × ');
    return all.length ? [`Size ${dimensionWords[name]}: ${all.join(' × ')} mm (${names})`] : [];
  });
  const tolerances = Object.entries(plant?.tolerances ?? {}).map(([name, mm]) => {
    const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    return typeof mm === 'number' ? `${words} ± ${mm} mm` : `${words} ${mm.join(' to ')} mm`;
  });
  const agreed = entry.group.category === 'Corrugated Cardboards' ? TRADE : 'agree them with your plant';
  const told = [
    `Evidence: ${evidence}${measured ? `; ${measuredWords[measured]}` : ''}`,
    `Construction: ${kind}, ${source}`,
    `Allowances: ${use?.table ?? `of the template${variables.allowance ? ` (${variables.allowance})` : ''}`}`,
    `Board: ${values.material} mm`,
    ...sizes,
    `Tolerances: ${tolerances.join(', ') || agreed}`,
    'Cut a sample before you order a tool.',
  ];
  // As in a header, so that a file is compared with its request.
  const request = headerOf(entry, variables).filter((row) => row !== evidence);
  return [...request, ...told.map((row) => `${NOTE_MARK} ${row}`)];
};
