import type { Dieline } from '../api/index.ts';
import type { MockupRecord, Store, StoredFile } from './store.ts';

/** A file that is a data URL is kept with its record: ten kilobytes or so each. */
const KEEP = 1000;

/** Artwork is larger by far. */
const KEEP_MOCKUPS = 100;

/** Remembers until the process ends, and the last so many: a process that runs for years does not grow. */
export const memoryStore = ({
  keep = KEEP,
  keepMockups = KEEP_MOCKUPS,
}: {
  readonly keep?: number;
  readonly keepMockups?: number;
} = {}): Store => {
  // Maps remember the order in which things came.
  const dielines = new Map<string, Dieline>();
  const fileOf = new Map<string, string>();
  const mockups = new Map<string, MockupRecord>();
  const files = new Map<string, StoredFile>();
  /** When each request was paid for last, the oldest first. */
  const paid = new Map<string, number>();
  let spent = 0;

  const dropMockup = ({ id, artwork }: MockupRecord): void => {
    mockups.delete(id);
    files.delete(artwork);
  };
  const dropDieline = (id: string): void => {
    dielines.delete(id);
    files.delete(fileOf.get(id) ?? '');
    fileOf.delete(id);
    for (const mockup of [...mockups.values()]) if (mockup.dielineId === id) dropMockup(mockup);
  };
  const own = (dielineId: string, id: string): MockupRecord | undefined => {
    const mockup = mockups.get(id);
    return mockup?.dielineId === dielineId ? mockup : undefined;
  };

  return {
    async addDieline(dieline, file) {
      dielines.set(dieline.id, dieline);
      if (file) {
        files.set(file.key, file);
        fileOf.set(dieline.id, file.key);
      }
      if (dielines.size > keep) dropDieline(dielines.keys().next().value!);
    },
    async dieline(id) {
      return dielines.get(id);
    },
    async dielinesOf(templateId, skip, take) {
      const made = [...dielines.values()].filter((dieline) => dieline.dieline_template_id === templateId);
      return { total: made.length, dielines: made.slice(skip, skip + take) };
    },
    async addMockup(mockup, artwork) {
      mockups.set(mockup.id, mockup);
      files.set(artwork.key, artwork);
      if (mockups.size > keepMockups) dropMockup(mockups.values().next().value!);
    },
    async mockup(id) {
      return mockups.get(id);
    },
    async mockupsOf(dielineId, skip, take) {
      const made = [...mockups.values()].filter((mockup) => mockup.dielineId === dielineId);
      return { total: made.length, mockups: made.slice(skip, skip + take) };
    },
    async changeMockup(dielineId, id, change, artwork) {
      const before = own(dielineId, id);
      if (!before) return undefined;
      const after = { ...before, ...change, ...(artwork && { artwork: artwork.key }) };
      mockups.set(id, after);
      if (artwork) {
        files.delete(before.artwork);
        files.set(artwork.key, artwork);
      }
      return after;
    },
    async removeMockup(dielineId, id) {
      const mockup = own(dielineId, id);
      if (mockup) dropMockup(mockup);
      return mockup !== undefined;
    },
    async file(key) {
      return files.get(key);
    },
    async pay({ request, at, since, limit }) {
      // Nothing is counted where there is no end of credits.
      if (limit === undefined) return true;
      for (const [old, when] of paid)
        if (when <= since.getTime()) paid.delete(old);
        else break;
      if (paid.has(request)) return true;
      if (spent >= limit) return false;
      spent++;
      paid.set(request, at.getTime());
      return true;
    },
  };
};
