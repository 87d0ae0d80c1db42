import { useEffect, useRef } from 'preact/hooks';
import { say, sayText } from '../languages/index.ts';
import { type DrawerPanel, panels } from '../state/box-state.ts';
import { changeBox, closeDrawer, shown } from '../state/store.ts';
import { IconButton } from '../ui/controls.tsx';
import { late } from '../ui/late.tsx';

const latePanels = {
  sheet: late(async () => (await import('./sheet-panel.tsx')).SheetPanel),
  costs: late(async () => (await import('./costs-panel.tsx')).CostsPanel),
  artwork: late(async () => (await import('./artwork-panel.tsx')).ArtworkPanel),
  take: late(async () => (await import('./take-panel.tsx')).TakePanel),
};

const titleOf = (panel: DrawerPanel): string => say(panel === 'take' ? 'top.take' : `drawer.${panel}`);

export const Drawer = ({ panel }: { readonly panel: DrawerPanel }) => {
  const element = useRef<HTMLElement>(null);
  const Panel = latePanels[panel];
  // The keyboard focus moves to an opened panel, and returns to its origin when the panel closes.
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={element} class="drawer" tabIndex={-1} aria-label={titleOf(panel)}>
      {/* On a narrow page the drawer hides the panel with the name. */}
      <h1 class="hidden">{sayText(shown.value?.name ?? '')}</h1>
      <div class="tabs">
        {panels.map((tab) => (
          <button
            type="button"
            key={tab}
            aria-pressed={tab === panel}
            onClick={() => changeBox((box) => ({ ...box, panel: tab }))}
          >
            {titleOf(tab)}
          </button>
        ))}
        <IconButton icon="close" isBare label={say('drawer.close')} onClick={closeDrawer} />
      </div>
      <div class="drawer-body">
        <Panel />
      </div>
    </aside>
  );
};
