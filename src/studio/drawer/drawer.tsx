import { useEffect, useRef } from 'preact/hooks';
import { say, sayText, type Words } from '../languages/index.ts';
import type { DrawerPanel } from '../state/box-state.ts';
import { closeDrawer } from '../state/drawer.ts';
import { changeBox, shown } from '../state/store.ts';
import { IconButton } from '../ui/controls.tsx';
import { late } from '../ui/late.tsx';

const tabs: readonly (readonly [panel: DrawerPanel, words: keyof Words])[] = [
  ['sheet', 'drawer.sheet'],
  ['costs', 'drawer.costs'],
  ['artwork', 'drawer.artwork'],
  ['take', 'top.take'],
];

const LateArtworkPanel = late(() => import('./artwork-panel.tsx').then(({ ArtworkPanel }) => ArtworkPanel), null);
const LateCostsPanel = late(() => import('./costs-panel.tsx').then(({ CostsPanel }) => CostsPanel), null);
const LateSheetPanel = late(() => import('./sheet-panel.tsx').then(({ SheetPanel }) => SheetPanel), null);
const LateTakePanel = late(() => import('./take-panel.tsx').then(({ TakePanel }) => TakePanel), null);

/** The tools beside the stage. */
export const Drawer = ({ panel }: { readonly panel: DrawerPanel }) => {
  const element = useRef<HTMLElement>(null);
  // The keyboard focus moves to an opened panel, and returns to its origin when the panel closes.
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={element} class="drawer" tabIndex={-1} aria-label={say(tabs.find(([tab]) => tab === panel)![1])}>
      {/* On a narrow page the drawer hides the panel with the name. */}
      <h1 class="hidden">{sayText(shown.value?.name ?? '')}</h1>
      <div class="tabs">
        {tabs.map(([tab, words]) => (
          <button
            type="button"
            key={tab}
            aria-pressed={tab === panel}
            onClick={() => changeBox((box) => ({ ...box, panel: tab }))}
          >
            {say(words)}
          </button>
        ))}
        <IconButton icon="close" isBare label={say('drawer.close')} onClick={closeDrawer} />
      </div>
      <div class="drawer-body">
        {panel === 'sheet' && <LateSheetPanel />}
        {panel === 'costs' && <LateCostsPanel />}
        {panel === 'artwork' && <LateArtworkPanel />}
        {panel === 'take' && <LateTakePanel />}
      </div>
    </aside>
  );
};
