import { useEffect } from 'preact/hooks';
import { say } from './languages/index.ts';
import { ShapePage } from './shape/shape-page.tsx';
import { route } from './state/store.ts';
import { refuseOtherDrops } from './ui/dropping.ts';
import { listenToKeys } from './ui/keys.ts';
import { keysAreShown } from './ui/keys-state.ts';
import { late } from './ui/late.tsx';
import { Toast } from './ui/toast.tsx';
import { TopBar } from './ui/top-bar.tsx';

const page = (name: string, load: Parameters<typeof late>[0]) =>
  late(load, <main id="main" class={name} tabIndex={-1} />);

const KeysDialog = late(async () => (await import('./ui/keys-dialog.tsx')).KeysDialog);

// A link to a box draws it without the search.
const pages = {
  find: page('find', async () => (await import('./find/find-page.tsx')).FindPage),
  check: page('check', async () => (await import('./check/check-page.tsx')).CheckPage),
  kept: page('kept', async () => (await import('./kept/kept-page.tsx')).KeptPage),
  compare: page('kept', async () => (await import('./compare/compare-page.tsx')).ComparePage),
  box: () => null,
};

export const App = () => {
  useEffect(listenToKeys, []);
  useEffect(refuseOtherDrops, []);
  const Page = pages[route.value.place];
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a skip link; addresses behind # are those of pages */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          // The part of the address after # is the state of the page.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {say('skip')}
      </a>
      <TopBar />
      {route.value.place === 'box' ? <ShapePage key={route.value.box.id} /> : <Page />}
      <Toast />
      {keysAreShown.value && <KeysDialog />}
    </>
  );
};
