/** Types for the parts of clipper-lib that `polygon.ts` uses. The package has no types of its own. */
declare module 'clipper-lib' {
  interface IntPoint {
    X: number;
    Y: number;
  }
  type Path = IntPoint[];
  interface PolyTree {
    Childs(): unknown[];
  }
  interface Clipper {
    AddPaths(paths: Path[], type: number, closed: boolean): boolean;
    Execute(operation: number, solution: PolyTree, subjectFill: number, clipFill: number): boolean;
  }
  interface ClipperOffset {
    AddPaths(paths: Path[], join: number, end: number): void;
    Execute(solution: PolyTree, delta: number): void;
  }
  const ClipperLib: {
    Clipper: new () => Clipper;
    ClipperOffset: new (miterLimit: number, arcTolerance: number) => ClipperOffset;
    PolyTree: new () => PolyTree;
    ClipType: { ctIntersection: number; ctUnion: number; ctDifference: number; ctXor: number };
    PolyType: { ptSubject: number; ptClip: number };
    PolyFillType: { pftEvenOdd: number; pftNonZero: number };
    JoinType: { jtSquare: number; jtRound: number; jtMiter: number };
    EndType: { etClosedPolygon: number; etOpenRound: number };
    JS: { PolyTreeToExPolygons(tree: PolyTree): { outer: Path; holes: Path[] }[] };
  };
  export default ClipperLib;
}
