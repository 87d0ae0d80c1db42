export * from './arrange.ts';
export * from './bleed.ts';
export { Corners } from './corners.ts';
export * from './dieline.ts';
export * from './draw.ts';
export * from './labels/index.ts';
export * from './measure.ts';
export * from './unfold.ts';
export * from './unprinted-panels.ts';
