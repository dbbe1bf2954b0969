import type { LoginClient, SignedIn, UserStatus } from '@store/api-client/contract/login'
import type { LoginIntent } from '@store/api-client/contract/ports'
import type { ApiFailure, Outcome } from '@store/api-client/contract/problem'
import { throughStoryNetwork } from '@store/config/storyNetwork'
import { Button } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/en.ts'
import type { LoginMessages } from '../../messages/LoginMessages.ts'
import { LoginProvider } from '../../react/LoginProvider.tsx'
import { createLoginStore } from '../../store/createLoginStore.ts'
import type { LoginPorts } from '../../store/LoginPorts.ts'
import { LoginDialog } from './LoginDialog.tsx'

interface Scene {
  /** What the visitor wanted. */
  readonly intent: LoginIntent['kind']
  /** What the shop knows of every address. */
  readonly status: UserStatus
  /** Seconds until another code may be asked for. */
  readonly resendAfter: number
  /** Answers of the API other than the good ones; `never` keeps the visitor waiting. */
  readonly answers: Partial<Readonly<Record<keyof Answers | 'resend', ApiFailure | 'never'>>>
  /** Takes reloads the dialog asks for. */
  readonly reload: LoginPorts['reload']
  /** Takes what the dialog reports. */
  readonly track: LoginPorts['track']
  /** Takes the news that someone is signed in. */
  readonly onSignedIn: LoginPorts['onSignedIn']
  /** Every word the dialog shows. */
  readonly messages: LoginMessages
}

type Answers = Pick<LoginClient, 'checkUser' | 'sendOtp' | 'login' | 'register'>

const asha: SignedIn = { uid: 7, email: 'asha@example.in', name: 'Asha Rao', isVerified: true, cartCount: 2 }

function Page({ intent, status, resendAfter, answers, messages, ...host }: Scene) {
  const [end, setEnd] = useState('')
  const [store] = useState(() => {
    const answer = <Value,>(call: keyof Answers | 'resend', value: Value): Promise<Outcome<Value>> => {
      const other = answers[call]
      if (other === 'never') return new Promise(() => undefined)
      return Promise.resolve(other ? { ok: false, failure: other } : { ok: true, value })
    }
    return createLoginStore({
      ports: {
        ...host,
        client: throughStoryNetwork<LoginPorts['client']>({
          checkUser: () => answer('checkUser', { status }),
          sendOtp: ({ isResend }) =>
            answer(isResend ? 'resend' : 'sendOtp', { message: 'Sent', resendAfter }),
          login: () => answer('login', asha),
          register: () => answer('register', asha),
        }),
        clock: { now: () => new Date() },
      },
    })
  })
  return (
    <LoginProvider store={store} messages={messages}>
      <Button variant="secondary" onClick={() => void store.actions.open({ kind: intent }).then(setEnd)}>
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
  args: {
    intent: 'account',
    status: 'verified',
    resendAfter: 30,
    answers: {},
    messages: en,
    track: fn(),
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
  // What is half faded in has half its contrast.
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

export const AtDusk: Story = { ...EmailForAccount, globals: { theme: 'dusk' } }

export const FromRightToLeft: Story = {
  ...EmailForAccount,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const EmailToPlaceOrder: Story = {
  tags: ['snapshot'],
  args: { intent: 'placeOrder' },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(dialog.getByRole('form', { name: 'Please login to place order' })).toBeVisible()
  },
}

export const EmailToKeepAFavorite: Story = {
  args: { intent: 'favorite' },
  play: async (context) => {
    const { dialog } = await open(context)
    await expect(dialog.getByRole('form', { name: 'Please login to keep your favorites' })).toBeVisible()
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
    await expect(dialog.getByText('+91')).toBeVisible()
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
    await expect(first).toHaveAccessibleDescription(
      'Use the newest code: each new one replaces the last. It is valid for 10 minutes.',
    )
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
export const CodeMalformed = otpFault('1234', 'Enter 6 digit OTP number')

const refusal = (code: string, text: string, status = 422): Story => ({
  args: { answers: { login: { kind: 'refused', status, code, message: 'This address is resting.' } } },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    await userEvent.type(first, '123-456{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await expect(first).toHaveValue('123-456')
  },
})
export const CodeWrong = refusal('otp_wrong', 'That code is not right. Please check the newest e-mail.')
export const CodeExpired = refusal('otp_expired', 'That code is no longer valid. Please ask for a new one.')
export const CodeLocked = refusal('otp_locked', 'Too many wrong codes. Please ask for a new one.')
export const RefusedInTheServersWords = refusal('invalid', 'This address is resting.', 400)

const noCode = (failure: ApiFailure, text: string): Story => ({
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
  'Too many codes were asked for. Please wait a while and try again.',
)
const wentWrong = 'Something went wrong. Please try after sometime or refresh the page.'
export const Offline = noCode({ kind: 'network' }, wentWrong)
export const ServerBroken = noCode({ kind: 'broken', status: 500 }, wentWrong)
export const NotEncrypted = noCode({ kind: 'encryption' }, wentWrong)

export const SessionRefused: Story = {
  args: { answers: { login: { kind: 'broken', status: 401 } } },
  play: async (context) => {
    const { dialog, first } = await toOtp(context)
    await userEvent.type(first, '123456{Enter}')
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
    const status = dialog.getByRole('status')
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(resend, { pointerEventsCheck: 0 })
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'), { timeout: 4000 })
    naming.disconnect()
    await expect([...names]).toEqual([])
    await expect(dialog.queryByText(/^in \d s$/)).toBeNull()
    await expect(status).toHaveTextContent('You can ask for another code now.')
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
    await userEvent.type(first, '123456{Enter}')
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
    await fill(await field(dialog, 'One-time password (OTP)'), '123456')
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
