export { ArtworkError } from './artwork.ts';
export { type Mockup, type MockupOf, mockup } from './mockup.ts';
export { type SubstrateKey, substrates } from './substrates.ts';
