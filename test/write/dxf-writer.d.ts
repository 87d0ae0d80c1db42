/** The counter of dxf-writer's handles, which its own types omit. */
declare module 'dxf-writer/src/Handle.js' {
  const Handle: { seed: number; next(): string };
  export default Handle;
}
