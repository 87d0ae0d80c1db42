import { describe, expect, it } from 'vitest';
import { auditDrawing } from '../../src/index.ts';

/** A drawing of paths, each with its look and its shape. */
const svg = (paths: readonly (readonly [look: string, d: string])[]): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="200mm" viewBox="0 0 200 200"><g id="page" fill="none">${paths
      .map(([look, d]) => `<path ${look} d="${d}"/>`)
      .join('')}</g></svg>`,
  );

const stroke = (colour: string): string => `stroke="${colour}"`;
const [CUT, CREASE] = [stroke('red'), stroke('lime')];
const OUTLINE = 'M50 50H150V150H50Z';
/** A dimension line below the outline, with its extension lines and arrows. */
const BELOW = ['M50 152V165', 'M150 152V165', 'M50 160H150', 'M50 160L54 159M50 160L54 161', 'M150 160L146 159'];

const proposed = async (paths: readonly (readonly [string, string])[]): Promise<string[]> => {
  const { findings } = await auditDrawing(svg(paths));
  const maps = findings.flatMap(({ fixes = [] }) => fixes.flatMap(({ kinds = {} }) => Object.entries(kinds)));
  return maps.map((entry) => entry.join('='));
};

describe('the map of kinds that is proposed for lines of unknown type', () => {
  const grey = (d: string) => [stroke('#444'), d] as const;

  it('beside the board calls them dimensions', async () => {
    expect(await proposed([[CUT, OUTLINE], [CREASE, 'M100 50V150'], ...BELOW.map(grey)])).toEqual([
      '#444444=dimensions',
    ]);
  });

  it('in the board calls them dimensions when they lead to no other line', async () => {
    expect(await proposed([[CUT, OUTLINE], grey('M60 80H95'), grey('M60 80L64 79'), grey('M95 80L91 81')])).toEqual([
      '#444444=dimensions',
    ]);
  });

  it('in the board calls them creases when they lead from line to line, also in parts', async () => {
    expect(await proposed([[CUT, OUTLINE], grey('M80 50V70'), grey('M80 70V110'), grey('M80 110V150')])).toEqual([
      '#444444=crease',
    ]);
  });

  it('calls the lines that enclose most board the cut, however few they are', async () => {
    const paths = [...BELOW.map(grey), [stroke('#222'), OUTLINE], [stroke('#777'), 'M100 50V150']] as const;
    expect(await proposed(paths)).toEqual(['#444444=dimensions', '#222222=cut', '#777777=crease']);
  });

  it('calls the longest lines the cut where nothing encloses board', async () => {
    expect(await proposed([grey('M10 10H30'), [stroke('#222'), 'M50 150V50H150V150']])).toEqual([
      '#444444=crease',
      '#222222=cut',
    ]);
  });

  it('names dashes only where they alone tell the lines apart', async () => {
    const dashed = `${stroke('#444')} stroke-dasharray="2"`;
    const crease = [dashed, 'M100 50V150'] as const;
    expect(await proposed([[stroke('#222'), OUTLINE], crease])).toEqual(['#222222=cut', '#444444=crease']);
    expect(await proposed([grey(OUTLINE), crease])).toEqual(['page=cut', 'dashed=crease']);
  });
});
