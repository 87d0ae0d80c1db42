import { computed, signal } from '@preact/signals';
import { say, type Words } from '../languages/index.ts';
import type { DrawerPanel } from '../state/box-state.ts';
import { answer, boxState, changeBox, omit } from '../state/store.ts';

type Tab = 'size' | 'choices';

const chosenTab = signal<Tab>('size');

/** The visible tab on a phone. The last box may have had choices that this one has not. */
export const mobileTab = computed<Tab>(() => (answer.value?.choices.length ? chosenTab.value : 'size'));

const tabs: readonly (readonly [tab: Tab | DrawerPanel, words: keyof Words])[] = [
  ['size', 'shape.size'],
  ['choices', 'shape.choices'],
  ['sheet', 'drawer.sheet'],
  ['artwork', 'drawer.artwork'],
  ['take', 'drawer.take'],
];

const isOfPanel = (tab: Tab | DrawerPanel): tab is Tab => tab === 'size' || tab === 'choices';

const open = (tab: Tab | DrawerPanel): void => {
  if (isOfPanel(tab)) {
    chosenTab.value = tab;
    changeBox((box) => omit(box, 'panel'));
  } else changeBox((box) => ({ ...box, panel: tab }));
};

/** True if a tab contains a problem. */
const isWrong = (tab: Tab | DrawerPanel): boolean =>
  answer.value?.problems.some(({ kind }) => tab === (kind === 'choices' ? 'choices' : 'size')) ?? false;

/** The tabs below the drawing on a phone. */
export const MobileTabs = () => {
  const now = boxState.value?.panel ?? mobileTab.value;
  return (
    <nav class="mobile-tabs tabs" aria-label={say('shape.panel')}>
      {tabs
        .filter(([tab]) => tab !== 'choices' || answer.value?.choices.length)
        .map(([tab, words]) => (
          <button type="button" key={tab} aria-pressed={now === tab} onClick={() => open(tab)}>
            {say(words)}
            {tab !== now && isWrong(tab) && <i class="wrong-dot" role="img" aria-label={say('shape.wrong_here')} />}
          </button>
        ))}
    </nav>
  );
};
