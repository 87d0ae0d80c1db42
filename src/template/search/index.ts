/** Finds templates by id, code or words. */
export { findByCode, plainestOf } from './codes.ts';
export { type FoundTemplates, findTemplates, type Reason, searchTemplates } from './find-templates.ts';
export { mostUsed } from './most-used.ts';
export * from './resolve-template.ts';
export * from './suggest.ts';
