/** The counter dxf-writer takes its handles from; its own types leave it out. */
declare module 'dxf-writer/src/Handle.js' {
  const Handle: { seed: number; next(): string };
  export default Handle;
}
