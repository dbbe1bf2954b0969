import { renderHydrated } from '@store/config/renderHydrated'
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fetchSection } from './fetchSection.ts'
import { createAccountPorts } from './fixtures/createAccountPorts.ts'
import { createAccountServer } from './fixtures/createAccountServer.ts'
import { AccountLayout } from './layout/AccountLayout.tsx'
import { sectionNames } from './layout/sectionNames.ts'
import { loadSection } from './loadSection.tsx'
import type { SectionQuery, SectionWithInitialData } from './SectionWithInitialData.ts'

async function pageOf(opened: SectionWithInitialData) {
  const server = createAccountServer({ isGuest: true })
  const ports = createAccountPorts(server)
  const section = await loadSection(opened, ports)
  return {
    server,
    page: (
      <AccountLayout current={opened.section} hrefs={ports.hrefs}>
        {section.element}
      </AccountLayout>
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

const startOf = async (
  section: (typeof sectionNames)[number],
  how: string,
): Promise<SectionWithInitialData> => {
  const server = createAccountServer({
    isGuest: how === 'guest',
    mood: how === 'failed' ? 'away' : 'well',
  })
  const question: SectionQuery = { section }
  // Serialized, like data that a server sends to the browser.
  return JSON.parse(JSON.stringify(await fetchSection(server.client, question)))
}

const cases = sectionNames.flatMap((section) => [
  [section, 'read', texts[section]] as const,
  [section, 'guest', 'Please login to see your account'] as const,
  [section, 'failed', 'Something went wrong, Please try again...'] as const,
])

it.each(cases)(
  'the section %s is rendered on a server in the state %s, and hydrates unchanged',
  async (section, how, text) => {
    const opened = await startOf(section, how)
    const onServer = await pageOf(opened)
    const html = renderToString(onServer.page)
    expect(html).toContain(text)
    expect(html).not.toContain('style=')
    const inBrowser = await pageOf(opened)
    // The session is known before hydration; the first render must still match the server's.
    inBrowser.server.logIn('Asha')
    const { container } = await renderHydrated(onServer.page, { browser: inBrowser.page })
    if (how === 'read') expect(inBrowser.server.asked).toEqual([])
    await act(async () => inBrowser.server.logOut())
    expect(container.textContent).toContain('Please login to see your account')
    if (how === 'read') expect(container.textContent).not.toContain(text)
  },
)
