import { renderHydrated } from '@store/config/renderHydrated'
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { AreaQuestion, AreaStart } from './AreaStart.ts'
import { createAreaPorts } from './fixtures/createAreaPorts.ts'
import { createAreaServer } from './fixtures/createAreaServer.ts'
import { AreaFrame } from './frame/AreaFrame.tsx'
import { sectionNames } from './frame/sectionNames.ts'
import { openSection } from './openSection.ts'
import { readSection } from './readSection.ts'

async function pageOf(opened: AreaStart) {
  const server = createAreaServer({ isGuest: true })
  const ports = createAreaPorts(server)
  const section = await openSection(opened, ports)
  return {
    server,
    page: (
      <AreaFrame current={opened.section} hrefs={ports.hrefs}>
        {section.element}
      </AreaFrame>
    ),
  }
}

const texts = {
  overview: 'Hello, Asha',
  profile: 'Mrs. Asha Menon',
  addresses: '14, 3rd Cross, Indiranagar',
  savedCards: '•••• 4242',
  points: '1,240 points',
  notifications: 'Order MG-7K4QX2 is out for delivery.',
  privacy: 'Chrome on Android',
} as const

const startOf = async (section: (typeof sectionNames)[number], how: string): Promise<AreaStart> => {
  const server = createAreaServer({
    isGuest: how === 'guest',
    mood: how === 'failed' ? 'away' : 'well',
  })
  const question: AreaQuestion = { section }
  // As it travels from server to browser.
  return JSON.parse(JSON.stringify(await readSection(server.client, question)))
}

const cases = sectionNames.flatMap((section) => [
  [section, 'read', texts[section]] as const,
  [section, 'guest', 'Please login to see your account'] as const,
  [section, 'failed', 'Something went wrong, Please try again...'] as const,
])

it.each(cases)('renders %s on a server, %s, and comes alive as it is', async (section, how, text) => {
  const opened = await startOf(section, how)
  const onServer = await pageOf(opened)
  const html = renderToString(onServer.page)
  expect(html).toContain(text)
  expect(html).not.toContain('style=')
  const inBrowser = await pageOf(opened)
  // Who is here is known before the page comes alive: the first drawing is the server's all the same.
  inBrowser.server.logIn('Asha')
  const { container } = await renderHydrated(onServer.page, { browser: inBrowser.page })
  if (how === 'read') expect(inBrowser.server.asked).toEqual([])
  await act(async () => inBrowser.server.logOut())
  expect(container.textContent).toContain('Please login to see your account')
  if (how === 'read') expect(container.textContent).not.toContain(text)
})
