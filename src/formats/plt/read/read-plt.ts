import { type Point, straight } from '../../../geometry/index.ts';
import { lineKinds } from '../../line-types.ts';
import { serviceProfile } from '../../profile.ts';
import type { LineLook, Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import silentWords from './silent-words.json' with { type: 'json' };

const UNIT_MM = 0.025;

/** Words that draw nothing. Words of vendors that are not known are told. */
const NO_LINES: ReadonlySet<string> = new Set(silentWords);

/** Reads HPGL: absolute and relative strokes; a pen tells the kind. Throws UnreadableError naming the instruction where it breaks. */
export const readPltDrawing = (text: string, options: ReadOptions = {}): Reading => {
  const builder = new ReadingBuilder(options);
  const unit = options.mm ?? UNIT_MM;
  const { lines } = options.profile ?? serviceProfile;
  const lookOf = (pen: number): LineLook => {
    const kind = lineKinds.find((each) => lines[each].pen === pen);
    return { names: [`pen ${pen}`, ...(kind ? [kind] : [])] };
  };
  let look = lookOf(0);
  let isDown = false;
  let isRelative = false;
  let at: Point = [0, 0];
  let n = 0;
  for (const [, label, labelled, other = '', values = ''] of text.matchAll(INSTRUCTION)) {
    const place = `instruction ${++n}`;
    const name = label ?? other.toUpperCase();
    const given = labelled ?? values;
    if (name === 'LB') {
      builder.text({ value: given, at: [at[0] * unit, at[1] * unit], kind: builder.kindOf(look) });
      continue;
    }
    const numbers = given
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.some((number) => !Number.isFinite(number)))
      throw new UnreadableError(`${name} has a value that is not a number.`, place);
    if (name === 'SP') look = lookOf(numbers[0] ?? 0);
    else if (name === 'PU' || name === 'PD' || name === 'PA' || name === 'PR') {
      if (name === 'PU' || name === 'PD') isDown = name === 'PD';
      else isRelative = name === 'PR';
      for (let k = 0; k + 1 < numbers.length; k += 2) {
        const [x, y] = [numbers[k]!, numbers[k + 1]!];
        const to: Point = isRelative ? [at[0] + x, at[1] + y] : [x, y];
        if (isDown) {
          const curve = straight([at[0] * unit, at[1] * unit], [to[0] * unit, to[1] * unit]);
          builder.line({ curve, look, place });
        }
        at = to;
      }
    } else if (!NO_LINES.has(name)) builder.skip(`${name}, which is not supported`, place);
  }
  const from = options.mm === undefined ? 'HPGL, 40 units in a millimetre' : 'given';
  return builder.finish('plt', { mm: unit, from });
};

/** Two letters and their values; a label ends at the character ETX, which is its own. */
const INSTRUCTION = /\s*(?:(LB)([^\u0003]*)\u0003;?|([A-Za-z]{2})([^A-Za-z;]*);?)/g;
