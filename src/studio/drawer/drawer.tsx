import { say, type Words } from '../languages/index.ts';
import type { DrawerPanel } from '../state/box-state.ts';
import { closeDrawer } from '../state/drawer.ts';
import { changeBox } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { ArtworkPanel } from './artwork-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { TakePanel } from './take-panel.tsx';

const tabs: readonly (readonly [panel: DrawerPanel, words: keyof Words])[] = [
  ['sheet', 'drawer.sheet'],
  ['artwork', 'drawer.artwork'],
  ['take', 'top.take'],
];

/** Beside the stage: what one does with the box. */
export const Drawer = ({ panel }: { readonly panel: DrawerPanel }) => (
  <aside class="drawer" aria-label={say(tabs.find(([tab]) => tab === panel)![1])}>
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
      <button type="button" class="icon-button" aria-label={say('drawer.close')} onClick={closeDrawer}>
        <Icon name="close" />
      </button>
    </div>
    <div class="drawer-body">
      {panel === 'sheet' ? <SheetPanel /> : panel === 'artwork' ? <ArtworkPanel /> : <TakePanel />}
    </div>
  </aside>
);
