export { writeWhole } from './files.ts';
export { type LocalOptions, localApi, localApis } from './local-api.ts';
export { memoryStore } from './memory-store.ts';
export { type Pictures, pictures } from './pictures/index.ts';
export type { Charge, MockupChange, MockupRecord, Store, StoredFile } from './store.ts';
