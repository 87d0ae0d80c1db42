export { ArtworkBusy, ArtworkError, kindOf } from '../artwork/index.ts';
export { type FinishKey, finishes } from './finishes.ts';
export { type Mockup, type MockupOf, mockup, type PictureRequest } from './mockup.ts';
export { type SubstrateKey, substrateLooks } from './substrates.ts';
