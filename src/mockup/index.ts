export { ArtworkBusy, ArtworkError, kindOf } from '../artwork/index.ts';
export { finishes } from './finishes.ts';
export { type Mockup, type MockupOf, mockup } from './mockup.ts';
export { type SubstrateKey, substrateLooks } from './substrates.ts';
