export { dielineKeepers } from './dielines.ts';
export { type DrawJob, type Drawn, dielineDrawer } from './draw-dieline.ts';
export { drawTask, drawThreads } from './draw-threads.ts';
export { address, writeInPlace, writeWhole } from './files.ts';
export { type LocalOptions, localApi, localApis } from './local-api.ts';
export { memoryStore } from './memory-store.ts';
export { type MockupChange, type MockupRecord, pageJob } from './own-page.ts';
export { closedBoxPicture, type Pictures, pictures } from './pictures/index.ts';
export * from './store.ts';
