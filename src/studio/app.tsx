import { useEffect } from 'preact/hooks';
import { say } from './languages/index.ts';
import { ShapePage } from './shape/shape-page.tsx';
import { route } from './state/store.ts';
import { refuseOtherDrops } from './ui/dropping.ts';
import { listenToKeys } from './ui/keys.ts';
import { KeysDialog } from './ui/keys-dialog.tsx';
import { late } from './ui/late.tsx';
import { Toast } from './ui/toast.tsx';
import { TopBar } from './ui/top-bar.tsx';

// A link to a box draws it without the search.
const LateFindPage = late(
  () => import('./find/find-page.tsx').then(({ FindPage }) => FindPage),
  <main id="main" class="find" tabIndex={-1} />,
);
const LateCheckPage = late(
  () => import('./check/check-page.tsx').then(({ CheckPage }) => CheckPage),
  <main id="main" class="check" tabIndex={-1} />,
);

const LateKeptPage = late(
  () => import('./kept/kept-page.tsx').then(({ KeptPage }) => KeptPage),
  <main id="main" class="kept" tabIndex={-1} />,
);

export const App = () => {
  useEffect(listenToKeys, []);
  useEffect(refuseOtherDrops, []);
  const { place } = route.value;
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
      {route.value.place === 'box' ? (
        <ShapePage key={route.value.box.id} />
      ) : place === 'check' ? (
        <LateCheckPage />
      ) : place === 'kept' ? (
        <LateKeptPage />
      ) : (
        <LateFindPage />
      )}
      <Toast />
      <KeysDialog />
    </>
  );
};
