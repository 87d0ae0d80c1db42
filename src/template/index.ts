export * from './catalogue.ts';
export * from './groups.ts';
export * from './length.ts';
export * from './settle.ts';
export * from './template.ts';
