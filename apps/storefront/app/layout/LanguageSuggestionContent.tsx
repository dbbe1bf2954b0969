import { writeCookie } from '@store/host'
import { language } from '#messages/language.ts'
import type { languageSuggestion } from '../messages/en/languageSuggestion.ts'

/** How long the answer is stored: a year, in seconds. */
const life = 365 * 24 * 60 * 60

const offers = Object.values(
  import.meta.glob<typeof languageSuggestion>('../messages/*/languageSuggestion.ts', {
    eager: true,
    import: 'languageSuggestion',
  }),
)

/** Renders the offers of all other languages; the document's styles show one of them. */
export function LanguageSuggestionContent() {
  const decline = () => {
    writeCookie('language', language.code, life)
    delete document.documentElement.dataset.language
  }
  return offers
    .filter(({ code }) => code !== language.code)
    .map(({ code, offer, decline: close }) => (
      <p key={code} lang={code} data-offer={code}>
        <a href={`/language/${code}`} rel="nofollow">
          {offer}
        </a>
        <button type="button" onClick={decline}>
          {close}
        </button>
      </p>
    ))
}
