export * from './arrange.ts';
export * from './dieline.ts';
export * from './dimensions.ts';
export * from './draw.ts';
export * from './glyphs.ts';
export * from './labels.ts';
export * from './measure.ts';
export * from './unfold.ts';
