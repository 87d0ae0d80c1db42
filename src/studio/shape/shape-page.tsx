import { useEffect } from 'preact/hooks';
import { Drawer } from '../drawer/drawer.tsx';
import { say } from '../languages/index.ts';
import { FactBar } from '../stage/fact-bar.tsx';
import { Stage } from '../stage/stage.tsx';
import { addressOfSearch, answer, boxState, failure, ignored } from '../state/store.ts';
import { usePageFocus } from '../ui/page-focus.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { MobileTabs, mobileTab } from './mobile-tabs.tsx';
import { FineSettings, SizePanel } from './size-panel.tsx';

/** The page of a box: settings, views and downloads. */
export const ShapePage = () => {
  usePageFocus();
  const box = answer.value;
  useEffect(() => {
    document.title = box ? `${box.name} – Boxwright` : 'Boxwright';
  }, [box?.name]);
  const panel = boxState.value?.panel;
  return (
    <main id="main" class="shape" tabIndex={-1} data-shows={panel ? 'drawer' : 'panel'} data-tab={mobileTab.value}>
      <aside class="panel" aria-label={say('shape.panel')}>
        {failure.value && (
          <div class="failure">
            <h1>{failure.value}</h1>
            <a href={addressOfSearch(boxState.value?.id ?? '')}>{say('find.page')}</a>
          </div>
        )}
        {box && (
          <>
            <div class="panel-title">
              <h1>{box.name}</h1>
              <p class="codes">
                {[box.fefco && `FEFCO ${box.fefco}`, box.ecma && `ECMA ${box.ecma}`, box.id]
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
        <Stage />
        <FactBar />
      </div>
      {panel && <Drawer panel={panel} />}
      <MobileTabs />
    </main>
  );
};
