export { writeWhole } from './files.ts';
export { type LocalApi, type LocalOptions, localApi } from './local-api.ts';
export { drawOne, type OneDieline } from './one.ts';
export { type Charge, memoryStore, type Store } from './store.ts';
