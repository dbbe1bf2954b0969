import { createStore } from 'zustand/vanilla'
import type { Consent } from '../analytics/Consent.ts'
import { readConsent, writeConsent } from '../analytics/consentCookie.ts'

/** Whether the consent banner is visible, and which of its choices are checked. */
export interface ConsentState {
  readonly isVisible: boolean
  /** Whether the individual choices are visible. */
  readonly isChoosing: boolean
  readonly ticked: Consent
}

/** A link with this fragment reopens the banner on any page. */
const consentHash = '#cookies'

const nothing: Consent = { analytics: false, marketing: false }

/** Creates the store of the consent banner, which saves the decision in a cookie. Browser only. */
export function createConsentStore(onDecided: () => void) {
  const read = () => readConsent(document.cookie, navigator)
  const store = createStore<ConsentState>(() => ({ isVisible: false, isChoosing: false, ticked: nothing }))
  // Every document contains the banner; only this attribute makes it visible.
  store.subscribe(({ isVisible }) => document.documentElement.toggleAttribute('data-ask', isVisible))
  const askAgain = () => {
    const isWanted = window.location.hash === consentHash
    if (isWanted) store.setState({ isVisible: true, isChoosing: true, ticked: read() ?? nothing })
  }
  return {
    ...store,
    /** Reads the decision; another tab may have changed it. */
    read,
    choose: () => store.setState({ isChoosing: true }),
    tick: (ticked: Partial<Consent>) =>
      store.setState(({ ticked: before }) => ({ ticked: { ...before, ...ticked } })),
    decide: (consent: Consent) => {
      writeConsent(consent, navigator)
      store.setState({ isVisible: false, isChoosing: false })
      // The next click on the same link must open the banner again.
      const { hash, pathname, search } = window.location
      if (hash === consentHash) window.history.replaceState(window.history.state, '', pathname + search)
      onDecided()
    },
    /** Opens the banner if the visitor is undecided, or follows a link to it. */
    start: () => {
      store.setState({ isVisible: read() === undefined })
      askAgain()
      window.addEventListener('hashchange', askAgain)
      document.addEventListener('visibilitychange', () => {
        // The visitor has decided in another tab.
        if (!store.getState().isChoosing && read() !== undefined) store.setState({ isVisible: false })
      })
    },
  }
}

/** The store of the consent banner. */
export type ConsentStore = ReturnType<typeof createConsentStore>
