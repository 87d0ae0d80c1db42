export * from './dust-flap.ts';
export * from './free-ends.ts';
export * from './glue-flap.ts';
export * from './holes.ts';
export * from './rectangle.ts';
export * from './sleeve.ts';
export * from './tuck-closure.ts';
export * from './tuck-lid.ts';
