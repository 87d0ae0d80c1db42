export { ArtworkBusy, ArtworkError, ArtworkTimeout } from '../artwork/index.ts';
export { type Mockup, type MockupOf, mockup } from './mockup.ts';
export { type SubstrateKey, substrates } from './substrates.ts';
