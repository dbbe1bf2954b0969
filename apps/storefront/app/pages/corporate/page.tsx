import { CorporateView, EnquiryProvider } from '@store/corporate'
import '@store/corporate/styles.css'
import type { EnquiryStore } from '@store/corporate/headless'
import { useEffect, useState } from 'react'
import { createCorporateEnquiry } from '../../composition/createCorporateEnquiry.ts'
import { isInApp } from '../../composition/nativeApp.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The corporate landing page and its enquiry form. */
export const page = definePage<PageData['corporate']>({
  open: async (stores, { corporate }) => {
    const store = createCorporateEnquiry(stores, corporate)
    return (
      <EnquiryProvider store={store}>
        <div className="inset">
          <Arriving store={store} corporate={corporate} />
        </div>
      </EnquiryProvider>
    )
  },
})

function Arriving({
  store,
  corporate,
}: PageData['corporate'] & {
  readonly store: EnquiryStore
}) {
  const [inApp, setInApp] = useState(false)

  // The page is rendered once for everybody: what the address and the tab say of this visit is known here alone.
  useEffect(() => {
    const { search, hash, pathname } = window.location
    setInApp(isInApp())
    store.actions.arrive(search, hash)
    // A link's token is good once: it shall not stay in the address, nor in what is shared of it.
    if (hash.startsWith('#confirm=')) window.history.replaceState(null, '', `${pathname}${search}`)
  }, [store])

  return <CorporateView page={corporate} isInApp={inApp} />
}
