/** Measures one group of the bench. `npm run bench` runs it, after building, and stores the result. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { batches } from './batch.ts';
import { wholeCatalogue } from './catalogue.ts';
import { checks } from './check.ts';
import { geometry } from './geometry.ts';
import type { GroupName } from './groups.ts';
import { large } from './large.ts';
import { many } from './many.ts';
import { meshes, mockups } from './mockup.ts';
import { opened } from './page.ts';
import { parts } from './parts.ts';
import type { Report } from './report.ts';
import { requests, writers } from './request.ts';
import { type Row, reasonOf } from './row.ts';
import { server } from './server.ts';
import { stages } from './stages.ts';
import { startup } from './startup.ts';

/** The box of all groups that measure a single box, at 64 sizes in rotation. */
const ID = 'becf-10101';

const measurers: Readonly<Record<GroupName, (id: string) => Row[] | Promise<Row[]>>> = {
  requests,
  writers,
  stages,
  geometry,
  large,
  parts,
  meshes,
  mockups,
  page: opened,
  checks,
  many,
  catalogue: wholeCatalogue,
  startup,
  server,
  batch: batches,
};

const measure = async (name: GroupName): Promise<readonly Row[]> => {
  try {
    return await measurers[name](ID);
  } catch (error) {
    return [{ what: name, failed: reasonOf(error) }];
  }
};

const [out, name] = process.argv.slice(2) as [string, GroupName];
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`;
const report: Report = { [name]: { date, machine, rows: await measure(name) } };
writeFileSync(out, JSON.stringify(report));
