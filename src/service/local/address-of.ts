import type { Image } from '../../api/index.ts';

/** The address of what a server has at a path, such as `/images/templates/becf-10101.svg` or `/templates/becf-10101`. */
export type AddressOf = (path: string) => string;

/** A picture whose address is made when it is read. */
export const imageAt = (addressOf: AddressOf, path: string): Image => ({
  type: 'svg',
  get url() {
    return addressOf(path);
  },
});
