export { ArtworkBusy, ArtworkError, kindOf } from '../artwork/index.ts';
export { type Mockup, type MockupOf, mockup } from './mockup.ts';
export { finishes, type SubstrateKey, substrateLooks } from './surfaces.ts';
