/** Reads binary glTF from its bytes alone, and returns all corners at a time of its animation. */

type Vector = readonly [number, number, number];

interface Gltf {
  readonly asset: { readonly version: string };
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly {
    readonly name?: string;
    readonly children?: readonly number[];
    readonly mesh?: number;
    readonly translation?: Vector;
    readonly rotation?: readonly [number, number, number, number];
    readonly scale?: Vector;
  }[];
  readonly meshes: readonly {
    readonly weights?: readonly number[];
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
      readonly material: number;
      readonly targets?: readonly Readonly<Record<string, number>>[];
    }[];
  }[];
  readonly materials: readonly {
    readonly name: string;
    readonly doubleSided?: boolean;
    readonly pbrMetallicRoughness: {
      readonly baseColorTexture?: { readonly index: number };
      readonly metallicRoughnessTexture?: { readonly index: number };
    };
  }[];
  readonly textures: readonly { readonly source: number }[];
  readonly images: readonly { readonly bufferView: number }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4';
  }[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteLength: number;
    readonly byteStride?: number;
  }[];
  readonly animations?: readonly {
    readonly name: string;
    readonly channels: readonly {
      readonly sampler: number;
      readonly target: { readonly node: number; readonly path: string };
    }[];
    readonly samplers: readonly { readonly input: number; readonly output: number; readonly interpolation: string }[];
  }[];
}

/** A corner in space, with its surface. */
export interface Corner {
  readonly at: Vector;
  readonly node: string;
  readonly material: string;
}

export const readGlb = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes);
  const length = file.readUInt32LE(12);
  const gltf = JSON.parse(file.subarray(20, 20 + length).toString()) as Gltf;
  const binary = file.subarray(20 + length + 8);

  const rows = (accessor: number): number[][] => {
    const { bufferView, byteOffset = 0, componentType, count, type } = gltf.accessors[accessor]!;
    const view = gltf.bufferViews[bufferView]!;
    const wide = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }[type];
    const size = componentType === 5126 || componentType === 5125 ? 4 : 2;
    const step = view.byteStride ?? wide * size;
    const read = (at: number): number =>
      componentType === 5126
        ? binary.readFloatLE(at)
        : componentType === 5125
          ? binary.readUInt32LE(at)
          : binary.readUInt16LE(at);
    const first = (view.byteOffset ?? 0) + byteOffset;
    return Array.from({ length: count }, (_, k) =>
      Array.from({ length: wide }, (_, i) => read(first + k * step + i * size)),
    );
  };

  const animation = gltf.animations?.[0];
  const ends = animation?.samplers.map(({ input }) => rows(input).at(-1)![0]!) ?? [0];
  const duration = Math.max(...ends);

  /** Value of a channel at a share of the animation; undefined without the channel. */
  const sampled = (node: number, path: string, share: number): number[] | undefined => {
    const channel = animation?.channels.find(({ target }) => target.node === node && target.path === path);
    if (!animation || !channel) return undefined;
    const { input, output } = animation.samplers[channel.sampler]!;
    const times = rows(input).map(([t]) => t!);
    const flat = rows(output).flat();
    const wide = flat.length / times.length;
    const values = times.map((_, k) => flat.slice(k * wide, (k + 1) * wide));
    const t = share * duration;
    const k = times.findIndex((time) => time >= t);
    if (k === 0) return values[0];
    if (k < 0) return values.at(-1);
    const f = (t - times[k - 1]!) / (times[k]! - times[k - 1]!);
    const [a, b] = [values[k - 1]!, values[k]!];
    const sense = path === 'rotation' && a.reduce((s, v, i) => s + v * b[i]!, 0) < 0 ? -1 : 1;
    const mixed = a.map((v, i) => v * (1 - f) + sense * b[i]! * f);
    const norm = path === 'rotation' ? Math.hypot(...mixed) : 1;
    return mixed.map((v) => v / norm);
  };

  /** All corners of the file at rest, or at a share of its animation. */
  const corners = (share?: number): Corner[] => {
    const found: Corner[] = [];
    const visit = (index: number, place: (v: Vector) => Vector): void => {
      const node = gltf.nodes[index]!;
      const of = (path: string): number[] | undefined =>
        share === undefined ? undefined : sampled(index, path, share);
      const [tx, ty, tz] = (of('translation') ?? node.translation ?? [0, 0, 0]) as Vector;
      const [x, y, z, w] = (of('rotation') ?? node.rotation ?? [0, 0, 0, 1]) as [number, number, number, number];
      const [sx, sy, sz] = node.scale ?? [1, 1, 1];
      const own = (v: Vector): Vector => {
        const [a, b, c] = [v[0] * sx, v[1] * sy, v[2] * sz];
        // v + 2w (q × v) + 2 q × (q × v)
        const [i, j, k] = [y * c - z * b, z * a - x * c, x * b - y * a];
        return place([
          a + 2 * (w * i + y * k - z * j) + tx,
          b + 2 * (w * j + z * i - x * k) + ty,
          c + 2 * (w * k + x * j - y * i) + tz,
        ]);
      };
      if (node.mesh !== undefined) {
        const { primitives, weights = [] } = gltf.meshes[node.mesh]!;
        const force = of('weights') ?? weights;
        for (const { attributes, targets = [], material } of primitives) {
          const points = rows(attributes.POSITION!);
          targets.forEach((target, n) => {
            if (!force[n]) return;
            rows(target.POSITION!).forEach((by, k) => {
              for (let i = 0; i < 3; i++) points[k]![i]! += by[i]! * force[n]!;
            });
          });
          for (const p of points)
            found.push({
              at: own(p as unknown as Vector),
              node: node.name ?? '',
              material: gltf.materials[material]!.name,
            });
        }
      }
      for (const child of node.children ?? []) visit(child, own);
    };
    for (const root of gltf.scenes[0]!.nodes) visit(root, (v) => v);
    return found;
  };

  /** Image file of a texture. */
  const image = (texture: number): Uint8Array => {
    const { byteOffset = 0, byteLength } = gltf.bufferViews[gltf.images[gltf.textures[texture]!.source]!.bufferView]!;
    return binary.subarray(byteOffset, byteOffset + byteLength);
  };

  return { gltf, corners, rows, image };
};

/** Along x, y and z, in mm. */
export const extentOf = (corners: readonly Corner[]): { readonly min: Vector; readonly max: Vector } => {
  const ends = ([0, 1, 2] as const).map((k) => {
    let [lo, hi] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { at } of corners) {
      lo = Math.min(lo, at[k]);
      hi = Math.max(hi, at[k]);
    }
    return [lo * 1000, hi * 1000] as const;
  });
  return { min: ends.map(([lo]) => lo) as unknown as Vector, max: ends.map(([, hi]) => hi) as unknown as Vector };
};
