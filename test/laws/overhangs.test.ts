import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { overhangs } from './overhangs.ts';

/** A glue flap whose ends slant outwards by so many mm. */
const flaring = (name: string, id: string, by: number) =>
  overhangs(
    built(
      altered(sound(name), id, ({ edges: _, seat, ...flap }) => ({
        ...flap,
        ...pen(flap.name, seat, { role: 'glue' })
          .to(seat + by, 12)
          .to(-by, 12)
          .close(),
        folds: flap.folds,
        delivered: flap.delivered,
      })),
    ),
  ).join();

describe('reports', () => {
  it.each([
    'Belly band',
    'Reverse tuck end',
    'Ticket sleeve',
    'Gable top snap lock',
    'E-commerce mailer with tear strip',
  ])('nothing for a sound template: %s', (name) => expect(overhangs(built(sound(name)))).toEqual([]));

  it('a glue flap that flares beyond the ends of its tube', () => {
    expect(flaring('Belly band', 'front.glue', 0.5)).toBe('');
    expect(flaring('Belly band', 'front.glue', 2)).toMatch(/mm² of front.glue, which is glued to left, stand out/);
  });
});
