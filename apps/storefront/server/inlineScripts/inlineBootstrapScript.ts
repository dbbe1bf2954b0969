import { captureEvents } from '@store/ui/event-replay'
import { morphProductPicture } from './morphProductPicture.ts'
import { scheduleHydration } from './scheduleHydration.ts'
import { toInlineScript } from './toInlineScript.ts'

/**
 * Marks before the first paint that the page is shown inside the shop's app (`fa-source=app` now, or earlier in this
 * tab), so that its header and footer never appear there, even on a cached page; `app/base.css` hides them.
 */
function markAppMode(): void {
  let isApp = /[?&]fa[-_]source=app(&|$)/.test(location.search)
  try {
    if (isApp) sessionStorage.setItem('app', '{"isApp":true}')
    else isApp = sessionStorage.getItem('app') !== null
  } catch {
    // If session storage is blocked, only this page is in app mode, and the next one is not.
  }
  if (isApp) document.documentElement.dataset.app = ''
}

/**
 * Applies the visitor's choices before the first paint: the theme (stored by `app/composition/browser/theme.ts`), and
 * the consent banner, which is shown if they are undecided and the browser sends no privacy signal
 * (`app/analytics/consentCookie.ts` reads the same). The choices may change while the page is prerendered.
 */
function applyChoices(): void {
  const { dataset } = document.documentElement
  const apply = () => {
    const isDecided = /(^|; )consent=[01]{3}(;|$)/.test(document.cookie)
    const wantsPrivacy =
      ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
      /^(1|yes)$/.test(String(navigator.doNotTrack))
    if (isDecided || wantsPrivacy) delete dataset.ask
    else dataset.ask = ''
    const [, , theme] = /(^|; )theme=(light|dark)(;|$)/.exec(document.cookie) ?? []
    if (theme) dataset.storeTheme = theme
    else delete dataset.storeTheme
  }
  apply()
  document.addEventListener('prerenderingchange', apply)
}

/**
 * Offers the page in the visitor's language before the first paint: the one that they chose (cookie `language`), or
 * else the first language of the browser that the store has (`html[data-languages]`, `app/layout/LanguageSuggestion.tsx`).
 */
function offerLanguage(): void {
  const page = document.documentElement
  const offered = (page.dataset.languages ?? '').split(' ')
  const [, chosen] = /(?:^|; )language=([a-z]+)/.exec(document.cookie) ?? []
  const wanted = [...(chosen ? [chosen] : []), ...(navigator.languages ?? [])]
  const language = wanted.map((tag) => tag.slice(0, 2)).find((code) => offered.includes(code))
  if (language && language !== page.lang) page.dataset.language = language
}

/** The only inline script of every document; every Content-Security-Policy contains its hash. */
export const inlineBootstrapScript = [
  toInlineScript(captureEvents),
  toInlineScript(markAppMode),
  toInlineScript(applyChoices),
  toInlineScript(offerLanguage),
  toInlineScript(morphProductPicture),
  toInlineScript(scheduleHydration, '(file) => import(file)'),
].join('')
