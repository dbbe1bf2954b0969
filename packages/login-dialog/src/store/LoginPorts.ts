import type { LoginClient, LoginReference, SessionUser } from '@store/api-client/contract/login'
import type { Clock, LoginIntent, Navigate, Reload, Track } from '@store/api-client/contract/ports'
import type { LoginEvent } from './LoginEvent.ts'
import type { LoginFormValues } from './LoginState.ts'
import type { NativeMessage } from './NativeMessage.ts'

/** All the dialog needs from its host. */
export interface LoginPorts {
  /** The login calls; each answers with a value, also when it fails, and never rejects. */
  readonly client: Omit<LoginClient, 'logout'>
  /** Takes the news that someone is signed in; the dialog waits for it before it closes. */
  readonly onSignedIn: (signedIn: SessionUser, how: { readonly isNew: boolean }) => Promise<void> | void
  /** Loads the page anew when the server refuses the session or the page came back from a cache (specification 1, section 2). */
  readonly reload: Reload
  /** Leads to another page: Google's, the cart, refer and earn. */
  readonly go: Navigate
  /** Takes what the dialog reports. */
  readonly track: Track<LoginEvent>
  /** Tells when another code may be asked for, and how old a draft is. */
  readonly clock: Clock
  /** Keeps what was begun while the page is loaded anew or left for Google, such as session storage. @default not kept */
  readonly draft?: DraftStorage | undefined
  /**
   * Does what the visitor wanted, once, where a login that began before a reload or on the way to Google ends well;
   * whoever opened the dialog on this page gets the promise instead. Not called for `referAndEarn` where its address
   * is known: the dialog goes there itself.
   */
  readonly fulfil?: ((intent: LoginIntent) => void) | undefined
  /** Tells a marketing tool who signed in; the host asks for consent (specification 1, section 4). */
  readonly identify?: ((person: IdentifiedPerson) => void) | undefined
  /**
   * Remembers over logins that the visitor does not want to verify a mobile number now. A known account's number is sent no
   * code while it does; a new account's, or another number, still is. @default not remembered
   */
  readonly mobilePromptDismissal?: MobilePromptDismissal | undefined
  /** Takes what the shell of an app is told. */
  readonly native?: ((message: NativeMessage) => void) | undefined
  /** Whether the shop runs in an app's webview, where no step leaves the page. @default false */
  readonly isApp?: boolean | undefined
  /** The kind of page the login begins on (`ref_url`). @default '' */
  readonly reference?: (() => LoginReference) | undefined
  /** What is known of the visitor; it fills fields that are empty when the dialog opens. @default nothing */
  readonly prefilled?: (() => PrefillValues) | undefined
  /** Address of the cart, where a refused session ends in Safari; without it the page is loaded anew there too. */
  readonly cartHref?: string | undefined
  /** Address of the page where friends are told of the shop. */
  readonly referAndEarnHref?: string | undefined
  /** The page's own address. @default the browser's */
  readonly here?: (() => string) | undefined
  /** What the browser calls itself. @default the browser's */
  readonly userAgent?: string | undefined
  /** A number from 0 up to, but not including, 1. @default Math.random */
  readonly random?: (() => number) | undefined
}

/** Where one value is kept while the tab is open. */
export interface DraftStorage {
  /** What was kept, whatever somebody made of it; `null` where there is nothing. */
  readonly read: () => unknown
  readonly write: (value: object) => void
  readonly forget: () => void
}

/** Keeps the visitor's "Not now". */
export interface MobilePromptDismissal {
  /** Whether the visitor said so. */
  readonly read: () => boolean
  /** Notes that the visitor said so. */
  readonly write: () => void
}

/** Who signed in, for a marketing tool. */
export interface IdentifiedPerson {
  readonly email: string
  /** With country code and plus; empty where none is known. */
  readonly phone: string
  readonly name: string
}

/** What a host may know of a visitor before the login. */
export interface PrefillValues extends Partial<Omit<LoginFormValues, 'otp'>> {
  /** What Facebook calls the visitor (`fb_id`). */
  readonly fbId?: string | undefined
}
