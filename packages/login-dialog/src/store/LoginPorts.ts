import type { LoginClient, LoginPageType, SessionUser } from '@store/api-client/contract/login'
import type { Clock, LoginIntent, Navigate, Reload, Track } from '@store/api-client/contract/ports'
import type { LoginEvent } from './LoginEvent.ts'
import type { LoginFormValues } from './LoginState.ts'
import type { NativeAppMessage } from './NativeAppMessage.ts'

/** Dependencies of the dialog that the host provides. */
export interface LoginPorts {
  /** Login API client. Each method resolves with a result, also on failure, and never rejects. */
  readonly client: Omit<LoginClient, 'logout'>
  /** Called when the visitor is signed in; the dialog waits for it before it closes. */
  readonly onSignedIn: (signedIn: SessionUser, how: { readonly isNew: boolean }) => Promise<void> | void
  /**
   * Reloads the page when the server rejects the session or the page was restored from a cache (specification 1,
   * section 2).
   */
  readonly reload: Reload
  /** Navigates to another page: Google's, the cart, refer and earn. */
  readonly go: Navigate
  /** Receives the analytics events. */
  readonly track: Track<LoginEvent>
  /** Clock for the resend countdown and the age of a draft. */
  readonly clock: Clock
  /**
   * Stores a started login while the page is reloaded or left for Google, such as in session storage. @default not
   * stored
   */
  readonly draft?: DraftStorage | undefined
  /**
   * Fulfils the intent, once, when a login succeeds that started before a reload or a redirect to Google. Otherwise,
   * the promise that `open` returned resolves instead. Not called for `referAndEarn` if its URL is set, because the
   * dialog then navigates there itself.
   */
  readonly fulfil?: ((intent: LoginIntent) => void) | undefined
  /**
   * Identifies the signed-in user to a marketing tool; the host must ask for consent first (specification 1, section
   * 4).
   */
  readonly identify?: ((person: IdentifiedPerson) => void) | undefined
  /**
   * Remembers for later logins that the visitor chose not to verify a mobile number. While this is remembered, the
   * known number of an existing account gets no OTP; the number of a new account, or another number, does. @default not
   * remembered
   */
  readonly mobilePromptDismissal?: MobilePromptDismissal | undefined
  /** Receives messages for the native shell of an app. */
  readonly native?: ((message: NativeAppMessage) => void) | undefined
  /** Whether the shop runs in an app's webview, where the dialog must not leave the page. @default false */
  readonly isApp?: boolean | undefined
  /** Type of the page on which the login starts (`ref_url`). @default '' */
  readonly reference?: (() => LoginPageType) | undefined
  /** Known data of the visitor, which fill empty fields when the dialog opens. @default none */
  readonly prefilled?: (() => PrefillValues) | undefined
  /** URL of the cart, which Safari opens after a rejected session. Without it, the page is reloaded in Safari too. */
  readonly cartHref?: string | undefined
  /** URL of the refer-and-earn page. */
  readonly referAndEarnHref?: string | undefined
  /** The page's own URL. @default the browser's */
  readonly here?: (() => string) | undefined
  /** User agent of the browser. @default the browser's */
  readonly userAgent?: string | undefined
  /** Returns a random number from 0 up to, but not including, 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/** Storage of one value for the lifetime of the tab. */
export interface DraftStorage {
  /** Returns the stored value, unvalidated; `null` if there is none. */
  readonly read: () => unknown
  readonly write: (value: object) => void
  readonly forget: () => void
}

/** Remembers that the visitor chose "Not now". */
export interface MobilePromptDismissal {
  /** Whether the visitor dismissed the prompt. */
  readonly read: () => boolean
  /** Records the dismissal. */
  readonly write: () => void
}

/** The signed-in user, for a marketing tool. */
export interface IdentifiedPerson {
  readonly email: string
  /** Mobile number with country code and plus; empty if unknown. */
  readonly phone: string
  readonly name: string
}

/** Data that a host may have about a visitor before the login. */
export interface PrefillValues extends Partial<Omit<LoginFormValues, 'otp'>> {
  /** The visitor's Facebook id (`fb_id`). */
  readonly fbId?: string | undefined
}
