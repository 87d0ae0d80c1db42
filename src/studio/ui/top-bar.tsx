import { say, sayText, type Words } from '../languages/index.ts';
import type { Route } from '../state/address.ts';
import { failure, openPanel, route, shown } from '../state/store.ts';
import { toggleTheme } from '../state/theme.ts';
import { IconButton } from './controls.tsx';
import { copyLink } from './copy.ts';
import { Icon, Logo } from './icon.tsx';
import { openKeys } from './keys-state.ts';
import { LanguageSelect } from './language-select.tsx';

const places: readonly (readonly [href: string, words: keyof Words, of: readonly Route['place'][]])[] = [
  ['#/', 'nav.boxes', ['find', 'box']],
  ['#/check', 'nav.check', ['check']],
  ['#/kept', 'nav.kept', ['kept', 'compare']],
];

export const TopBar = () => {
  const { place } = route.value;
  const isBox = place === 'box';
  const isShown = isBox && !failure.value;
  return (
    <header class={`top ${isBox ? 'of-box' : ''}`}>
      {isBox && (
        <a class="icon-button narrow" href="#/" aria-label={say('top.back')}>
          <Icon name="back" />
        </a>
      )}
      <a class="brand" href="#/">
        <Logo />
        <span>Boxwright</span>
      </a>
      <nav class="places" aria-label={say('nav.main')}>
        {places.map(([href, words, of]) => (
          <a key={href} href={href} aria-current={of.includes(place) ? 'page' : undefined}>
            {say(words)}
          </a>
        ))}
      </nav>
      {isBox && <b class="narrow title-here">{sayText(shown.value?.name ?? '')}</b>}
      <div class="grow" />
      <LanguageSelect class="wide" />
      <IconButton icon="theme" label={say('top.theme')} onClick={toggleTheme} />
      <IconButton icon="help" kind="wide" label={say('top.keys')} onClick={openKeys} />
      {isShown && (
        <>
          <button type="button" class="button wide share" title={say('top.share')} onClick={copyLink}>
            <Icon name="link" />
            <span>{say('top.share')}</span>
          </button>
          <button type="button" class="button solid wide" onClick={() => openPanel('take')}>
            <Icon name="get" />
            {say('top.take')}
          </button>
          <IconButton icon="link" kind="narrow" isBare label={say('top.share')} onClick={copyLink} />
        </>
      )}
    </header>
  );
};
