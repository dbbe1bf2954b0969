import type { NameTitle, UserContact } from '@store/api-client/contract/login'
import type { LoginResult, ReadonlyStore, RequestLogin } from '@store/api-client/contract/ports'
import type { LoginState } from './LoginState.ts'

/** The dialog's store: state to read, actions to call. */
export interface LoginStore extends ReadonlyStore<LoginState> {
  readonly actions: LoginActions
  /** Whole seconds until another code may be asked for, by the host's clock; 0 when it may. */
  readonly secondsToResend: () => number
}

/** What a visitor or host can do with the dialog. */
export interface LoginActions extends FieldActions, LazyStepActions {
  /** Opens the dialog; settles when it closes. One that is open already ends and starts again. */
  readonly open: RequestLogin
  /**
   * Goes on with a login that began before a reload or on the way to Google, if this page has one: the host calls it
   * when `@store/login-dialog/resume` finds something.
   */
  readonly resume: (from?: { readonly handle?: string | undefined }) => Promise<void>
  /**
   * Asks somebody who is signed in already which mobile number a code should go to; `known` fills the field. Settles as
   * `loggedIn` when the dialog closes, whether or not the number was proven.
   */
  readonly promptForNumber: (known: UserContact) => Promise<LoginResult>
  /** Leaves the dialog; what was typed is kept for the next time. Whoever is signed in by then stays so. */
  readonly close: () => void
  /** Takes the news that the page came back from the back-forward cache (specification 1, section 2). */
  readonly handleBfcacheRestore: () => void
  /** Asks what the shop knows of the address; a known one is sent a code at once. */
  readonly submitEmail: () => Promise<void>
  /** Goes back to the e-mail step; everything typed is kept. */
  readonly changeEmail: () => void
}

/** What takes text. */
export interface FieldActions {
  /** Takes the text of the e-mail field. */
  readonly typeEmail: (text: string) => void
  /** Takes how a new user is addressed. */
  readonly chooseTitle: (title: NameTitle) => void
  /** Takes the text of the name field. */
  readonly typeName: (text: string) => void
  /** Takes the country code of the mobile number, without plus, and the text of its field. */
  readonly typeMobile: (text: string, countryCode?: string) => void
  /** Takes the text of the code field; spaces and hyphens may part it. */
  readonly typeOtp: (text: string) => void
}

/** What comes after the first step; each does nothing outside its step or while an answer is awaited. */
export interface LazyStepActions {
  /** Leaves the page for Google; the login goes on when Google leads back. */
  readonly continueWithGoogle: () => Promise<void>
  /** Sends a new user a code, or signs up at once whom Google vouched for or who orders from abroad. */
  readonly submitDetails: () => Promise<void>
  /** Signs in or up with the typed code. */
  readonly submitOtp: () => Promise<void>
  /** Sends another code the same way, once that is allowed; it kills the last. */
  readonly resend: () => Promise<void>
  /** Sends another code the other way, by e-mail or text message, once that is allowed; it kills the last. */
  readonly sendByOtherChannel: () => Promise<void>
  /** Sends the typed number of the signed-in visitor a code; until it came back the number is kept unproven. */
  readonly submitNumber: () => Promise<void>
  /** Goes back from the code to the number it was sent to. */
  readonly changeNumber: () => Promise<void>
  /** Proves the new mobile number of the signed-in visitor with the typed code. */
  readonly submitMobile: () => Promise<void>
}
