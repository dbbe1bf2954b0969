import { createIdentifyTracker } from '../analytics/createIdentifyTracker.ts'
import type { DataLayerHost } from '../analytics/pushToDataLayer.ts'
import { startAnalytics } from '../analytics/startAnalytics.ts'
import { deleteVisitCookie } from '../analytics/visitCookie.ts'
import { brand } from '../brand.ts'
import { isInApp, postToNativeApp } from '../composition/browser/nativeApp.ts'
import type {
  BackgroundServices,
  BackgroundServicesDependencies,
} from '../composition/loading/createDeferredPageServices.ts'
import { createPageRecovery } from '../composition/loading/createPageRecovery.ts'
import { ConsentChoices } from './ConsentChoices.tsx'
import { closeOverlaysOnBack } from './closeOverlaysOnBack.ts'
import { createConnectionStatusStore } from './createConnectionStatusStore.ts'
import { createConsentStore } from './createConsentStore.ts'
import { loadChatScript } from './loadChatScript.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

/**
 * Creates the background services of every page: analytics, consent, connection, app and chat, as a lazy-loaded chunk.
 */
export function createBackgroundServices({
  page,
  settings,
  connection,
  revalidate,
}: BackgroundServicesDependencies): BackgroundServices {
  const isApp = isInApp()
  const consent = createConsentStore(() => {
    if (!consent.read()?.analytics) deleteVisitCookie()
    counter.flush()
    person.flush()
  })
  const env = settings.isDemo ? 'dev' : 'live'
  const counter = startAnalytics({ page, isApp, consent: consent.read, site: brand.slug, env })
  const person = createIdentifyTracker(consent.read, (identified) => {
    const host: Window & DataLayerHost = window
    host.dataLayer ??= []
    host.dataLayer.push(identified)
  })
  const offline = createConnectionStatusStore(connection, revalidate)
  offline.start()
  consent.start()
  closeOverlaysOnBack()
  createPageRecovery(page, revalidate, () => window.location.reload())
  if (isApp)
    postToNativeApp({ event: 'page', page: page.name, title: document.title, url: window.location.pathname })
  if (settings.chat && !isApp) loadChatScript(settings.chat)
  return {
    element: <OfflineBanner offline={offline} />,
    choices: <ConsentChoices consent={consent} />,
    handleConsent: (answer) => {
      if (answer === 'choose') consent.choose()
      else consent.decide({ analytics: answer === 'accept', marketing: answer === 'accept' })
    },
    identify: person.identify,
  }
}
