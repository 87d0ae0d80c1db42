import { describe, expect, it } from 'vitest';
import { dieline, fold } from '../../src/index.ts';

/** Names of the properties of one object that are computed at each access. */
const computed = (thing: object): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(thing)).flatMap(([name, { get }]) => (get ? [name] : []));

describe('a drawn box', () => {
  const box = dieline('becf-10101');

  // A getter of one object makes hidden classes for it, and these hold it, with its whole drawing, until a full garbage collection.
  it('has getters in its class only, as its parts and joins', () => {
    for (const thing of [
      box,
      ...box.drawing.parts,
      ...box.drawing.parts[0]!.sheet,
      ...fold.meetings(box.drawing.parts),
    ])
      expect(computed(thing)).toEqual([]);
  });

  it('measures itself once', () => {
    expect(box.dimensions.outside).toEqual(dieline('becf-10101').dimensions.outside);
    expect(box.dimensions).toBe(box.dimensions);
    expect(box.header[0]).toBe('becf-10101 Reverse tuck end');
    expect(box.area).toBeCloseTo(65_232.741, 3);
  });

  it('counts the paper of a covered box apart from its board', () => {
    expect(box.coverArea).toBe(0);
    const covered = dieline('becf-30101');
    const [board, cover] = ['board', 'cover'].map((kind) =>
      covered.drawing.parts.reduce((sum, { part, area }) => sum + (part.id.endsWith(`_${kind}`) ? area : 0), 0),
    );
    expect([covered.area, covered.coverArea]).toEqual([board, cover]);
  });
});
