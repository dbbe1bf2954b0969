import { createIdentify } from '../analytics/createIdentify.ts'
import type { DataLayerHost } from '../analytics/pushToDataLayer.ts'
import { startCounting } from '../analytics/startCounting.ts'
import { forgetVisit } from '../analytics/visitCookie.ts'
import { brand } from '../brand.ts'
import { isInApp, tellApp } from '../composition/appShell.ts'
import type { BackgroundWiring, LoadedBackground } from '../composition/createBackgroundOpener.ts'
import { createRecovery } from '../composition/createRecovery.ts'
import { ConsentChoices } from './ConsentChoices.tsx'
import { createChat } from './createChat.ts'
import { createConsent } from './createConsent.ts'
import { createOffline } from './createOffline.ts'
import { Offline } from './Offline.tsx'

/** What is around every page: counting, consent, the connection, the app and the chat; a chunk of its own, loaded late. */
export function createBackground({ page, facts, connection, wake }: BackgroundWiring): LoadedBackground {
  const isApp = isInApp()
  const consent = createConsent(() => {
    if (!consent.read()?.analytics) forgetVisit()
    counter.flush()
    person.flush()
  })
  const env = facts.isDemo ? 'dev' : 'live'
  const counter = startCounting({ page, isApp, consent: consent.read, site: brand.slug, env })
  const person = createIdentify(consent.read, (identified) => {
    const host: Window & DataLayerHost = window
    host.dataLayer ??= []
    host.dataLayer.push(identified)
  })
  const offline = createOffline(connection, wake)
  offline.start()
  consent.start()
  createRecovery(page, wake, () => window.location.reload())
  if (isApp) tellApp({ event: 'page', page: page.name, title: document.title, url: window.location.pathname })
  if (facts.chat && !isApp) createChat(facts.chat)
  return {
    element: <Offline offline={offline} />,
    choices: <ConsentChoices consent={consent} />,
    answer: (answer) => {
      if (answer === 'choose') consent.choose()
      else consent.decide({ analytics: answer === 'accept', marketing: answer === 'accept' })
    },
    identify: person.identify,
  }
}
