import { captureEarlyEvents } from './captureEarlyEvents.ts'
import { scheduleHydration } from './scheduleHydration.ts'

/**
 * Marks before the first paint that the page is shown inside the shop's app (`fa-source=app` now, or earlier in
 * this tab), so that its header and footer never appear there, even on a cached page; `app/base.css` hides them.
 */
const earlyApp =
  '(()=>{let a=/[?&]fa[-_]source=app(&|$)/.test(location.search);try{if(a)sessionStorage.app=\'{"isApp":true}\';else a=sessionStorage.app}catch{}if(a)document.documentElement.dataset.app=""})()'

/**
 * Shows the consent banner before the first paint when the visitor decided nothing and the browser does not ask for
 * privacy (`app/analytics/consentCookie.ts` reads the same).
 */
const earlyAsk =
  'if(!/(^|; )consent=[01]{3}(;|$)/.test(document.cookie)&&navigator.globalPrivacyControl!==true&&!/^(1|yes)$/.test(navigator.doNotTrack))document.documentElement.dataset.ask=""'

/** Applies the theme that the visitor chose before the first paint (`app/composition/browser/theme.ts` stores it). */
const earlyTheme =
  '(t=>{if(t)document.documentElement.dataset.storeTheme=t[2]})(/(^|; )theme=(light|dark)(;|$)/.exec(document.cookie))'

/**
 * Offers the page in the visitor's language before the first paint: in the one they chose (cookie `language`), or else
 * in the first language of the browser that the store has (`html[data-languages]`, `app/layout/LanguageOffer.tsx`).
 */
const earlyLanguage =
  '(()=>{const d=document.documentElement,s=(d.dataset.languages||"").split(" "),c=/(?:^|; )language=([a-z]+)/.exec(document.cookie)||[],l=[c[1],...navigator.languages||[]].map(t=>String(t).slice(0,2)).find(t=>s.includes(t));if(l&&l!=d.lang)d.dataset.language=l})()'

/** The one inline script of every document; every policy contains its hash. */
export const inlineBootstrapScript = `${captureEarlyEvents};${earlyApp};${earlyAsk};${earlyTheme};${earlyLanguage};${scheduleHydration}`
