import { describe, expect, it } from 'vitest';
import type { FlatFold, Panel } from '../../src/board/index.ts';
import { built } from './built.ts';
import { delivered } from './delivered.ts';
import { altered, sound } from './faults.ts';

const box = sound('Slotted case with auto bottom');
const BOARD = 3;

const shut = (id: string, change: (fold: FlatFold) => FlatFold) =>
  altered(box, id, (p) => ({ ...p, delivered: change(p.delivered!) }));

/** The crease of the front's lap so far out of its place, square to its wall. */
const lapMoved = (by: number) =>
  altered(box, 'front.bottom-flap', (p): Panel => {
    const move = ([x, y]: readonly [number, number]): [number, number] => [x, y + by];
    return {
      ...p,
      edges: p.edges.map((e) =>
        e.panel ? { ...e, curve: { ...e.curve, from: move(e.curve.from), to: move(e.curve.to) } } : e,
      ),
    };
  });

const found = (variation: ReturnType<typeof sound>): string => delivered(built(variation)).join('\n');

describe('reports', () => {
  it('nothing for a sound template', () => expect(found(box)).toBe(''));

  it('a lap that folds to the other side', () =>
    expect(found(shut('front.bottom-flap.lap', () => ({ to: 180 })))).toMatch(/lap .*are glued over a gap|lap runs/));

  it('walls that are too close for the bottom between them', () =>
    expect(found(shut('right', (fold) => ({ ...fold, layerThickness: 2 * BOARD })))).toMatch(/runs 3.0000 mm into/));

  it('walls that are further apart than the layers between them', () => {
    const wide = (id: string, of = sound()) =>
      altered(of, id, (p) => ({ ...p, delivered: { to: 180, layerThickness: 1 } }));
    expect(found(wide('left', wide('right')))).toBe('the flat pack is empty between -1.000 and 0.000 mm');
  });

  // It lies half a board towards the side flap: either way the glue gives by half a board.
  it('the crease of the lap on the wrong side of its diagonal', () => {
    expect(found(lapMoved(-BOARD / 2))).toBe('');
    expect(found(lapMoved(-BOARD))).toMatch(/front.bottom-flap.lap and right.bottom-flap are glued, and slip by 4.7/);
  });

  it('a web that stays where its corner was', () => {
    const webbed = sound('Webbed end');
    expect(found(webbed)).toBe('');
    const stiff = altered(webbed, 'back.top-flap.left-web', ({ delivered: _, ...web }) => web);
    expect(found(stiff)).toMatch(/separate at their crease by 40.000 mm/);
  });

  it('a gusset whose middle is not folded, and a bottom that is folded up inside', () => {
    const bag = sound('Carrier bag with handle slits');
    expect(found(bag)).toBe('');
    const open = altered(bag, 'right-back', ({ delivered: _, ...half }) => half);
    expect(found(open)).toMatch(/separate at their crease/);
    const inside = altered(bag, 'front-foot', (p) => ({ ...p, delivered: { to: 180 } }));
    expect(found(inside)).toMatch(/bottom-flap are glued over a gap of 1.5 mm/);
  });

  it('a glue flap of bowed sides that is folded the wrong way, or glued elsewhere than in the filled pack', () => {
    const pillow = sound('Pillow pack');
    expect(found(pillow)).toBe('');
    const outwards = altered(pillow, 'front.glue', (p) => ({ ...p, delivered: { to: -180 } }));
    expect(found(outwards)).toMatch(/front.glue and back are glued over a gap/);
    const walled = sound('Pillow pack with side walls');
    expect(found(walled)).toBe('');
    const straight = altered(walled, 'left', (p) => ({ ...p, delivered: undefined }));
    expect(found(altered(straight, 'right', (p) => ({ ...p, delivered: { to: 180 } })))).toMatch(/and slip by/);
  });

  it('a corner that is folded into its tray instead of back on the wall, and a lid that stays in line with its wall', () => {
    const tray = sound('Ready-glued tray with hinged lid');
    expect(found(tray)).toBe('');
    const inwards = altered(tray, 'front.right-corner', (p) => ({ ...p, delivered: { to: 180 } }));
    expect(found(inwards)).toMatch(/are glued over a gap|runs .* mm into/);
    const straight = altered(tray, 'lid', ({ delivered: _, ...lid }) => lid);
    expect(found(straight)).toMatch(/right runs .* mm into lid/);
  });
});
