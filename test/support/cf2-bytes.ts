import { cf2Sink } from '../../src/formats/cf2/write/cf2.ts';

/** A drawing as CF2, at once: the table of formats loads the writer first. */
export const cf2Bytes = (...drawing: Parameters<typeof cf2Sink>): Uint8Array => cf2Sink(...drawing).take();
