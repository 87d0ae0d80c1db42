/** A server in a process of its own that counts its stalls: started by the test of the event loop. */
import { serve } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';
import { countStalls } from '../support/stall-counter.ts';

const { url } = await serve({ place: { data: newFolder() }, port: 0, noAuth: true });
const stalls = countStalls();
let before = 0;
process.on('message', (message) => {
  if (message === 'begin') before = stalls();
  else process.send!(stalls() - before);
});
process.send!(url);
