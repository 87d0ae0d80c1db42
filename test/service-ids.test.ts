import { describe, expect, it } from 'vitest';
import ids from '../fixtures/service-ids.json' with { type: 'json' };
import { catalogue, dieline } from '../src/index.ts';

/** Rows of trays with a thumb cut or a postal lock, which are not drawn yet. */
const NOT_YET: ReadonlySet<string> = new Set([
  ...['becf-11702', 'becf-11703', 'becf-21702', 'becf-21703', 'becf-21708', 'becf-21709'],
  ...['becf-2170b', 'becf-2170c', 'becf-2170d', 'becf-2170f', 'becf-21710'],
]);

const unanswered = (list: readonly string[]): string[] => list.filter((id) => !catalogue.find(id));

describe('ids of the service', () => {
  it('are 273 main ids and 774 named variations', () =>
    expect([ids.main.length, ids.variations.length]).toEqual([273, 774]));

  it('of its main templates all answer', () => expect(unanswered(ids.main)).toEqual([]));

  it('of its named variations all answer but those of trays with cuts', () =>
    expect(unanswered(ids.variations).filter((id) => !NOT_YET.has(id))).toEqual([]));

  it('answer with geometry at the sizes they show', () => {
    for (const id of ids.main) expect(dieline(catalogue.find(id)!).svg().length, id).toBeGreaterThan(500);
  });
});
