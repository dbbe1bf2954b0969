import { CorporateView, EnquiryProvider } from '@store/corporate'
import { corporateMessages } from '#messages/packages/corporateMessages.ts'
import '@store/corporate/styles.css'
import type { EnquiryStore } from '@store/corporate/headless'
import { useEffect, useState } from 'react'
import { isInApp } from '../../composition/browser/nativeApp.ts'
import { createCorporateEnquiryStore } from '../../composition/pages/createCorporateEnquiryStore.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { CorporateData } from './load.ts'

/** The corporate landing page and its enquiry form. */
export const view: PageViewDefinition<CorporateData> = {
  open: async (stores, { corporate }) => {
    const store = createCorporateEnquiryStore(stores, corporate)
    return (
      <EnquiryProvider store={store} messages={corporateMessages}>
        <div className="inset">
          <Arriving store={store} corporate={corporate} />
        </div>
      </EnquiryProvider>
    )
  },
  clientGroups: ['corporate'],
}

function Arriving({
  store,
  corporate,
}: CorporateData & {
  readonly store: EnquiryStore
}) {
  const [inApp, setInApp] = useState(false)

  // The cached page is the same for all visitors; only the browser knows the URL and tab state of this visit.
  useEffect(() => {
    const { search, hash, pathname } = window.location
    setInApp(isInApp())
    store.actions.arrive(search, hash)
    // The token works only once, so it is removed from the URL, which might be shared.
    if (hash.startsWith('#confirm=')) window.history.replaceState(null, '', `${pathname}${search}`)
  }, [store])

  return <CorporateView page={corporate} isInApp={inApp} />
}
