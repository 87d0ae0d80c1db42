export * from './catalogue.ts';
export * from './entry.ts';
export * from './groups.ts';
export * from './id-space.ts';
export * from './length.ts';
export { withChoices } from './other-choices.ts';
export * from './resolve.ts';
export * from './template.ts';
export * from './variant.ts';
