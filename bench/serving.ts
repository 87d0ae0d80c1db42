/** Server process of the bench: the service with records on disk, and an empty route. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { serve } from '../src/index.ts';

const bare = fastify();
bare.post('/', async () => ({ done: true }));
const { url, firstKeys } = await serve({ place: { data: mkdtempSync(join(tmpdir(), 'boxwright-bench-')) }, port: 0 });
process.send!({ bare: await bare.listen({ host: '127.0.0.1', port: 0 }), url, keys: firstKeys });

// Exit with the parent process.
process.on('disconnect', () => process.exit());
