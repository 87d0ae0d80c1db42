export * from './clash.ts';
export { FACET } from './flat.ts';
export { type InnerSize, innerSizes } from './inner.ts';
export * from './joins.ts';
export { foldedSvg, usualView, type View } from './picture.ts';
export * from './pose.ts';
export * from './solid.ts';
export * from './space.ts';
export * from './stand.ts';
