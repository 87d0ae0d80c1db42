export * from './key.ts';
