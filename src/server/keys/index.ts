export * from './key.ts';
export * from './signing.ts';
