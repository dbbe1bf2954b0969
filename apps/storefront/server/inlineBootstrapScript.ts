import { captureEarlyEvents } from './captureEarlyEvents.ts'
import { scheduleHydration } from './scheduleHydration.ts'

/**
 * Notes before the first paint that the page is shown inside the shop's app (`fa-source=app` now, or earlier in this tab),
 * so that its head and foot are never seen there, on a page from the cache either; `app/base.css` hides them.
 */
const earlyApp =
  '(()=>{let a=/[?&]fa[-_]source=app(&|$)/.test(location.search);try{if(a)sessionStorage.app=\'{"isApp":true}\';else a=sessionStorage.app}catch{}if(a)document.documentElement.dataset.app=""})()'

/**
 * Shows the question for consent before the first paint where nothing was decided, and no browser asks for privacy
 * (`app/analytics/consentCookie.ts` reads the same).
 */
const earlyAsk =
  'if(!/(^|; )consent=[01]{3}(;|$)/.test(document.cookie)&&navigator.globalPrivacyControl!==true&&!/^(1|yes)$/.test(navigator.doNotTrack))document.documentElement.dataset.ask=""'

/** The one inline script of every document; its hash stands in every policy. */
export const inlineBootstrapScript = `${captureEarlyEvents};${earlyApp};${earlyAsk};${scheduleHydration}`
