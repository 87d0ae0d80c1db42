import { describe, expect, it } from 'vitest';
import ids from '../fixtures/service-ids.json' with { type: 'json' };
import { catalogue, dieline } from '../src/index.ts';

const unanswered = (list: readonly string[]): string[] => list.filter((id) => !catalogue.find(id));

describe('ids of the service', () => {
  it('are 273 main ids and 774 named variations', () =>
    expect([ids.main.length, ids.variations.length]).toEqual([273, 774]));

  it('are all answered for its main templates', () => expect(unanswered(ids.main)).toEqual([]));

  it('are all answered for its named variations', () => expect(unanswered(ids.variations)).toEqual([]));

  it('have geometry at the sizes that they show', () => {
    for (const id of ids.main) expect(dieline(catalogue.find(id)!).svg().length, id).toBeGreaterThan(500);
  });
});
