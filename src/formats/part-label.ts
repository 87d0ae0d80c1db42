import type { Dieline } from '../sheet/index.ts';

/** Number and name of a part, for a drawing of several: "2 base cover". */
export const partLabel = ({ parts }: Dieline, part: number): string | undefined =>
  parts.length > 1 ? `${part + 1} ${parts[part]}` : undefined;
