export * from './pose.ts';
export * from './space.ts';
export * from './stand.ts';
