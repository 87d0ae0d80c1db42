/** The work of one of several processes that share records: started by the store's tests. */
import { newKey } from '../../src/server/keys/index.ts';
import { openRecords } from '../../src/server/store/index.ts';
import { file, record } from './samples.ts';

const [where, number] = process.argv.slice(2);
const records = await openRecords(JSON.parse(where!));
const firstKeys = await records.addFirstKeys([newKey('dielines', new Date(0)).record]);
const [at, since] = [new Date(5000), new Date(4000)];
let [paid, wrong] = [0, 0];
for (let k = 0; k < 10; k++) {
  const id = `${number}_${k}`;
  const answers = await Promise.all([
    records.add(record(id), [file(`${id}.svg`)]),
    records.spendCredit({ account: '', request: `${number}-${k}`, at, since, limit: 17 }),
  ]);
  if (answers[1]) paid++;
  if ((await records.file(`${id}.svg`))?.key !== `${id}.svg`) wrong++;
}
await records.close();
console.log(JSON.stringify({ paid, wrong, firstKeys }));
