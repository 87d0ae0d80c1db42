export { version } from '../platform/built/index.ts';
