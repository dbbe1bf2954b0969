import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { AccountAreaSlots } from './AccountAreaSlots.ts'
import type { AddressesSlots } from './addresses/AddressesSlots.ts'
import { fetchSection } from './fetchSection.ts'
import { createAccountPorts } from './fixtures/createAccountPorts.ts'
import { createAccountServer } from './fixtures/createAccountServer.ts'
import { samplePoints } from './fixtures/sampleAccount.ts'
import { AccountLayout } from './layout/AccountLayout.tsx'
import type { AccountLayoutSlots } from './layout/AccountLayoutSlots.ts'
import type { SectionName } from './layout/sectionNames.ts'
import { loadSection } from './loadSection.tsx'
import type { NotificationsSlots } from './notifications/NotificationsSlots.ts'
import type { OverviewSlots } from './overview/OverviewSlots.ts'
import type { PointsSlots } from './points/PointsSlots.ts'
import type { PrivacySlots } from './privacy/PrivacySlots.ts'
import type { ProfileSlots } from './profile/ProfileSlots.ts'
import type { SectionWithInitialData } from './SectionWithInitialData.ts'
import type { SectionSlots } from './section/SectionSlots.ts'
import type { WalletSlots } from './wallet/WalletSlots.ts'

const wrap = (name: string) => ({
  replace: <Given extends object>(given: Given, Default: ComponentType<Given>) => (
    <div data-slot={name}>{createElement(Default, given)}</div>
  ),
})

// `Required` makes a new slot that no test names a type error.
const section: Required<SectionSlots> = {
  heading: wrap('section.heading'),
  login: wrap('section.login'),
  loadError: wrap('section.loadError'),
  skeleton: wrap('section.skeleton'),
  removalDialog: wrap('section.removalDialog'),
}
const overview: Required<OverviewSlots> = {
  view: wrap('overview.view'),
  greeting: wrap('overview.greeting'),
  menu: wrap('overview.menu'),
}
const profile: Required<ProfileSlots> = {
  view: wrap('profile.view'),
  name: wrap('profile.name'),
  nameForm: wrap('profile.nameForm'),
  email: wrap('profile.email'),
  mobile: wrap('profile.mobile'),
  mobileForm: wrap('profile.mobileForm'),
}
const addresses: Required<AddressesSlots> = {
  view: wrap('addresses.view'),
  list: wrap('addresses.list'),
  address: wrap('addresses.address'),
  form: wrap('addresses.form'),
  fields: wrap('addresses.fields'),
}
const wallet: Required<WalletSlots> = {
  view: wrap('wallet.view'),
  group: wrap('wallet.group'),
  item: wrap('wallet.item'),
}
const points: Required<PointsSlots> = {
  view: wrap('points.view'),
  balance: wrap('points.balance'),
  history: wrap('points.history'),
  entry: wrap('points.entry'),
  empty: wrap('points.empty'),
}
const notifications: Required<NotificationsSlots> = {
  view: wrap('notifications.view'),
  list: wrap('notifications.list'),
  item: wrap('notifications.item'),
  preferences: wrap('notifications.preferences'),
  switch: wrap('notifications.switch'),
}
const privacy: Required<PrivacySlots> = {
  view: wrap('privacy.view'),
  sessions: wrap('privacy.sessions'),
  session: wrap('privacy.session'),
  download: wrap('privacy.download'),
  removal: wrap('privacy.removal'),
  removalDialog: wrap('privacy.removalDialog'),
}
const wrapped: Required<AccountAreaSlots> = {
  ...{ section, overview, profile, addresses, wallet, points, notifications, privacy },
}
const layout: Required<AccountLayoutSlots> = { menu: wrap('layout.menu') }

interface Options {
  readonly state?: 'ready' | 'guest' | 'failed' | 'loading'
  readonly slots?: AccountAreaSlots | undefined
  readonly layoutSlots?: AccountLayoutSlots
  readonly server?: Parameters<typeof createAccountServer>[0]
}

async function renderSection(
  name: SectionName,
  { state = 'ready', slots, layoutSlots, server: options = {} }: Options = {},
) {
  const server = createAccountServer(options)
  const ports = createAccountPorts(server)
  const empty: SectionWithInitialData = { section: name, page: 1 }
  const opened: SectionWithInitialData =
    state === 'ready'
      ? await fetchSection(server.client, { section: name })
      : state === 'loading'
        ? empty
        : { ...empty, start: { kind: state } }
  const { element } = await loadSection(opened, ports, undefined, slots)
  return render(
    <AccountLayout current={name} hrefs={ports.hrefs} slots={layoutSlots}>
      {element}
    </AccountLayout>,
  )
}

/** Names of the slots on the page. The stories test the dialogs, which jsdom does not open. */
const slotsIn = () => [
  ...new Set([...document.querySelectorAll<HTMLElement>('[data-slot]')].map((one) => one.dataset.slot)),
]

const buttons: Partial<Record<SectionName, readonly RegExp[]>> = {
  profile: [/^Edit/, /number$/],
  addresses: [/^New address/],
}

const sections: readonly (readonly [SectionName, object])[] = [
  ['overview', { overview }],
  ['profile', { profile }],
  ['addresses', { addresses }],
  ['savedCards', { wallet }],
  ['points', { points: { ...points, empty: undefined } }],
  ['notifications', { notifications }],
  ['privacy', { privacy: { ...privacy, removalDialog: undefined } }],
]

const namesOf = (slots: object) =>
  Object.entries(slots).flatMap(([group, parts]) =>
    Object.entries(parts).flatMap(([part, slot]) => (slot ? [`${group}.${part}`] : [])),
  )

describe('slots of the account area', () => {
  it.each(sections)('wrap every part of %s without changing it', async (name, slots) => {
    const plain = await renderSection(name)
    const before = plain.container.textContent
    expect(slotsIn()).toEqual([])
    plain.unmount()

    const page = await renderSection(name, { slots: wrapped })
    expect(page.container.textContent).toBe(before)
    const seen = new Set(slotsIn())
    for (const label of buttons[name] ?? []) {
      const [button] = page.getAllByRole('button', { name: label })
      if (button) await userEvent.click(button)
      for (const slot of slotsIn()) seen.add(slot)
    }
    for (const slot of namesOf(slots)) expect(seen).toContain(slot)
    expect(seen).toContain('section.heading')
  })

  it.each([
    ['guest', 'section.login'],
    ['failed', 'section.loadError'],
    ['loading', 'section.skeleton'],
  ] as const)('wrap a section in the state %s', async (state, slot) => {
    await renderSection('addresses', { state, slots: wrapped })
    expect(slotsIn()).toContain(slot)
  })

  it('wrap an empty history', async () => {
    await renderSection('points', {
      slots: wrapped,
      server: { held: { points: { ...samplePoints, total: 0, entries: [] } } },
    })
    expect(slotsIn()).toContain('points.empty')
  })

  it('replaces a part, and leaves the others unchanged', async () => {
    const slots: AccountAreaSlots = {
      addresses: { address: { replace: ({ address }) => <i>{address.receiver.fullName}</i> }, list: {} },
    }
    const { container } = await renderSection('addresses', { slots })
    expect([...container.querySelectorAll('i')].map((one) => one.textContent)).toEqual([
      'Asha Menon',
      'Ravi Kumar',
    ])
    expect(container.textContent).not.toContain('Opposite Metro pillar 42')
    expect(container.textContent).toContain('New address')
  })

  it('wrap the menu of the layout', async () => {
    const { getByRole } = await renderSection('points', { layoutSlots: layout })
    expect(slotsIn()).toContain('layout.menu')
    expect(getByRole('navigation', { name: 'Your account' }).closest('[data-slot]')).not.toBeNull()
  })
})
