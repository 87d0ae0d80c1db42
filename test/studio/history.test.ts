import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { BoxState } from '../../src/studio/state/box-state.ts';

const ID = 'becf-10101';

/** What the modules of the page find when they start. Nothing of it draws. */
vi.stubGlobal('location', { hash: `#/box/${ID}`, href: `http://localhost/#/box/${ID}` });
vi.stubGlobal('history', { replaceState: () => {} });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { baseURI: 'http://localhost/', documentElement: { dataset: {} } });
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage(): void {}
  },
);

// The modules know a browser, which the types of the tests do not.
const stateOf = <T>(name: string): Promise<T> => import(`../../src/studio/state/${name}.ts`) as Promise<T>;
const drawerOf = <T>(name: string): Promise<T> => import(`../../src/studio/drawer/${name}.ts`) as Promise<T>;

interface Value<T> {
  value: T;
}

const { boxState, changeBox, choose, setValue } = await stateOf<{
  readonly boxState: Value<BoxState>;
  changeBox(change: (box: BoxState) => BoxState): void;
  choose(name: string, value: string): void;
  setValue(name: string, value: number): void;
}>('store');
const { artwork } = await stateOf<{ readonly artwork: Value<{ readonly name: string } | undefined> }>('artwork');
const { boxesWanted, sheet } = await drawerOf<{
  readonly boxesWanted: Value<number>;
  readonly sheet: Value<{ readonly width: number }>;
}>('sheet-state');
const { canRedo, canUndo, closeStep, forgetSteps, redoStep, setInStep, undoStep } = await stateOf<{
  readonly canRedo: Value<boolean>;
  readonly canUndo: Value<boolean>;
  closeStep(): void;
  forgetSteps(): void;
  redoStep(): void;
  setInStep<T>(of: Value<T>, after: T): void;
  undoStep(): void;
}>('history');

/** All that a user makes, without the view. */
const made = (): string => {
  const { values, choices, board, basis, look } = boxState.value;
  const picture = artwork.value?.name;
  return JSON.stringify([
    Object.entries(values).sort(),
    Object.entries(choices).sort(),
    board,
    basis,
    look,
    sheet.value,
    boxesWanted.value,
    picture,
  ]);
};

const FIELDS = ['length', 'width', 'height'];
const CHOICES = ['none', 'top', 'bottom'];

/** A change, and the name of the value if more of the same belong to its gesture. */
interface Change {
  readonly name?: string;
  readonly act: () => void;
}

const set = <K extends keyof BoxState>(key: K, all: readonly BoxState[K][]): fc.Arbitrary<Change> =>
  fc.constantFrom(...all).map((value) => ({ act: () => changeBox((box) => ({ ...box, [key]: value })) }));

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), fc.integer({ min: 20, max: 300 }))
      .map(([name, mm]) => ({ name, act: () => setValue(name, mm) })),
  },
  fc.constantFrom(...CHOICES).map((value) => ({ act: () => choose('postal_lock', value) })),
  set('board', ['FBB 250', 'FBB 300']),
  set('basis', ['inside', 'outside']),
  set('look', ['kraft', 'white', 'black']),
  set('view', ['flat', 'folded', 'both']),
  set('unit', ['mm', 'cm']),
  fc.integer({ min: 300, max: 1000 }).map((width) => ({ act: () => setInStep(sheet, { ...sheet.value, width }) })),
  fc.integer({ min: 1, max: 5 }).map((count) => ({ act: () => setInStep(boxesWanted, count) })),
  fc
    .constantFrom('tea.svg', 'mint.svg', undefined)
    .map((name) => ({ act: () => setInStep(artwork, name === undefined ? undefined : { name }) })),
);

type Action = Change | 'undo' | 'redo' | 'close';

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: change as fc.Arbitrary<Action> },
  { weight: 3, arbitrary: fc.constantFrom<Action>('undo', 'redo', 'close') },
);

describe('undo', () => {
  it('takes every gesture back in order, and makes it again, whatever was changed', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        changeBox((box) => ({ id: box.id, values: {}, choices: {}, unit: 'mm', view: 'both' }));
        forgetSteps();
        /** What was made before each step, and after it for those taken back. */
        const [past, future]: [string[], string[]] = [[], []];
        let open: string | undefined;
        for (const one of actions) {
          const before = made();
          if (one === 'close') {
            closeStep();
            open = undefined;
          } else if (one === 'undo' || one === 'redo') {
            const [from, to] = one === 'undo' ? [past, future] : [future, past];
            const expected = from.pop();
            if (expected !== undefined) to.push(before);
            (one === 'undo' ? undoStep : redoStep)();
            expect(made()).toBe(expected ?? before);
            open = undefined;
          } else {
            one.act();
            if (made() === before) continue;
            if (open === undefined || open !== one.name) past.push(before);
            future.length = 0;
            open = one.name ?? '';
          }
          expect([canUndo.value, canRedo.value]).toEqual([past.length > 0, future.length > 0]);
        }
        const last = made();
        for (const expected of past.toReversed()) {
          undoStep();
          expect(made()).toBe(expected);
        }
        expect(canUndo.value).toBe(false);
        while (canRedo.value) redoStep();
        if (!future.length) expect(made()).toBe(last);
      }),
      { numRuns: 300 },
    );
  });
});
