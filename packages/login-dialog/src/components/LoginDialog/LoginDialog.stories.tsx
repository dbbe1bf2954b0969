import { toProductId } from '@store/api-client/contract/catalogue'
import type { CheckUserResponse, SessionUser, UserStatus } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { ApiError, Result } from '@store/api-client/contract/problem'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { createOtp } from '@store/api-client/testing'
import { withStoryNetwork } from '@store/config/storyNetwork'
import { Button } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { asha, createCheckedUser } from '../../fixtures/sampleUsers.ts'
import { en } from '../../messages/en.ts'
import type { LoginMessages } from '../../messages/LoginMessages.ts'
import { LoginProvider } from '../../react/LoginProvider.tsx'
import type { LoginSlots } from '../../react/LoginSlots.ts'
import { createLoginStore } from '../../store/createLoginStore.ts'
import type { LoginPorts } from '../../store/LoginPorts.ts'
import { LoginDialog } from './LoginDialog.tsx'
import { StepForm } from './StepForm.tsx'

interface Scene {
  /** Intent of the login. */
  readonly intent: LoginIntent
  /** Response of the API for every address. */
  readonly status: UserStatus
  /** Additional fields of that response. */
  readonly user: Partial<CheckUserResponse>
  /** Fields of the signed-in user that differ from the sample user Asha. */
  readonly signedIn: Partial<SessionUser>
  /** Whether the shop offers Google sign-in. */
  readonly hasGoogle: boolean
  /** Name of an issuer that replaces Google. */
  readonly issuer?: string
  /** Seconds until an OTP may be resent. */
  readonly resendAfter: number
  /** Errors that the API returns; `never` leaves the request pending. */
  readonly answers: Partial<Readonly<Record<keyof LoginPorts['client'] | 'resend', ApiError | 'never'>>>
  /** Whether the shop runs in an app's webview. */
  readonly isApp: boolean
  /** User agent of the browser. */
  readonly userAgent: string
  /** One-time token with which Google redirected back; the dialog then opens automatically. */
  readonly handle: string | undefined
  /** Called when the dialog requests a reload. */
  readonly reload: LoginPorts['reload']
  /** Called when the dialog navigates to a page. */
  readonly go: LoginPorts['go']
  /** Receives the analytics events. */
  readonly track: LoginPorts['track']
  /** Called when the visitor is signed in. */
  readonly onSignedIn: LoginPorts['onSignedIn']
  /** Messages of the dialog. */
  readonly messages: LoginMessages
  /** Slots of the host. */
  readonly slots?: LoginSlots
}

function createClient(scene: Scene): LoginPorts['client'] {
  const { answers, status, user, signedIn, hasGoogle, issuer, resendAfter } = scene
  const answer = <Value,>(call: keyof typeof answers, value: Value): Promise<Result<Value>> => {
    const other = answers[call]
    if (other === 'never') return new Promise(() => undefined)
    return Promise.resolve(other ? { ok: false, failure: other } : { ok: true, value })
  }
  const known = createCheckedUser(status, user)
  const comer = { ...asha, ...signedIn }
  return {
    ways: () => answer('ways', { google: hasGoogle, issuer, countryCodes: known.countryCodes }),
    checkUser: () => answer('checkUser', known),
    googleAddress: () => answer('googleAddress', 'https://google.example/'),
    checkGoogle: () => answer('checkGoogle', { ...known, email: asha.email, name: asha.name }),
    sendOtp: ({ isResend }) => answer(isResend ? 'resend' : 'sendOtp', { message: 'Sent', resendAfter }),
    login: () => answer('login', comer),
    register: () => answer('register', comer),
    saveMobile: () => answer('saveMobile', { message: 'Sent', resendAfter }),
    proveMobile: () => answer('proveMobile', undefined),
  }
}

function Page(scene: Scene) {
  const { intent, handle, messages, slots, reload, go, track, onSignedIn, isApp, userAgent } = scene
  const [end, setEnd] = useState('')
  const [store] = useState(() =>
    createLoginStore({
      ports: {
        client: withStoryNetwork(createClient(scene)),
        clock: { now: () => new Date() },
        reload,
        go,
        track,
        onSignedIn,
        isApp,
        userAgent,
        cartHref: '/cart',
        random: () => 0,
        fulfil: ({ kind }) => setEnd(`fulfilled: ${kind}`),
      },
    }),
  )

  // Simulates the return from Google, which a host detects on load.
  useEffect(() => {
    if (handle !== undefined) void store.actions.resume({ handle })
  }, [store, handle])

  return (
    <LoginProvider store={store} messages={messages} slots={slots}>
      <Button variant="secondary" onClick={() => void store.actions.open(intent).then(setEnd)}>
        Sign in
      </Button>
      <p>{end}</p>
      <LoginDialog />
    </LoginProvider>
  )
}

const meta = {
  title: 'Login/Dialog',
  component: Page,
  subcomponents: { LoginDialog, StepForm },
  args: {
    intent: { kind: 'account' },
    status: 'verified',
    user: {},
    signedIn: {},
    hasGoogle: false,
    resendAfter: 30,
    answers: {},
    isApp: false,
    userAgent: '',
    handle: undefined,
    messages: en,
    track: fn(),
    go: fn(),
    reload: fn(),
    onSignedIn: fn(),
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const open = async ({ canvasElement }: Pick<Context, 'canvasElement'>) => {
  const page = within(canvasElement)
  const opener = page.getByRole('button', { name: 'Sign in' })
  await userEvent.click(opener)
  const element = await page.findByRole('dialog', { name: 'Hello!' })
  // A half-faded element has half its contrast.
  const motions = element.getAnimations({ subtree: true }).filter((motion) => motion instanceof CSSTransition)
  await Promise.allSettled(motions.map((motion) => motion.finished))
  return { page, opener, element, dialog: within(element) }
}

const field = (dialog: ReturnType<typeof within>, name: string) => dialog.findByRole('textbox', { name })

const toStep = (name: string) => async (context: Pick<Context, 'canvasElement'>) => {
  const opened = await open(context)
  await userEvent.type(await field(opened.dialog, 'Email'), 'asha@example.in{Enter}')
  return { ...opened, first: await field(opened.dialog, name) }
}
const toOtp = toStep('One-time password (OTP)')
const toDetails = toStep('Full name')

export const EmailForAccount: Story = {
  play: async (context) => {
    const { dialog } = await open(context)
    const email = await field(dialog, 'Email')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(dialog.getByRole('form', { name: 'Please enter your email' })).toBeVisible()
  },
}

export const AtDusk: Story = { ...EmailForAccount, globals: { theme: 'dark' } }

export const FromRightToLeft: Story = {
  ...EmailForAccount,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

const promptFor = (intent: LoginIntent, text: string): Story => ({
  args: { intent },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(dialog.getByRole('form', { name: text })).toBeVisible()
  },
})
export const EmailToPlaceOrder: Story = {
  ...promptFor({ kind: 'placeOrder' }, 'Please login to place order'),
  tags: ['snapshot'],
}
export const EmailToKeepAFavorite = promptFor({ kind: 'favorite' }, 'Please login to keep your favorites')
export const EmailToRedeemPoints = promptFor({ kind: 'redeemPoints' }, 'Please login to redeem reward points')
export const EmailForSavedAddresses = promptFor({ kind: 'savedAddresses' }, 'Please enter your email')
export const EmailToAddToCart = promptFor(
  { kind: 'addToCart', request: { productId: toProductId(7) } },
  'Please login to add this gift to your cart',
)
export const EmailToReferAndEarn = promptFor(
  { kind: 'referAndEarn' },
  'Please login to refer friends and earn',
)

/** Each step has its own heading, and the status region around the prompts announces it. */
export const StepsAreAnnounced: Story = {
  args: { status: 'new', signedIn: { isMobileNew: true } },
  play: async (context) => {
    const { dialog, element } = await open(context)
    const region = dialog.getByText('Please enter your email').closest('[role="status"]')
    await userEvent.type(await field(dialog, 'Email'), 'asha@example.in{Enter}')
    await userEvent.type(await field(dialog, 'Full name'), 'Asha Rao')
    await expect(element).toHaveAccessibleName('You’re new here')
    await expect(region).toHaveTextContent(
      'You’re new here: asha@example.in. Welcome! Tell us who the gift is from.',
    )
    await userEvent.type(await field(dialog, 'Mobile number'), '9876543210{Enter}')
    const otp = await field(dialog, 'One-time password (OTP)')
    await expect(element).toHaveAccessibleName('Enter your code')
    await expect(region).toHaveTextContent(
      `Enter your code: asha@example.in. Check your email: we sent a ${otpLength} digit code.`,
    )
    await userEvent.type(otp, `${createOtp()}{Enter}`)
    await waitFor(() => expect(element).toHaveAccessibleName('Verify your mobile number'))
    await expect(region).toHaveTextContent('You’re logged in. You can also enter the code')
    await userEvent.click(dialog.getByRole('button', { name: 'Change mobile number' }))
    await waitFor(() => expect(element).toHaveAccessibleName('Add your mobile number'))
    await expect(region).toHaveTextContent('Which mobile number should we send a code to?')
  },
}

export const EmailMissing: Story = {
  play: async (context) => {
    const { dialog } = await open(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    const email = await field(dialog, 'Email')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining('Email field is required'))
    await expect(email).toBeInvalid()
    await waitFor(() => expect(email).toHaveFocus())
  },
}

export const EmailInvalid: Story = {
  play: async (context) => {
    const { dialog } = await open(context)
    const email = await field(dialog, 'Email')
    await userEvent.type(email, 'asha@{Enter}')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining('Email is invalid'))
    await userEvent.type(email, 'e')
    await expect(email).toBeValid()
  },
}

export const Checking: Story = {
  args: { answers: { checkUser: 'never' } },
  play: async (context) => {
    const { dialog } = await open(context)
    await userEvent.type(await field(dialog, 'Email'), 'asha@example.in{Enter}')
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Details: Story = {
  tags: ['snapshot'],
  args: { status: 'new' },
  play: async (context) => {
    const { dialog, first } = await toDetails(context)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Mr.' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('radio', { name: 'Ms.' }))
    await expect(dialog.getByRole('radio', { name: 'Ms.' })).toBeChecked()
    await expect(first).toHaveAttribute('autocomplete', 'name')
    const mobile = await field(dialog, 'Mobile number')
    await expect(mobile).toHaveAttribute('type', 'tel')
    await expect(mobile).toHaveAttribute('autocomplete', 'tel-national')
    await expect(
      dialog.getByRole('combobox', { name: 'Country code of the mobile number' }),
    ).toHaveDisplayValue('India (+91)')
    await expect(dialog.getByText('asha@example.in')).toBeVisible()
  },
}

export const DetailsMissing: Story = {
  args: { status: 'new' },
  play: async (context) => {
    const { dialog, first } = await toDetails(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
    await expect(first).toHaveAccessibleDescription('This field is required')
    const mobile = await field(dialog, 'Mobile number')
    await expect(mobile).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid mobile number'),
    )
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.type(first, 'Asha')
    await expect(first).toHaveFocus()
    await expect(first).toHaveValue('Asha')
  },
}

export const NewUserByKeyboard: Story = {
  args: { status: 'new' },
  play: async (context) => {
    const { page, opener, dialog } = await toDetails(context)
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Mr.' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.getByRole('radio', { name: 'Mrs.' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('Asha Rao')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('9876543210{Enter}')
    const otp = await field(dialog, 'One-time password (OTP)')
    await waitFor(() => expect(otp).toHaveFocus())
    await userEvent.keyboard('012 345{Enter}')
    await expect(await page.findByText('loggedIn')).toBeVisible()
    await expect(page.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Code: Story = {
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAttribute('type', 'text')
    await expect(first).toHaveAttribute('inputmode', 'numeric')
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(first).toHaveAccessibleDescription('Use the latest code we sent. It’s valid for 10 minutes.')
    await expect(dialog.getByText('asha@example.in')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByText('in 30 s')).toHaveAttribute('aria-hidden', 'true')
  },
}

const otpFault = (typed: string, text: string): Story => ({
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    if (typed) await userEvent.type(first, typed)
    await userEvent.click(dialog.getByRole('button', { name: 'Verify and continue' }))
    await expect(first).toHaveAccessibleDescription(expect.stringContaining(text))
    await waitFor(() => expect(first).toHaveFocus())
  },
})
export const CodeMissing = otpFault('', 'OTP field is required')
export const CodeEmptied = otpFault('1{Backspace}', 'Enter OTP Number')
export const CodeMalformed = otpFault(createOtp().slice(2), `Enter ${otpLength} digit OTP number`)

const refusal = (code: string, text: string, status = 422): Story => ({
  args: { answers: { login: { kind: 'refused', status, code, message: 'This address is resting.' } } },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    await userEvent.type(first, `${createOtp().slice(0, 2)}-${createOtp().slice(2)}{Enter}`)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await expect(first).toHaveValue(createOtp())
  },
})
export const CodeWrong = refusal('otp_wrong', 'That code is incorrect. Please check your latest email.')

export const CodeWrongByTextMessage: Story = {
  args: {
    resendAfter: 0,
    user: { maskedMobile: '••••••••10' },
    answers: { login: { kind: 'refused', status: 422, code: 'otp_wrong', message: '' } },
  },
  play: async (context) => {
    const { dialog } = await toOtp(context)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Send it to my mobile ••••••••10 instead' }),
    )
    await dialog.findByText('••••••••10')
    await userEvent.type(await field(dialog, 'One-time password (OTP)'), `${createOtp()}{Enter}`)
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('That code is incorrect. Please check your latest message.')
  },
}

export const CodeExpired = refusal('otp_expired', 'That code has expired. Please request a new one.')
export const CodeLocked = refusal('otp_locked', 'Too many incorrect codes. Please request a new one.')
export const RefusedInTheServersWords = refusal('invalid', 'This address is resting.', 400)

const noCode = (failure: ApiError, text: string): Story => ({
  args: { answers: { sendOtp: failure } },
  play: async (context) => {
    const { dialog } = await open(context)
    const email = await field(dialog, 'Email')
    await userEvent.type(email, 'asha@example.in{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await expect(email).toHaveValue('asha@example.in')
  },
})
export const TooManyCodes = noCode(
  { kind: 'refused', status: 429, code: 'otp_limit', message: '' },
  'You’ve requested too many codes. Please wait a while and try again.',
)
const wentWrong = 'Something went wrong. Please try after sometime or refresh the page.'
export const Offline = noCode({ kind: 'network' }, wentWrong)
export const ServerBroken = noCode({ kind: 'invalidResponse', status: 500 }, wentWrong)
export const NotEncrypted = noCode({ kind: 'encryption' }, wentWrong)

export const SessionRefusedInSafari: Story = {
  args: {
    answers: { login: { kind: 'invalidResponse', status: 406 } },
    userAgent:
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  },
  play: async (context) => {
    const { first } = await toOtp(context)
    await userEvent.type(first, `${createOtp()}{Enter}`)
    await waitFor(() => expect(context.args.go).toHaveBeenCalledWith('/cart?utm=10000'))
    await expect(context.args.reload).not.toHaveBeenCalled()
  },
}

export const SessionRefused: Story = {
  args: { answers: { login: { kind: 'invalidResponse', status: 401 } } },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    await userEvent.type(first, `${createOtp()}{Enter}`)
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledWith('sessionRefused'))
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
}

export const ResendWaitsAndIsAnnouncedOnce: Story = {
  args: { resendAfter: 2 },
  play: async (context) => {
    const { dialog } = await toOtp(context)
    const resend = await dialog.findByRole('button', { name: 'Resend code' })
    const names = new Set<string | null>()
    const naming = new MutationObserver(() => names.add(resend.textContent))
    naming.observe(resend, { subtree: true, childList: true, characterData: true })
    const [, status] = dialog.getAllByRole('status')
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(resend, { pointerEventsCheck: 0 })
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'))
    naming.disconnect()
    await expect([...names]).toEqual([])
    await expect(dialog.queryByText(/^in \d s$/)).toBeNull()
    await expect(status).toHaveTextContent('You can request another code now.')
    await userEvent.click(resend)
    await waitFor(() => expect(status).toHaveTextContent('A new code is on its way.'))
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(resend).toHaveFocus()
  },
}

export const Resending: Story = {
  args: { resendAfter: 0, answers: { resend: 'never' } },
  play: async (context) => {
    const { dialog } = await toOtp(context)
    const resend = await dialog.findByRole('button', { name: 'Resend code' })
    await userEvent.click(resend)
    await waitFor(() => expect(resend).toHaveAttribute('aria-busy', 'true'))
    const submit = dialog.getByRole('button', { name: 'Verify and continue' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Verifying: Story = {
  args: { answers: { login: 'never' } },
  play: async (context) => {
    const { dialog, element, first } = await toOtp(context)
    await userEvent.type(first, `${createOtp()}{Enter}`)
    const submit = dialog.getByRole('button', { name: 'Verify and continue' })
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'))
    const change = dialog.getByRole('button', { name: 'Change email' })
    await expect(change).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(change, { pointerEventsCheck: 0 })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(element)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(first).toBeVisible()
  },
}

export const ChangeKeepsWhatWasTyped: Story = {
  args: { status: 'new' },
  play: async (context) => {
    const { dialog, first } = await toDetails(context)
    await userEvent.type(first, 'Asha Rao')
    await userEvent.click(dialog.getByRole('button', { name: 'Change email' }))
    const email = await field(dialog, 'Email')
    await expect(email).toHaveValue('asha@example.in')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await field(dialog, 'Full name')).toHaveValue('Asha Rao')
  },
}

export const FilledByPasswordManager: Story = {
  play: async (context) => {
    const { dialog, page } = await open(context)
    const fill = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } })
    await fill(await field(dialog, 'Email'), 'asha@example.in')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await fill(await field(dialog, 'One-time password (OTP)'), createOtp())
    await expect(dialog.getByRole('button', { name: 'Verify and continue' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Verify and continue' }))
    await expect(await page.findByText('loggedIn')).toBeVisible()
  },
}

const leaving = (leave: (opened: Awaited<ReturnType<typeof open>>) => Promise<unknown>): Story => ({
  play: async (context) => {
    const opened = await open(context)
    await userEvent.type(await field(opened.dialog, 'Email'), 'asha')
    await leave(opened)
    await expect(await opened.page.findByText('dismissed')).toBeVisible()
    await expect(opened.page.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(opened.opener).toHaveFocus())
    await userEvent.click(opened.opener)
    await expect(await field(opened.page, 'Email')).toHaveValue('asha')
  },
})
export const EscapeLeaves = leaving(async () => userEvent.keyboard('{Escape}'))
export const CloseButtonLeaves = leaving(({ dialog }) =>
  userEvent.click(dialog.getByRole('button', { name: 'Close' })),
)
export const VeilLeaves = leaving(({ element }) => userEvent.click(element))

export const LongAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { dialog } = await open(context)
    const address = 'venkatanarasimharajuvaripeta.subrahmanyeswari.lakshmi@flowers.example.co.in'
    await userEvent.type(await field(dialog, 'Email'), `${address}{Enter}`)
    await expect(await dialog.findByText(address)).toBeVisible()
    const change = dialog.getByRole('button', { name: 'Change email' })
    await expect(change.getBoundingClientRect().height).toBeLessThan(50)
  },
}

export const DetailsAtDusk: Story = { ...Details, tags: [], globals: { theme: 'dark' } }
export const DetailsFromRightToLeft: Story = {
  ...Details,
  tags: [],
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}
export const CodeOnPhone: Story = { ...Code, globals: { viewport: { value: 'phone' } } }
export const CodeAtDusk: Story = { ...Code, globals: { theme: 'dark' } }

const longer = async ({ canvasElement }: Context) => {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
  await page.findByRole('dialog')
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
export const LongerWords: Story = {
  args: { hasGoogle: true },
  globals: { locale: 'pseudo', viewport: { value: 'small' } },
  play: longer,
}

const googleButton = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole('button', { name: 'Continue with Google' })

export const WithGoogle: Story = {
  // No snapshot: the button appears while the dialog is moving, so the rounding of its position differs between runs.
  args: { hasGoogle: true },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(await googleButton(dialog)).toBeVisible()
    await expect(await field(dialog, 'Email')).toHaveFocus()
  },
}

/** The space of the button is reserved, so that "Continue" does not move under a tap. */
export const GoogleNotYetKnown: Story = {
  args: { answers: { ways: 'never' } },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    const place = dialog.getByText('Continue with Google')
    await expect(place).not.toBeVisible()
    await expect(place.offsetHeight).toBeGreaterThan(0)
  },
}

export const LeavesForGoogle: Story = {
  args: { hasGoogle: true },
  play: async (context) => {
    const { dialog } = await open(context)
    const email = await field(dialog, 'Email')
    await userEvent.type(email, 'asha')
    const button = await googleButton(dialog)
    await expect(email).toHaveFocus()
    await userEvent.click(button)
    await waitFor(() => expect(context.args.go).toHaveBeenCalledWith('https://google.example/'))
    await expect(email).toHaveValue('asha')
    await expect(button).not.toHaveAttribute('aria-busy')
  },
}

export const WithGoogleOnPhone: Story = { ...WithGoogle, globals: { viewport: { value: 'phone' } } }

export const InAnApp: Story = {
  args: { hasGoogle: true, isApp: true },
  play: async (context) => {
    const { dialog, page } = await open(context)
    const email = await field(dialog, 'Email')
    await userEvent.type(email, 'asha@example.in{Enter}')
    const otp = await field(dialog, 'One-time password (OTP)')
    await expect(dialog.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
    await userEvent.type(otp, `${createOtp()}{Enter}`)
    await expect(await page.findByText('loggedIn')).toBeVisible()
    await expect(context.args.go).not.toHaveBeenCalled()
  },
}

const handle = 'fake-handle-of-google-1'
const inDialog = async ({ canvasElement }: Pick<Context, 'canvasElement'>) => {
  const page = within(canvasElement)
  return { page, dialog: within(await page.findByRole('dialog')) }
}

export const GoogleIsChecked: Story = {
  args: { handle, hasGoogle: true, answers: { checkGoogle: 'never' } },
  play: async (context) => {
    const { dialog } = await inDialog(context)
    await expect(await googleButton(dialog)).toHaveAttribute('aria-busy', 'true')
    await expect(await dialog.findByText('Checking with Google')).toBeInTheDocument()
    const submit = dialog.getByRole('button', { name: 'Continue' })
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
  },
}

export const GoogleRefused: Story = {
  args: { handle: '', hasGoogle: true },
  play: async (context) => {
    const { dialog } = await inDialog(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Google couldn’t log you in.')
    await waitFor(async () => expect(await field(dialog, 'Email')).toHaveFocus())
  },
}

export const GoogleTookTooLong: Story = {
  args: {
    handle,
    hasGoogle: true,
    answers: { checkGoogle: { kind: 'refused', status: 422, code: 'google_expired', message: '' } },
  },
  play: async (context) => {
    const { dialog } = await inDialog(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That took Google too long.')
  },
}

const issuer = 'Marigold ID'

export const WithCompanyIssuer: Story = {
  args: { hasGoogle: true, issuer },
  play: async (context) => {
    const { dialog } = await open(context)
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue with Marigold ID' }))
    await waitFor(() => expect(context.args.go).toHaveBeenCalled())
    await expect(dialog.queryByText(/Google/)).toBeNull()
  },
}

export const CompanyIssuerRefused: Story = {
  args: { handle: '', hasGoogle: true, issuer },
  play: async (context) => {
    const { dialog } = await inDialog(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Marigold ID couldn’t log you in.')
    await waitFor(async () => expect(await field(dialog, 'Email')).toHaveFocus())
  },
}

export const CompanyIssuerTookTooLong: Story = {
  args: { ...GoogleTookTooLong.args, issuer },
  play: async (context) => {
    const { dialog } = await inDialog(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That took Marigold ID too long.')
    await expect(dialog.queryByText(/Google/)).toBeNull()
  },
}

export const GoogleAndKnown: Story = {
  args: { handle },
  play: async (context) => {
    await expect(await within(context.canvasElement).findByText('fulfilled: account')).toBeVisible()
  },
}

export const DetailsAfterGoogle: Story = {
  args: { handle, status: 'new' },
  play: async (context) => {
    const { dialog, page } = await inDialog(context)
    await expect(await field(dialog, 'Full name')).toHaveValue('Asha Rao')
    await userEvent.type(await field(dialog, 'Mobile number'), '9876543210')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await page.findByText('fulfilled: account')).toBeVisible()
  },
}

export const DetailsFromAbroad: Story = {
  args: { status: 'new', intent: { kind: 'placeOrder' } },
  play: async (context) => {
    const { dialog, page, first } = await toDetails(context)
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible()
    await userEvent.type(first, 'Nia Evans')
    const codes = dialog.getByRole('combobox', { name: 'Country code of the mobile number' })
    await userEvent.selectOptions(codes, 'United Kingdom (+44)')
    const mobile = await field(dialog, 'Mobile number')
    await expect(mobile).toHaveAccessibleDescription(expect.stringContaining('8 to 14 digits'))
    await userEvent.type(mobile, '7700 900123')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await page.findByText('loggedIn')).toBeVisible()
  },
}

export const CodeByTextMessage: Story = {
  args: { resendAfter: 0, user: { maskedMobile: '••••••••10' } },
  play: async (context) => {
    const { dialog } = await toOtp(context)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Send it to my mobile ••••••••10 instead' }),
    )
    await expect(
      await dialog.findByText(`Check your messages: we sent a ${otpLength} digit code.`),
    ).toBeVisible()
    await expect(dialog.getByText('••••••••10')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send it to my email instead' }))
    await expect(
      await dialog.findByText(`Check your email: we sent a ${otpLength} digit code.`),
    ).toBeVisible()
  },
}

export const CodeAndAMobileNumber: Story = {
  args: { user: { asksMobile: true } },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    const mobile = await field(dialog, 'Mobile number (optional)')
    await userEvent.type(mobile, '98765')
    await userEvent.type(first, `${createOtp()}{Enter}`)
    await expect(mobile).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid mobile number'),
    )
    await waitFor(() => expect(mobile).toHaveFocus())
    await userEvent.type(mobile, '00000')
    await userEvent.click(dialog.getByRole('button', { name: 'Verify and continue' }))
    await expect(await dialog.findByText('+91 9876500000')).toBeVisible()
  },
}

const toMobile = async (context: Context) => {
  const { first, ...opened } = await toOtp(context)
  await userEvent.type(first, `${createOtp()}{Enter}`)
  await expect(await opened.dialog.findByText('+91 9876543210')).toBeVisible()
  return { ...opened, code: await field(opened.dialog, 'One-time password (OTP)') }
}
const unproven = { isMobileNew: true }

export const NewMobile: Story = {
  tags: ['snapshot'],
  // The snapshot has no countdown, because its seconds would differ each time.
  args: { signedIn: unproven, resendAfter: 0 },
  play: async (context) => {
    const { dialog, code } = await toMobile(context)
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('')
    await expect(dialog.queryByRole('button', { name: 'Change email' })).toBeNull()
  },
}

export const NewMobileVerified: Story = {
  args: { signedIn: unproven },
  play: async (context) => {
    const { page, code, opener } = await toMobile(context)
    await userEvent.type(code, `${createOtp(654_321)}{Enter}`)
    await expect(await page.findByText('loggedIn')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const NewMobileOnPhone: Story = { ...NewMobile, tags: [], globals: { viewport: { value: 'phone' } } }
export const NewMobileAtDusk: Story = { ...NewMobile, tags: [], globals: { theme: 'dark' } }

export const NewMobileNotNow: Story = {
  args: { signedIn: unproven },
  play: async (context) => {
    const { page, dialog } = await toMobile(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
    await expect(await page.findByText('loggedIn')).toBeVisible()
  },
}

export const NewMobileCodeWrong: Story = {
  args: {
    signedIn: unproven,
    answers: { proveMobile: { kind: 'refused', status: 422, code: 'otp_wrong', message: '' } },
  },
  play: async (context) => {
    const { dialog, code } = await toMobile(context)
    await userEvent.type(code, `${createOtp(654_321)}{Enter}`)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'That code is incorrect. Please check your latest message.',
    )
    await expect(code).toHaveValue(createOtp(654_321))
  },
}

export const NewMobileMistyped: Story = {
  args: { signedIn: unproven },
  play: async (context) => {
    const { dialog } = await toMobile(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Change mobile number' }))
    const number = await dialog.findByRole('textbox', { name: 'Mobile number' })
    await waitFor(() => expect(number).toHaveFocus())
    await expect(number).toHaveValue('9876543210')
    await userEvent.clear(number)
    await userEvent.type(number, '98765{Enter}')
    await expect(await dialog.findByText('Please enter a valid mobile number')).toBeVisible()
    await userEvent.type(number, '00000{Enter}')
    await expect(await dialog.findByText('+91 9876500000')).toBeVisible()
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'One-time password (OTP)' })).toHaveFocus(),
    )
  },
}

export const NewMobileWithoutTexts: Story = {
  args: {
    signedIn: unproven,
    answers: { saveMobile: { kind: 'refused', status: 422, code: 'no_texts', message: '' } },
  },
  play: async (context) => {
    const { page, first } = await toOtp(context)
    await userEvent.type(first, `${createOtp()}{Enter}`)
    await expect(await page.findByText('loggedIn')).toBeVisible()
  },
}

export const FilledFromTheTextMessage: Story = {
  args: { signedIn: unproven },
  play: async (context) => {
    const requests: CredentialRequestOptions[] = []
    const credentials = {
      get: (request: CredentialRequestOptions) => {
        requests.push(request)
        return Promise.resolve({ type: 'otp', id: '', code: createOtp(12_345) })
      },
    }
    const before = Object.getOwnPropertyDescriptor(navigator, 'credentials')
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
    Object.assign(window, { OTPCredential: Object })
    try {
      const { code, dialog } = await toMobile(context)
      await waitFor(() => expect(code).toHaveValue(createOtp(12_345)))
      await expect(requests).toEqual([{ otp: { transport: ['sms'] }, signal: expect.any(AbortSignal) }])
      await userEvent.click(dialog.getByRole('button', { name: 'Not now' }))
      await waitFor(() => expect(requests[0]?.signal?.aborted).toBe(true))
    } finally {
      Reflect.deleteProperty(navigator, 'credentials')
      Reflect.deleteProperty(window, 'OTPCredential')
      if (before) Object.defineProperty(navigator, 'credentials', before)
    }
  },
}

export const CodePastedInAnyForm: Story = {
  play: async (context) => {
    const { first } = await toOtp(context)
    await userEvent.click(first)
    await userEvent.paste(' Your code: 012-345. ')
    await expect(first).toHaveValue(createOtp(12_345))
  },
}

export const ComesBackFromTheCache: Story = {
  play: async (context) => {
    const { element } = await open(context)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect(context.args.reload).toHaveBeenCalledWith('pageRestored')
    await expect(element).toBeVisible()
  },
}

const slots: LoginSlots = {
  // A step whose code is lazy-loaded is wrapped as well.
  otpStep: {
    replace: (given, Default) => (
      <section aria-label="Almost there">
        <Default {...given} />
        <p>We sent it by {given.state.by}</p>
      </section>
    ),
  },
  form: {
    replace: (given, Default) => <Default {...given} submitLabel={`${given.submitLabel} →`} />,
  },
}

/** Wraps a step and replaces the form; the shopper can still sign in. */
export const ReplacedAndWrappedParts: Story = {
  args: { slots },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    const step = within(dialog.getByRole('region', { name: 'Almost there' }))
    await expect(step.getByText('We sent it by email')).toBeVisible()
    await expect(step.getByRole('button', { name: /→$/ })).toBeVisible()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.type(first, `${createOtp()}{Enter}`)
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalled())
  },
}
