export * from './allowance.ts';
export * from './blank.ts';
export * from './body.ts';
export type * from './bow.ts';
export * from './joins.ts';
export * from './panel.ts';
export * from './part.ts';
export * from './pen.ts';
export * from './plant.ts';
