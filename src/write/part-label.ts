import type { Dieline } from '../sheet/index.ts';

/** Number and id of a part, for a drawing of several: "2 lid". */
export const partLabel = ({ parts }: Dieline, part: number): string | undefined =>
  parts.length > 1 ? `${part + 1} ${parts[part]}` : undefined;
