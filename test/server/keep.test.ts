import { describe, expect, it } from 'vitest';
import { keep } from '../../src/server/keep.ts';

/** Ten bytes for any name, and how often each was made. */
const counted = (most: number) => {
  const kept = keep(most);
  const made: string[] = [];
  const ask = (name: string, size = 10): Promise<Buffer> =>
    kept(name, async () => {
      made.push(name);
      return Buffer.alloc(size, name);
    });
  return { kept, made, ask };
};

describe('what was made', () => {
  it('is kept, and made once however many wait for it', async () => {
    const { made, ask } = counted(100);
    const [a, b] = await Promise.all([ask('a'), ask('a')]);
    expect(a).toBe(b);
    expect(await ask('a')).toBe(a);
    expect(made).toEqual(['a']);
  });

  it('goes when there is too much of it, what was not asked for the longest first', async () => {
    const { made, ask } = counted(30);
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd', 'b']) await ask(name);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('is handed out, and not kept, where it is too large by itself', async () => {
    const { made, ask } = counted(30);
    await ask('a');
    expect(await ask('huge', 31)).toHaveLength(31);
    await ask('a');
    await ask('huge', 31);
    await ask('huge', 30);
    await ask('huge', 30);
    expect(made).toEqual(['a', 'huge', 'huge', 'huge']);
  });

  it('is tried again where it failed', async () => {
    const { kept, made, ask } = counted(30);
    const fails = () => kept('a', () => Promise.reject(new Error('no')));
    await expect(Promise.all([fails(), fails()])).rejects.toThrow('no');
    await ask('a');
    expect(made).toEqual(['a']);
  });
});
