/** `boxwright/fold`: the folded box. Poses, meshes, clashes, inner sizes, pictures. */
export * from '../fold/index.ts';
