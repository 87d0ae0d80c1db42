export { frameBox, type GaugeEnd, gaugeEnd, gaugeLength, gaugeReach } from './gauges.ts';
export * from './glyphs.ts';
export * from './label.ts';
export { type Label, textLabel } from './label-context.ts';
export { formatLength } from './span.ts';
export * from './stating.ts';
