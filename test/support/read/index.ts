export * from './cf2.ts';
export * from './compare.ts';
export * from './dxf.ts';
export * from './pdf.ts';
export * from './reading.ts';
export * from './svg.ts';
export { readXml } from './xml.ts';
