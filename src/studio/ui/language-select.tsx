import { type LanguageTag, language, languages, say, setLanguage } from '../languages/index.ts';

export const LanguageSelect = ({ class: more }: { readonly class: string }) => (
  <label class={`language ${more}`}>
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
