/** Brings what draws a tool: few files have one. */
export const loadToolLines = async () => {
  const { bridgeGuide, inPattern, nicked } = await import('./adapt/tool.ts');
  return { bridgeGuide, inPattern, nicked };
};
