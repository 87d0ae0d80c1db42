import { fullTelescope } from './full-telescope.ts';

/** Telescope box with its tabs on the long walls, inside the short ones: the ends are smooth. */
export default fullTelescope(
  { turned: true },
  {
    name: 'Full telescope box, tabs on the long walls',
    about: 'Two trays of corrugated board with corners glued inside the short walls; the lid slides over the base.',
    code: '0301',
    from: 'house: drawing not seen; it has the variables of FEFCO 0300, so we read 0301 as the same box with its tabs on the other walls; crease allowances of two thirds inside, one third outside',
    ids: ['becf-21c0b'],
  },
);
