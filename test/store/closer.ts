/** A process that closes its records while an operation is in progress: started by the store's tests. */
import { openRecords } from '../../src/server/store/index.ts';

const records = await openRecords(JSON.parse(process.argv[2]!));
const answer = records.file('none.svg');
await records.close();
await answer;
console.log('closed');
