/** A state of a kept box. */
export interface BoxVersion {
  /** The whole box: its address in the studio, after `#`. */
  readonly address: string;
  /** When it was kept, in ms since 1970. */
  readonly at: number;
}

/** A box that is kept in the browser, under a name that no other one has. */
export interface OwnBox {
  readonly name: string;
  /** One or more, each with another address. The current one is first. */
  readonly versions: readonly BoxVersion[];
}

type OwnBoxes = readonly OwnBox[];

/** The boxes with a version as the current one of a box, which may be new. What was current stays as an older version. */
export const withCurrent = (all: OwnBoxes, name: string, version: BoxVersion): OwnBoxes => {
  const before = all.find((one) => one.name === name)?.versions ?? [];
  const versions = [version, ...before.filter(({ address }) => address !== version.address)];
  return [...all.filter((one) => one.name !== name), { name, versions }];
};

/** The name, or with a number the first one that no box has: Mug, Mug 2. */
export const freeName = (all: OwnBoxes, name: string): string => {
  let [free, number] = [name, 2];
  while (all.some((one) => one.name === free)) free = `${name} ${number++}`;
  return free;
};

/** The boxes with another name for one of them, or with the first free one like it. */
export const withName = (all: OwnBoxes, from: string, to: string): OwnBoxes =>
  all.map((one) => (one.name === from ? { ...one, name: freeName(all, to) } : one));

/** The boxes without a version of one of them, or without all of it. */
export const withoutVersion = (all: OwnBoxes, name: string, version?: BoxVersion): OwnBoxes =>
  all.flatMap((one) => {
    if (one.name !== name) return one;
    return version ? { name, versions: one.versions.filter(({ address }) => address !== version.address) } : [];
  });
