export * from './format-length.ts';
export { type GaugeEnd, gaugeEnd } from './gauge-end.ts';
export { gaugeLength, gaugeReach } from './gauge-span.ts';
export * from './glyphs.ts';
export * from './label.ts';
export * from './stating.ts';
export { textLabel } from './text-label.ts';
export * from './types.ts';
