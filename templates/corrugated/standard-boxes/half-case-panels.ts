import { shippingCase } from '../../tube/corrugated.ts';
import { rawEnd } from '../../tube/open-end.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tube } from '../../tube/tube.ts';
import specialCases from './special-cases.ts';

/** The cases without upper flaps, of which body and lid are made. */
export const halves = {
  slotted: specialCases.find(({ code }) => code.fefco === '0200')!,
  snap_lock: tube(shippingCase, {
    name: 'Half case with 1-2-3 bottom',
    about: 'Half of a telescope.',
    group: 'standard_boxes',
    from: 'house: the bottom of FEFCO 0216',
    ids: ['half-case'],
    top: rawEnd,
    bottom: snapLock('corrugated'),
  }),
} as const;
