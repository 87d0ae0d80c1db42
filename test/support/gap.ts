import type { Join } from '../../src/board/index.ts';
import { type Meeting, meetings } from '../../src/fold/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';

/** Measures a join that the first part of a closed box does not declare. */
export const gap = ([first, ...others]: readonly PlacedPart[], join: Join): Meeting => {
  const { part } = first!;
  const joined = { ...part, blank: { ...part.blank, joins: [join] } };
  return meetings([{ ...first!, part: joined }, ...others])[0]!;
};
