import { computed, signal } from '@preact/signals';
import { Drawer } from '../drawer/drawer.tsx';
import { say, sayText, type Words } from '../languages/index.ts';
import { FactBar } from '../stage/fact-bar.tsx';
import { Stage } from '../stage/stage.tsx';
import { writeAddress } from '../state/address.ts';
import type { DrawerPanel } from '../state/box-state.ts';
import { answer, boxState, changeBox, failure, ignored } from '../state/store.ts';
import { usePage } from '../ui/use-page.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { FineSettings, SizePanel } from './size-panel.tsx';

type Tab = 'size' | 'choices';

const chosenTab = signal<Tab>('size');

/** The visible tab on a phone. The last box may have had choices that this one has not. */
const mobileTab = computed<Tab>(() => (answer.value?.choices.length ? chosenTab.value : 'size'));

const tabs: readonly (readonly [tab: Tab | DrawerPanel, words: keyof Words])[] = [
  ['size', 'shape.size'],
  ['choices', 'shape.choices'],
  ['sheet', 'drawer.sheet'],
  ['costs', 'drawer.costs'],
  ['artwork', 'drawer.artwork'],
  ['take', 'drawer.take'],
];

const open = (tab: Tab | DrawerPanel): void => {
  const panel = tab === 'size' || tab === 'choices' ? undefined : tab;
  if (tab === 'size' || tab === 'choices') chosenTab.value = tab;
  changeBox((box) => ({ ...box, panel }));
};

const isWrong = (tab: Tab | DrawerPanel): boolean =>
  answer.value?.problems.some(({ kind }) => tab === (kind === 'choices' ? 'choices' : 'size')) ?? false;

const MobileTabs = () => {
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

export const ShapePage = () => {
  const box = answer.value;
  usePage(box ? `${sayText(box.name)} – Boxwright` : 'Boxwright');
  const panel = boxState.value?.panel;
  return (
    <main id="main" class="shape" tabIndex={-1} data-shows={panel ? 'drawer' : 'panel'} data-tab={mobileTab.value}>
      <aside class="panel" aria-label={say('shape.panel')}>
        {failure.value && (
          <div class="failure">
            <h1>{failure.value}</h1>
            <a href={`#${writeAddress({ place: 'find', query: boxState.value?.id ?? '' })}`}>{say('find.page')}</a> ·{' '}
            <a href="#/">{say('top.back')}</a>
          </div>
        )}
        {box && (
          <>
            <div class="panel-title">
              <h1>{sayText(box.name)}</h1>
              <p class="codes">
                {[
                  box.fefco && `FEFCO ${box.fefco}`,
                  box.ecma && `ECMA ${box.ecma}`,
                  say(`evidence.${box.evidence}`),
                  box.id,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {ignored.value.length > 0 && (
              <p class="ignored" role="status">
                {say('shape.ignored', { parts: ignored.value.join(', ') })}
              </p>
            )}
            <SizePanel answer={box} />
            <ChoicesPanel answer={box} />
            <FineSettings answer={box} />
          </>
        )}
      </aside>
      <div class="stage-column">
        {!failure.value && <Stage />}
        {!failure.value && <FactBar />}
      </div>
      {panel && !failure.value && <Drawer panel={panel} />}
      {!failure.value && <MobileTabs />}
    </main>
  );
};
