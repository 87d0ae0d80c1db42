/**
 * The little of Node that the readers of SVG and text DXF use, for a browser. What needs more (PDF, binary DXF) is refused
 * before it is read.
 */
class Bytes extends Uint8Array {
  static override from(source: unknown): Bytes {
    return new Bytes(source as ArrayLike<number>);
  }

  override toString(): string {
    let text = '';
    for (const byte of this) text += String.fromCharCode(byte);
    return text;
  }

  override includes(wanted: unknown): boolean {
    return typeof wanted === 'string' ? this.toString().includes(wanted) : super.includes(wanted as number);
  }

  readUInt32BE(at: number): number {
    return new DataView(this.buffer, this.byteOffset).getUint32(at);
  }
}

export { Bytes as Buffer };
