export { cf2Bytes } from './cf2.ts';
export * from './chains.ts';
export type { Copies } from './copies.ts';
export * from './dxf.ts';
export * from './formats.ts';
export * from './maker.ts';
export * from './pdf.ts';
export * from './profile.ts';
export * from './svg.ts';
