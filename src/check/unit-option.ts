/** The option that sets the unit of a file, in mm. Fewer digits would move the ends of a large drawing. */
export const unitOption = (mm: number): string => `--mm ${Number(mm.toPrecision(7))}`;
