/** Brings what draws a tool: few files have one. */
export const loadToolLines = () => import('./adapt/tool.ts');
