/** Finds templates by id, code or words. */
export { findTemplates } from './find-templates.ts';
export * from './resolve-template.ts';
export * from './suggest.ts';
