import { mergeMessages } from '@store/ui/messages'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EnquiryForm } from '../components/EnquiryForm/EnquiryForm.tsx'
import { createCorporateServer } from '../fixtures/createCorporateServer.ts'
import { EnquiryProvider } from '../react/EnquiryProvider.tsx'
import { createEnquiryStore } from '../store/createEnquiryStore.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { enquiryEn } from './enquiryEn.ts'
import { hi } from './hi.ts'

it.each([
  ['English', en, 'New image', 'This image has expired. Get a new one.'],
  ['Hindi', hi, 'नई तस्वीर', 'यह तस्वीर पुरानी हो गई है। नई तस्वीर मँगाएँ।'],
  ['Bengali', bn, 'নতুন ছবি', 'ছবিটি পুরোনো হয়ে গেছে। নতুন ছবি নিন।'],
])('shows the captcha in %s like the rest of the form', async (_, messages, newPicture, expired) => {
  const { client } = createCorporateServer()
  const store = createEnquiryStore({
    initial: { gifts: [] },
    ports: {
      // The captcha of the form expires at once.
      client: {
        ...client,
        captcha: async () => ({
          ok: true,
          value: { id: '1', src: '/c.png', width: 2, height: 2, usefulFor: 0 },
        }),
      },
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
  store.actions.open()
  render(
    <EnquiryProvider store={store} messages={messages}>
      <EnquiryForm messages={mergeMessages(enquiryEn, messages.enquiry)} />
    </EnquiryProvider>,
  )
  expect(await screen.findByRole('button', { name: newPicture })).toBeDefined()
  const enquiry = { name: 'Asha', mobile: '9876543210', email: 'a@example.com', quantity: '50' }
  const rest = { company: 'Acme', captcha: 'abcd', isByMail: false, website: '' }
  await act(() => store.actions.submit({ ...enquiry, ...rest }))
  expect(await screen.findByText(expired)).toBeDefined()
})
