import { box } from '../../../src/author/index.ts';
import { tabbedMailer, tabbedMailerOptions, tabbedMailers } from './tabbed-mailer.ts';

export default box('corrugated', {
  ...tabbedMailers,
  name: 'Adhesive mailer with strip on the front',
  about: 'Mailer of corrugated board with glued corners; the tear strip runs along the front.',
  from: 'house: the strip runs along the front, from its picture; our decision: it lies in the lip, a quarter of the height below the rim',
  ids: ['becf-21e06'],
  sizeLimits: (v) => ({ ...tabbedMailers.sizeLimits(v), height: { min: 60 } }),
  options: (v) => tabbedMailerOptions(v, v.height / 4),
  build: (v) => tabbedMailer(v, v.height / 4),
});
