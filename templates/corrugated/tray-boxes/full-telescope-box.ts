import { fullTelescope } from './full-telescope.ts';

export default fullTelescope(
  {},
  {
    name: 'Full telescope box',
    about: 'Two trays of corrugated board with glued corners; the lid slides over the base.',
    code: '0300',
    from: 'standard: FEFCO 0300; crease allowances of two thirds inside, one third outside',
    evidence: 'figures',
    // The service's own code. The meaning of its A, perhaps a cut in two walls, is not known.
    ids: {
      'becf-21c02': {},
      'becf-21c04': { size: { length: 150, width: 120, height: 80 }, code: { fefco: '0300-A' } },
    },
  },
);
