import { renderHydrated } from '@store/config/renderHydrated'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createCorporateServer } from '../../fixtures/createCorporateServer.ts'
import { samplePage } from '../../fixtures/samplePage.ts'
import { EnquiryProvider } from '../../react/EnquiryProvider.tsx'
import { createEnquiryStore } from '../../store/createEnquiryStore.ts'
import { CorporateView } from './CorporateView.tsx'

function setUp() {
  const read = vi.fn(() => ({ values: {}, recipients: [] }))
  const store = createEnquiryStore({
    initial: { gifts: samplePage.products },
    ports: {
      client: createCorporateServer().client,
      draft: { read, write: () => undefined, forget: () => undefined },
      newKey: () => 'key',
      clock: { now: () => new Date() },
      track: () => undefined,
    },
  })
  const page = (
    <EnquiryProvider store={store}>
      <CorporateView page={samplePage} />
    </EnquiryProvider>
  )
  return { page, read }
}

it('renders the whole page on the server, without the draft and without inline styles', () => {
  const { page, read } = setUp()
  const html = renderToString(page)
  for (const text of ['ENQUIRY NOW', 'Gifts We Offer', 'Personalised Gifts', 'Lattice', 'How it works'])
    expect(html).toContain(text)
  expect(html).toContain('href="#enquiry"')
  expect(html).toContain('mailto:corporate@marigold.example')
  expect(html).not.toContain('style=')
  expect(read).not.toHaveBeenCalled()
})

it('hydrates without changes', async () => {
  let served: string | null = null
  const { container } = await renderHydrated(setUp().page, {
    browser: setUp().page,
    before: ({ textContent }) => {
      served = textContent
    },
  })
  expect(container.textContent).toBe(served)
})

it('throws an error that names the missing provider', () => {
  expect(() => renderToString(<CorporateView page={samplePage} />)).toThrow('no EnquiryProvider above')
})
