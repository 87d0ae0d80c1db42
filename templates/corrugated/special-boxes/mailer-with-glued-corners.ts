import { box } from '../../../src/author/index.ts';
import { tabbedMailer, tabbedMailerOptions, tabbedMailers } from './tabbed-mailer.ts';

/** Adhesive mailer with glued corners: a four-corner tray, a lid on its back, and a lip that is stuck on the front and torn open. */
export default box('corrugated', {
  ...tabbedMailers,
  name: 'Adhesive mailer with glued corners',
  about: 'Mailer of corrugated board with glued corners; its lid is stuck to the front and opens with a tear strip.',
  from: 'house: glued tabs on the side walls and a lid with lip and strip, from its picture; sizes are our decision',
  ids: ['becf-21e05'],
  options: (v) => tabbedMailerOptions(v, 5),
  build: (v) => tabbedMailer(v, 5),
});
