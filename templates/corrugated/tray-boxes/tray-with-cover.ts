import { fullTelescope } from './full-telescope.ts';

export default fullTelescope(
  { shallow: true },
  {
    name: 'Tray box with cover',
    about: 'Two trays of corrugated board with glued corners; the upper one is a shallow cover.',
    code: '0306',
    from: 'standard: FEFCO 0306: the tray of 0300 with a shallow lid, as on a shoe box; our decision: the lid is a quarter as high as the base, and at least 30',
    evidence: 'figures',
    ids: { 'fefco-0306': { size: { length: 300, width: 200, height: 120 } } },
  },
);
