/**
 * How fast is it? `npm run bench` prints; `npm run bench -- --save` also writes
 * `bench/measured.json`, which the README shows. `BOXWRIGHT_BATCH` is how many dielines go through a batch.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { batches } from './batch.ts';
import { wholeCatalogue } from './catalogue.ts';
import { checks } from './check.ts';
import { floorOf } from './floor.ts';
import { geometry } from './geometry.ts';
import { large } from './large.ts';
import { many } from './many.ts';
import { mockups } from './mockup.ts';
import { parts } from './parts.ts';
import type { Report } from './report.ts';
import { requests } from './request.ts';
import { server } from './server.ts';
import { stages } from './stages.ts';
import { startup } from './startup.ts';
import { table } from './table.ts';

const ID = 'becf-10101';

const floor = await floorOf(ID);
const report: Report = {
  id: ID,
  lines: floor.lines,
  numbers: floor.numbers,
  floor: floor.time,
  machine: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`,
  date: new Date().toISOString().slice(0, 10),
  rows: [
    ...(await requests(ID, floor)),
    ...(await stages(ID)),
    ...(await geometry(ID, floor)),
    ...(await large()),
    ...(await parts(ID, floor)),
    ...(await mockups(ID)),
    ...(await checks(ID)),
  ],
  many: await many(ID, 10_000),
  catalogue: await wholeCatalogue(),
  server: await server(ID),
  startup: startup(ID),
  batch: await batches(Number(process.env.BOXWRIGHT_BATCH ?? 10_000)),
};
console.log(table(report));
if (process.argv.includes('--save')) writeFileSync('bench/measured.json', `${JSON.stringify(report, null, 2)}\n`);
