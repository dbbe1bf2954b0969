import { language } from '#messages/language.ts'
import { otherLanguageOffers } from '#messages/otherLanguageOffers.ts'
import { writeCookie } from '../composition/storage/writeCookie.ts'

/** How long an answer is remembered: a year, in seconds. */
const life = 365 * 24 * 60 * 60

/** Renders the offers of all other languages; the page's styles show one. */
export function LanguageOfferContent() {
  const decline = () => {
    writeCookie('language', language, life)
    delete document.documentElement.dataset.language
  }
  return otherLanguageOffers.map(({ code, offer, decline: close }) => (
    <p key={code} lang={code}>
      <a href={`/language/${code}`} rel="nofollow">
        {offer}
      </a>
      <button type="button" onClick={decline}>
        {close}
      </button>
    </p>
  ))
}
