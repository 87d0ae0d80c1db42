import type { Layer, RenderableToDxf, TagsManager } from 'dxf-writer';
import Handle from 'dxf-writer/src/Handle.js';
import type { Point } from '../geometry/index.ts';

/**
 * Runs `write` with handles counted from 1. dxf-writer counts them for the whole
 * process; the count of others is given back after, so calls may nest and mix.
 */
export const withOwnHandles = <T>(write: () => T): T => {
  const { seed } = Handle;
  Handle.seed = 0;
  try {
    return write();
  } finally {
    Handle.seed = seed;
  }
};

/** A filled triangle, which dxf-writer does not know: SOLID, its last corner twice. Goes into `Layer.addShape`. */
export const solid = (corners: readonly Point[]): RenderableToDxf => {
  const handle = Handle.next();
  const shape = {
    layer: undefined as Layer | undefined,
    ownerObjectHandle: '0',
    tags(manager: TagsManager): void {
      manager.push(0, 'SOLID');
      manager.push(5, handle);
      manager.push(330, shape.ownerObjectHandle);
      manager.push(100, 'AcDbEntity');
      manager.push(8, shape.layer!.name);
      manager.push(100, 'AcDbTrace');
      [...corners, corners.at(-1)!].forEach(([x, y], i) => {
        manager.push(10 + i, x);
        manager.push(20 + i, y);
        manager.push(30 + i, 0);
      });
    },
  };
  return shape as unknown as RenderableToDxf;
};
