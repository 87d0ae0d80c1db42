export * from './key.ts';
export * from './key-ring.ts';
