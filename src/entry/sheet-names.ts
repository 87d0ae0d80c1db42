// Apart from the entry of nesting: to read options takes none of the rest.
export { layoutIds, parseSheet } from '../nest/index.ts';
