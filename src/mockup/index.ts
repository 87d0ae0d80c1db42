export { ArtworkBusy, ArtworkError, kindOf } from '../artwork/index.ts';
export { finishes, type SubstrateKey, substrateLooks } from './looks.ts';
export { type Mockup, type MockupOf, mockup } from './mockup.ts';
