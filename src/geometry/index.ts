export * from './cross.ts';
export * from './curve.ts';
export * from './motion.ts';
export * from './point.ts';
export * from './polygon.ts';
export * from './rounded.ts';
export * from './tolerance.ts';
