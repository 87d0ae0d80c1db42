import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturedIds } from '../../fixtures/cases.ts';
import { checkDieline } from '../../src/check/index.ts';
import { catalogue, type DielineFiles, drawOne, templates } from '../../src/index.ts';
import { anyWish, wished } from '../support/sizes.ts';
import { runs, spreadOf } from '../support/turns.ts';

const FORMATS = ['svg', 'dxf', 'pdf'] as const;

/** Boxes of each id, with formats in rotation; BOXWRIGHT_RUNS=3 draws every pictured id in every format. */
const SIZES = runs(1);

const ids = templates.flatMap(picturedIds);
/** A sample of the catalogue in every slice, each of the others in one of twelve. */
const some = spreadOf(ids, 12, 12);
const wishes = fc.sample(anyWish, 8 * SIZES * ids.length);

/** Random variables of a template, different for every id. */
const somewhere = (id: string): Record<string, number>[] => {
  const { template } = catalogue.find(id)!;
  const own = wishes.slice(8 * SIZES * ids.indexOf(id), 8 * SIZES * (ids.indexOf(id) + 1));
  const found: Record<string, number>[] = [];
  // Some random sizes cannot be made valid.
  for (const wish of own) {
    const { settled, given } = wished({ template, id }, wish);
    if (!settled.violations.length && found.push({ ...given }) === SIZES) break;
  }
  return found;
};

/** Undefined for a box that exceeds a PDF page. */
const written = async (box: DielineFiles, format: (typeof FORMATS)[number]): Promise<Uint8Array | undefined> => {
  try {
    return Buffer.from(await box[format]());
  } catch (error) {
    if (format !== 'pdf' || !(error instanceof RangeError)) throw error;
    expect(error.message).toMatch(/^the page would be/);
    return undefined;
  }
};

/** Our own drawing is recognised without findings. */
describe('our own drawings', () => {
  it.each(some)('%s is the same at random sizes', async (id) => {
    const sizes = somewhere(id);
    expect(sizes).toHaveLength(SIZES);
    for (const [k, variables] of sizes.entries()) {
      const box = drawOne(catalogue, id, variables);
      const format = FORMATS[(k + ids.indexOf(id)) % FORMATS.length]!;
      const file = await written(box, format);
      if (!file) continue;
      const { verdict, why, reading, audit } = await checkDieline(catalogue, file, {
        template: id,
        variables,
        explain: false,
      });
      const notes = [...reading.notes, ...audit.findings];
      const context = `${format} at ${JSON.stringify(variables)}`;
      expect({ context, format: reading.format, verdict, why, notes }).toEqual({
        context,
        format,
        verdict: 'same',
        why: [],
        notes: [],
      });
    }
  });
});
