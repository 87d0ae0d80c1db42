import { useEffect, useRef } from 'preact/hooks';
import { say } from '../languages/index.ts';
import { setQuery } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { openFirst, text } from './results.ts';

export const SearchField = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not on a phone, because its keyboard would hide the page.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known everywhere yet
    <div role="search">
      <div class="search">
        <Icon name="search" />
        <label class="hidden" for="search">
          {say('find.search')}
        </label>
        <input
          id="search"
          ref={field}
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={say('find.example')}
          value={text.value}
          onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') openFirst();
          }}
        />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: kbd takes no focus */}
        <kbd aria-hidden="true">/</kbd>
      </div>
      <div class="tries">
        <span>{say('find.try')}</span>
        {say('find.tries')
          .split('; ')
          .map((words) => (
            <button type="button" key={words} onClick={() => setQuery(words)}>
              {words}
            </button>
          ))}
      </div>
    </div>
  );
};
