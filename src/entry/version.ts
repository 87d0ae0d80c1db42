export { version } from '../built/index.ts';
