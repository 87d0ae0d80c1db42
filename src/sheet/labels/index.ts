export * from './format-length.ts';
export { type GaugeEnd, gaugeEnd, gaugeLength, gaugeReach } from './gauges.ts';
export * from './glyphs.ts';
export * from './label.ts';
export * from './label-context.ts';
export * from './stating.ts';
export { textLabel } from './text-label.ts';
