import { createStore } from 'zustand/vanilla'
import type { Consent } from '../analytics/Consent.ts'
import { readConsent, writeConsent } from '../analytics/consentCookie.ts'

/** Whether the question stands on the page, and what is ticked in it. */
export interface ConsentState {
  readonly isVisible: boolean
  /** The choices are shown one by one. */
  readonly isChoosing: boolean
  readonly ticked: Consent
}

/** A link with this fragment asks again, on any page. */
const consentHash = '#cookies'

const nothing: Consent = { analytics: false, marketing: false }

/** Asks what a visitor agrees to, and keeps the answer in a cookie; browser only. */
export function createConsentStore(onDecided: () => void) {
  const read = () => readConsent(document.cookie, navigator)
  const store = createStore<ConsentState>(() => ({ isVisible: false, isChoosing: false, ticked: nothing }))
  // The question stands in every document, and is seen by this alone.
  store.subscribe(({ isVisible }) => document.documentElement.toggleAttribute('data-ask', isVisible))
  const askAgain = () => {
    const isWanted = window.location.hash === consentHash
    if (isWanted) store.setState({ isVisible: true, isChoosing: true, ticked: read() ?? nothing })
  }
  return {
    ...store,
    /** What was decided; another tab may have been asked meanwhile. */
    read,
    choose: () => store.setState({ isChoosing: true }),
    tick: (ticked: Partial<Consent>) =>
      store.setState(({ ticked: before }) => ({ ticked: { ...before, ...ticked } })),
    decide: (consent: Consent) => {
      writeConsent(consent, navigator)
      store.setState({ isVisible: false, isChoosing: false })
      // The next tap on the same link asks once more.
      const { hash, pathname, search } = window.location
      if (hash === consentHash) window.history.replaceState(window.history.state, '', pathname + search)
      onDecided()
    },
    /** Asks who was not asked yet, and whoever follows a link to the question. */
    start: () => {
      store.setState({ isVisible: read() === undefined })
      askAgain()
      window.addEventListener('hashchange', askAgain)
      document.addEventListener('visibilitychange', () => {
        // Decided in another tab.
        if (!store.getState().isChoosing && read() !== undefined) store.setState({ isVisible: false })
      })
    },
  }
}

/** The question for consent. */
export type ConsentStore = ReturnType<typeof createConsentStore>
