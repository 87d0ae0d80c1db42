/** Data of accessors: 32-bit numbers, or indices. */
type Values = Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

type Json = Readonly<Record<string, unknown>>;

const COMPONENTS = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;

/** Use of a buffer view: vertices, indices, or neither. */
const TARGET = { vertices: 34_962, indices: 34_963 } as const;

/** Writes a scene as binary glTF 2.0. A library with an object graph takes several times as long for a box's hundreds of accessors. */
export class GltfWriter {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  readonly #lists: Record<string, Json[]> = {};

  /** Adds an object to one of the lists of the file, such as `nodes`. @returns its index. */
  add(list: string, object: Json): number {
    this.#lists[list] ??= [];
    return this.#lists[list].push(object) - 1;
  }

  /** Adds an accessor with its own buffer view. Positions and times need limits. @returns its index. */
  accessor(
    type: keyof typeof COMPONENTS,
    values: Values,
    { target, limits = false }: { readonly target?: keyof typeof TARGET; readonly limits?: boolean } = {},
  ): number {
    const wide = COMPONENTS[type];
    const bufferView = this.#view(new Uint8Array(values.buffer), target);
    return this.add('accessors', {
      bufferView,
      componentType: values instanceof Float32Array ? 5126 : values instanceof Uint16Array ? 5123 : 5125,
      count: values.length / wide,
      type,
      ...(limits && limitsOf(values, wide)),
    });
  }

  /** Adds a picture as a texture. @returns its index. */
  texture(name: string, bytes: Uint8Array, mimeType: string, sampler: number): number {
    const source = this.add('images', { name, mimeType, bufferView: this.#view(bytes) });
    return this.add('textures', { name, source, sampler });
  }

  #view(bytes: Uint8Array, target?: keyof typeof TARGET): number {
    const byteOffset = this.#length;
    this.#chunks.push(bytes);
    const padding = -bytes.length & 3;
    if (padding) this.#chunks.push(new Uint8Array(padding));
    this.#length += bytes.length + padding;
    return this.add('bufferViews', {
      buffer: 0,
      byteOffset,
      byteLength: bytes.length,
      ...(target && { target: TARGET[target] }),
    });
  }

  /** The file. Its lists have the order of their first entries. */
  write(generator: string): Uint8Array {
    const json = {
      asset: { version: '2.0', generator },
      scene: 0,
      ...this.#lists,
      buffers: [{ byteLength: this.#length }],
    };
    const text = Buffer.from(JSON.stringify(json));
    const padded = Buffer.alloc(text.length + (-text.length & 3), ' ');
    text.copy(padded);
    const head = Buffer.alloc(20);
    head.write('glTF', 0, 'latin1');
    head.writeUInt32LE(2, 4);
    head.writeUInt32LE(28 + padded.length + this.#length, 8);
    head.writeUInt32LE(padded.length, 12);
    head.write('JSON', 16, 'latin1');
    const binary = Buffer.alloc(8);
    binary.writeUInt32LE(this.#length, 0);
    binary.write('BIN\0', 4, 'latin1');
    return Buffer.concat([head, padded, binary, ...this.#chunks]);
  }
}

const limitsOf = (values: Values, wide: number): { readonly min: number[]; readonly max: number[] } => {
  const min = new Array<number>(wide).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(wide).fill(Number.NEGATIVE_INFINITY);
  for (let k = 0; k < values.length; k++) {
    const v = values[k]!;
    const i = k % wide;
    if (v < min[i]!) min[i] = v;
    if (v > max[i]!) max[i] = v;
  }
  return { min, max };
};
