import { language, languages, say, setLanguage, type LanguageTag } from '../languages/index.ts';
import { openPanel } from '../state/drawer.ts';
import { route, shown } from '../state/store.ts';
import { toggleTheme } from '../state/theme.ts';
import { copyLink } from './copy.ts';
import { Icon, Logo } from './icon.tsx';
import { openKeys } from './keys-dialog.tsx';

const Language = () => (
  <label class="language wide">
    <span class="hidden">{say('top.language')}</span>
    <select
      title={say('top.language')}
      value={language.value}
      onChange={({ currentTarget }) => void setLanguage(currentTarget.value as LanguageTag)}
    >
      {Object.entries(languages).map(([tag, { name }]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** The head of every place. */
export const TopBar = () => {
  const { place } = route.value;
  const isBox = place === 'box';
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
        <a href="#/" aria-current={place === 'check' ? undefined : 'page'}>
          {say('nav.boxes')}
        </a>
        <a href="#/check" aria-current={place === 'check' ? 'page' : undefined}>
          {say('nav.check')}
        </a>
      </nav>
      {isBox && <b class="narrow title-here">{shown.value?.name}</b>}
      <div class="grow" />
      <Language />
      <button type="button" class="icon-button" title={say('top.theme')} aria-label={say('top.theme')} onClick={toggleTheme}>
        <Icon name="theme" />
      </button>
      <button type="button" class="icon-button wide" title={say('top.keys')} aria-label={say('top.keys')} onClick={openKeys}>
        <Icon name="help" />
      </button>
      {isBox && (
        <>
          <button type="button" class="button wide" onClick={copyLink}>
            <Icon name="link" />
            {say('top.share')}
          </button>
          <button type="button" class="button solid wide" onClick={() => openPanel('take')}>
            <Icon name="get" />
            {say('top.take')}
          </button>
          <button type="button" class="icon-button narrow" aria-label={say('top.share')} onClick={copyLink}>
            <Icon name="link" />
          </button>
        </>
      )}
    </header>
  );
};
