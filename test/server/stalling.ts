/** A server in a process of its own that counts its stalls: started by the test of the event loop. */
import { serve } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';
import { countStalls } from '../support/stall-counter.ts';

const { url } = await serve({ place: { data: newFolder() }, port: 0, noAuth: true });
let stalls = () => 0;
process.on('message', (message) => {
  if (message === 'begin') stalls = countStalls();
  else process.send!(stalls());
});
process.send!(url);
