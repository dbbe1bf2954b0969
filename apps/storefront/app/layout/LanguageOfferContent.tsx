import { writeCookie } from '@store/host'
import { language } from '#messages/language.ts'
import type { languageOffer } from '../messages/en/languageOffer.ts'

/** How long the answer is stored: a year, in seconds. */
const life = 365 * 24 * 60 * 60

const offers = Object.values(
  import.meta.glob<typeof languageOffer>('../messages/*/languageOffer.ts', {
    eager: true,
    import: 'languageOffer',
  }),
)

/** Renders the offers of all other languages; the document's styles show one of them. */
export function LanguageOfferContent() {
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
