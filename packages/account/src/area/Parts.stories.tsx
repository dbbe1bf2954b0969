import { Button, Card } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AddressCard } from './addresses/AddressCard.tsx'
import type { AddressCardProps } from './addresses/AddressesSlots.ts'
import { AddressesView } from './addresses/AddressesView.tsx'
import { AddressFormFields } from './addresses/AddressFormFields.tsx'
import { AddressFormView } from './addresses/AddressFormView.tsx'
import { AddressList } from './addresses/AddressList.tsx'
import { AccountStory } from './fixtures/AccountStory.tsx'
import { withPagePadding } from './fixtures/storyHelpers.tsx'
import { AccountMenu } from './layout/AccountMenu.tsx'
import { NotificationItem } from './notifications/NotificationItem.tsx'
import { NotificationList } from './notifications/NotificationList.tsx'
import { NotificationPreferences } from './notifications/NotificationPreferences.tsx'
import { NotificationsView } from './notifications/NotificationsView.tsx'
import { Switch } from './notifications/Switch.tsx'
import { OverviewGreeting } from './overview/OverviewGreeting.tsx'
import { OverviewMenu } from './overview/OverviewMenu.tsx'
import { OverviewView } from './overview/OverviewView.tsx'
import { EmptyPointsHistory } from './points/EmptyPointsHistory.tsx'
import { PointsBalance } from './points/PointsBalance.tsx'
import { PointsEntry } from './points/PointsEntry.tsx'
import { PointsHistory } from './points/PointsHistory.tsx'
import { PointsView } from './points/PointsView.tsx'
import { AccountRemovalDialog } from './privacy/AccountRemovalDialog.tsx'
import { AccountRemovalSection } from './privacy/AccountRemovalSection.tsx'
import { DataDownload } from './privacy/DataDownload.tsx'
import type { PrivacyViewProps } from './privacy/PrivacySlots.ts'
import { PrivacyView } from './privacy/PrivacyView.tsx'
import { SessionCard } from './privacy/SessionCard.tsx'
import { SessionList } from './privacy/SessionList.tsx'
import { MobileForm } from './profile/MobileForm.tsx'
import { NameForm } from './profile/NameForm.tsx'
import { ProfileEmail } from './profile/ProfileEmail.tsx'
import { ProfileMobile } from './profile/ProfileMobile.tsx'
import { ProfileName } from './profile/ProfileName.tsx'
import { ProfileView } from './profile/ProfileView.tsx'
import { RemovalConfirmation } from './section/RemovalConfirmation.tsx'
import { RemovalDialogWithError } from './section/RemovalDialogWithError.tsx'
import { Section } from './section/Section.tsx'
import { SectionHeading } from './section/SectionHeading.tsx'
import { SectionLoadError } from './section/SectionLoadError.tsx'
import { SectionLoginPrompt } from './section/SectionLoginPrompt.tsx'
import { SectionSkeleton } from './section/SectionSkeleton.tsx'
import type { RemovalConfirmationProps } from './section/SectionSlots.ts'
import { PaymentMethodGroup } from './wallet/PaymentMethodGroup.tsx'
import { WalletCard } from './wallet/WalletCard.tsx'
import { WalletView } from './wallet/WalletView.tsx'

const meta: Meta<typeof AccountStory> = {
  title: 'Account/Parts',
  component: AccountStory,
  // Parts that the composed sections below use.
  subcomponents: {
    ...{ AccountMenu, OverviewView, OverviewGreeting, OverviewMenu },
    ...{
      SectionHeading,
      SectionLoadError,
      SectionLoginPrompt,
      SectionSkeleton,
      RemovalConfirmation,
      RemovalDialog: RemovalDialogWithError,
    },
    ...{ ProfileView, ProfileName, ProfileEmail, ProfileMobile, NameForm, MobileForm },
    ...{ AddressesView, AddressList, AddressCard, AddressFormView, AddressFormFields },
    ...{
      WalletView,
      WalletSection: PaymentMethodGroup,
      WalletCard,
      PrivacyView,
      SessionCard,
      AccountRemovalDialog,
    },
    ...{ PointsView, PointsBalance, EmptyPointsHistory, PointsHistory, PointsEntry },
    ...{ NotificationsView, NotificationList, NotificationItem, NotificationPreferences, Switch },
  },
  args: { ask: { section: 'addresses' } },
  decorators: [withPagePadding],
}
export default meta
type Story = StoryObj<typeof meta>

/**
 * Uses the features of the address book, however it is composed: edit, cancel, delete, and the position of the focus.
 */
async function tryAddressBook(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: 'Edit the address of Ravi Kumar' }))
  await expect(page.getByRole('heading', { name: 'Edit address' })).toHaveFocus()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Pune')
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.getByRole('button', { name: 'New address' })).toHaveFocus())
  await userEvent.click(page.getByRole('button', { name: 'Delete the address of Ravi Kumar' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(page.queryByText(/Ravi Kumar/)).toBeNull())
  await waitFor(() => expect(page.getByRole('button', { name: 'New address' })).toHaveFocus())
}

/** The default section; the composed sections below must have the same features. */
export const Reference: Story = { play: ({ canvasElement }) => tryAddressBook(canvasElement) }

function OwnAddressCard({ address, store, messages }: AddressCardProps) {
  const { fullName, city } = address.receiver
  return (
    <Card>
      <div data-own>
        <strong>{`${fullName}, ${city}`}</strong>
        <Button label={messages.removeNamed(fullName)} onClick={() => store.removal.open(address)}>
          {messages.remove}
        </Button>
        <Button label={messages.editNamed(fullName)} onClick={() => store.form.edit(address)}>
          {messages.edit}
        </Button>
      </div>
    </Card>
  )
}

export const OwnAddressCards: Story = {
  args: {
    slots: {
      section: {
        heading: {
          replace: ({ headingRef, heading }) => (
            <h1 ref={headingRef} tabIndex={-1}>{`${heading}, at a glance`}</h1>
          ),
        },
      },
      addresses: {
        address: { replace: (given) => <OwnAddressCard {...given} /> },
        form: {
          replace: (given, Default) => (
            <>
              <p>Couriers call this number.</p>
              <Default {...given} />
            </>
          ),
        },
      },
    },
    layoutSlots: {
      menu: {
        replace: (given, Default) => (
          <div>
            <Default {...given} />
            <p>Members since 2026</p>
          </div>
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: /at a glance/ })).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(2)
    await expect(page.getByText('Members since 2026')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'New address' }))
    await expect(page.getByText('Couriers call this number.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await tryAddressBook(canvasElement)
  },
}

function OwnConfirmation({ name, onClose, onRemove, returnFocus }: RemovalConfirmationProps) {
  // The button that opened it may have been removed, so the heading gets the focus.
  useEffect(() => () => returnFocus.current?.focus(), [returnFocus])
  return (
    <div role="dialog" aria-label={`Without ${name}?`}>
      <Button onClick={onClose}>Keep</Button>
      <Button onClick={onRemove}>Delete</Button>
    </div>
  )
}

export const OwnRemovalDialog: Story = {
  args: {
    slots: {
      section: {
        removalDialog: {
          replace: (given) => <OwnConfirmation {...given} />,
        },
      },
    },
  },
  play: ({ canvasElement }) => tryAddressBook(canvasElement),
}

function OwnPrivacyPage({ store, messages, shared }: PrivacyViewProps) {
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(sessions) => (
        <>
          <AccountRemovalSection store={store} messages={messages} shared={shared} />
          <SessionList sessions={sessions} store={store} messages={messages} />
          <DataDownload store={store} messages={messages} shared={shared} />
        </>
      )}
    </Section>
  )
}

export const InAnotherOrder: Story = {
  args: {
    ask: { section: 'privacy' },
    slots: {
      privacy: {
        view: { replace: (given) => <OwnPrivacyPage {...given} /> },
        removalDialog: {
          replace: (given, Default) => (
            <div data-own-dialog>
              <Default {...given} />
            </div>
          ),
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const names = (await page.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)
    await expect(names).toEqual(['Delete your account', 'Where you’re logged in', 'Your data'])
    await userEvent.click(page.getByRole('button', { name: 'Delete my account' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await expect(canvasElement.querySelector('[data-own-dialog]')).not.toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
