import { render } from '@testing-library/react'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { createCorporateServer } from '../../fixtures/createCorporateServer.ts'
import { samplePage } from '../../fixtures/samplePage.ts'
import { enquiryEn } from '../../messages/enquiryEn.ts'
import { recipientListEn } from '../../messages/recipientListEn.ts'
import type { CorporateSlots } from '../../react/CorporateSlots.ts'
import { EnquiryProvider } from '../../react/EnquiryProvider.tsx'
import { createRecipientListStore } from '../../recipients/createRecipientListStore.ts'
import { createEnquiryStore } from '../../store/createEnquiryStore.ts'
import { EnquiryForm } from '../EnquiryForm/EnquiryForm.tsx'
import { EnquirySuccess } from '../EnquiryForm/EnquirySuccess.tsx'
import { RecipientListImport } from '../RecipientsPanel/RecipientListImport.tsx'
import { RecipientsTable } from '../RecipientsPanel/RecipientsTable.tsx'
import { CorporateView } from './CorporateView.tsx'

const wrap = (name: string) => ({
  // A wrapper would be invalid in a table, so the test adds a mark beside the part.
  replace: <Given extends object>(given: Given, Default: ComponentType<Given>) => (
    <>
      <template data-slot={name} />
      {createElement(Default, given)}
    </>
  ),
})

// `Required` makes it a type error to add a slot without listing it here.
const wrapped: Required<CorporateSlots> = {
  confirmation: wrap('confirmation'),
  banner: wrap('banner'),
  enquireButton: wrap('enquireButton'),
  giftsOffered: wrap('giftsOffered'),
  steps: wrap('steps'),
  clients: wrap('clients'),
  testimonials: wrap('testimonials'),
  gallery: wrap('gallery'),
  contact: wrap('contact'),
  dialog: wrap('dialog'),
  form: wrap('form'),
  estimate: wrap('estimate'),
  recipients: wrap('recipients'),
  recipientImport: wrap('recipientImport'),
  recipientTable: wrap('recipientTable'),
  recipientRow: wrap('recipientRow'),
  success: wrap('success'),
}

const { client } = createCorporateServer()
const recipients = () =>
  createRecipientListStore({
    rows: [{ name: 'Asha', phone: '9876543210', pincode: '560001', message: '' }],
    checkPincodes: client.checkPincodes,
    onChange: () => undefined,
  })

function renderParts(slots?: CorporateSlots) {
  const store = createEnquiryStore({
    initial: { gifts: samplePage.products },
    ports: {
      client,
      draft: {
        read: () => ({ values: {}, recipients: [] }),
        write: () => undefined,
        forget: () => undefined,
      },
      newKey: () => 'key',
      clock: { now: () => new Date() },
      track: () => undefined,
    },
  })
  const list = recipients()
  list.actions.show('all')
  const sent = { kind: 'sent', reference: 'E-1', email: 'a@example.com', awaitsLink: false } as const
  const parts: readonly ReactElement[] = [
    <CorporateView key="page" page={samplePage} />,
    <EnquiryForm key="form" messages={enquiryEn} />,
    <EnquirySuccess key="success" sent={sent} messages={enquiryEn} onAgain={() => undefined} />,
    <RecipientListImport key="import" store={list} messages={recipientListEn} />,
    <RecipientsTable key="table" store={list} messages={recipientListEn} />,
  ]
  const { container } = render(
    <EnquiryProvider store={store} slots={slots}>
      {parts}
    </EnquiryProvider>,
  )
  const seen = [...container.querySelectorAll<HTMLElement>('[data-slot]')].map((one) => one.dataset.slot)
  return { container, seen: [...new Set(seen)].sort() }
}

it('can wrap every slot of page, form and list without changing its content', () => {
  const plain = renderParts()
  expect(plain.seen).toEqual([])
  const page = renderParts(wrapped)
  expect(page.seen).toEqual(Object.keys(wrapped).sort())
  expect(page.container.textContent).toBe(plain.container.textContent)
})

it("replaces a part, passes the part's props to the replacement, and leaves the other parts unchanged", () => {
  const { container } = renderParts({ steps: { replace: ({ steps }) => <i>{steps.length}</i> }, banner: {} })
  expect(container.querySelector('i')?.textContent).toBe(String(samplePage.steps.length))
  expect(container.textContent).not.toContain('How it works')
  expect(container.textContent).toContain('Gifts We Offer')
})
