import type { DielineFiles } from '../entry/engine.ts';

/** The glued joints of a box for programs, areas in mm². */
export const glueRows = async ({ drawing }: Pick<DielineFiles, 'drawing'>): Promise<readonly object[]> => {
  const [{ gluePlan }, { regionArea }] = [await import('../entry/fold.ts'), await import('../entry/geometry.ts')];
  return gluePlan(drawing.parts).map(({ glue, varnishFree: _, ...joint }) => ({
    ...joint,
    glue_area: Number(regionArea(glue).toFixed(1)),
  }));
};
