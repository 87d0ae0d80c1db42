import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { readAddress, reserved, writeAddress } from '../../src/studio/state/address.ts';
import { type BoxState, bases, lookNames, newBox, panels, units, views } from '../../src/studio/state/box-state.ts';
import { mainId, variables } from '../../src/template/index.ts';

const box = (hash: string): BoxState => {
  const route = readAddress(hash);
  if (route.place !== 'box') throw new Error(`${hash} leads to ${route.place}`);
  return route.box;
};

describe('the address of the studio', () => {
  it('contains all settings of a box', () =>
    fc.assert(
      fc.property(
        fc.record({
          id: fc.constantFrom('becf-10101', 'becf-10101,postal_lock=top'),
          values: fc.dictionary(
            fc.constantFrom('length', 'width', 'dust_flap'),
            fc.integer({ min: 1, max: 9e8 }).map((n) => n / 1e6),
          ),
          choices: fc.dictionary(
            fc.constantFrom('flap', 'postal_lock'),
            fc.constantFrom('top', 'chamfer_flap', 'none'),
          ),
          unit: fc.constantFrom(...units),
          basis: fc.option(fc.constantFrom(...bases), { nil: undefined }),
          board: fc.option(fc.constantFrom('GC1 350', 'B'), { nil: undefined }),
          view: fc.constantFrom(...views),
          look: fc.option(fc.constantFrom(...lookNames), { nil: undefined }),
          panel: fc.option(fc.constantFrom(...panels), { nil: undefined }),
          fold: fc.option(
            fc.oneof(
              fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
              fc.constant('delivered'),
            ),
            { nil: undefined },
          ),
        }),
        (given) => {
          const state = JSON.parse(JSON.stringify(given)) as BoxState;
          expect(box(`#${writeAddress({ place: 'box', box: state })}`)).toEqual(state);
        },
      ),
    ));

  it('names both boxes of a comparison whole', () => {
    const boxes = ['/box/becf-10101?length=90&board=GC1+350', '/box/becf-10101,postal_lock=top'];
    expect(readAddress(`#${writeAddress({ place: 'compare', boxes })}`)).toEqual({ place: 'compare', boxes });
  });

  it('is short for default settings', () =>
    expect(writeAddress({ place: 'box', box: newBox('becf-10101') })).toBe('/box/becf-10101'));

  it('takes a board by name as the thickness, as the command line does', () => {
    expect(box('#/box/0201?material=b')).toEqual({ ...newBox('0201'), board: 'B', values: { material: 3 } });
    expect(box('#/box/0201?material=GC1+350')).toMatchObject({ board: 'GC1 350', values: { material: 0.56 } });
    for (const unknown of ['paper', 'GC1+9999']) expect(box(`#/box/0201?material=${unknown}`)).toEqual(newBox('0201'));
  });

  it('ignores unknown parts, and lists them', () => {
    const unknown = [
      'unit=ell',
      'basis=',
      'board=paper',
      'view=sideways',
      'look=plaid',
      'panel=x',
      'fold=7',
      'length=',
    ];
    expect(readAddress(`#/box/becf-10101?${unknown.join('&')}&material=GC1+9999`)).toEqual({
      place: 'box',
      box: newBox('becf-10101'),
      ignored: [...unknown, 'material=GC1 9999'],
    });
    expect(readAddress('#/box/becf-10101?unit=cm&length=90')).not.toHaveProperty('ignored');
    expect(readAddress('#/nowhere?q=a')).toEqual({ place: 'find', query: 'a' });
    expect(box('#/box/%E0%A4%A').id).toBe('%E0%A4%A');
  });

  it('no template has a variable or a choice with a reserved name', () => {
    const names = catalogue.templates.flatMap((template) => [
      ...Object.keys(variables(template, mainId(template))),
      ...Object.keys(template.choices),
    ]);
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => reserved.includes(name))).toEqual([]);
  });
});
