import type { LaidArtwork } from '../engine/protocol/artwork.ts';

/** Artwork as it is laid on a box, without the URLs of a page. */
export interface KeptArtwork {
  readonly document: LaidArtwork['document'];
  readonly files: readonly { readonly name: string; readonly data: Blob }[];
}

export interface BoxVersion {
  /** The whole box without its artwork: its address in the studio, after `#`. */
  readonly address: string;
  readonly artwork?: KeptArtwork | undefined;
  /** When it was kept, in ms since 1970. */
  readonly at: number;
}

/** A box that is kept in the browser, under a name that no other one has. */
export interface OwnBox {
  readonly name: string;
  /** One or more, no two equal. The current one is first. */
  readonly versions: readonly BoxVersion[];
}

type OwnBoxes = readonly OwnBox[];

/** The same for equal versions: the same box with the same layers, of files of the same names and sizes. */
export const versionKey = ({ address, artwork }: BoxVersion): string =>
  artwork
    ? JSON.stringify([address, artwork.document, artwork.files.map(({ name, data }) => [name, data.size])])
    : address;

export const areEqual = (a: BoxVersion, b: BoxVersion): boolean =>
  a.address === b.address && versionKey(a) === versionKey(b);

/** The boxes with a version as the current one of a box, which may be new. What was current stays as an older version. */
export const withCurrent = (all: OwnBoxes, name: string, version: BoxVersion): OwnBoxes => {
  const before = all.find((one) => one.name === name)?.versions ?? [];
  const versions = [version, ...before.filter((one) => !areEqual(one, version))];
  return [...all.filter((one) => one.name !== name), { name, versions }];
};

/** The name, or with a number the first one that no box has: Mug, Mug 2. */
export const freeName = (all: OwnBoxes, name: string): string => {
  const taken = new Set(all.map((one) => one.name));
  let [free, number] = [name, 2];
  while (taken.has(free)) free = `${name} ${number++}`;
  return free;
};

/** The boxes with another name for one of them, or with the first free one like it. */
export const withName = (all: OwnBoxes, from: string, to: string): OwnBoxes =>
  all.map((one) => (one.name === from ? { ...one, name: freeName(all, to) } : one));

/** The boxes without a version of one of them, or without all of it. */
export const withoutVersion = (all: OwnBoxes, name: string, version?: BoxVersion): OwnBoxes =>
  all.flatMap((one) => {
    if (one.name !== name) return one;
    return version ? { name, versions: one.versions.filter((own) => !areEqual(own, version)) } : [];
  });

const has = ({ versions }: OwnBox, version: BoxVersion): boolean => versions.some((one) => areEqual(one, version));

/** A box with the versions of another state of it. The state that was kept last comes first. */
const withVersionsOf = (box: OwnBox, other: OwnBox): OwnBox => {
  if (other.versions.every((version) => has(box, version))) return box;
  const [first, second] = other.versions[0]!.at > box.versions[0]!.at ? [other, box] : [box, other];
  const missing = second.versions.filter((version) => !has(first, version));
  return { name: box.name, versions: [...first.versions, ...missing] };
};

/**
 * The boxes with those of a file. A box of the file that has a version in common with one that is here is the same one, and adds its other
 * versions to it. All others are new, with a number where their name is taken.
 */
export const withOthers = (all: OwnBoxes, others: OwnBoxes): OwnBoxes => {
  const states = new Map<OwnBox, OwnBox>();
  const rest = others.filter((other) => {
    const same = all.filter((one) => !states.has(one) && other.versions.some((version) => has(one, version)));
    const own = same.find(({ name }) => name === other.name) ?? same[0];
    if (own) states.set(own, other);
    return !own;
  });
  const together = all.map((one) => withVersionsOf(one, states.get(one) ?? one));
  for (const { name, versions } of rest) together.push({ name: freeName(together, name), versions });
  return together;
};
