import type { NameTitle, UserContact } from '@store/api-client/contract/login'
import type { LoginResult, ReadonlyStore, RequestLogin } from '@store/api-client/contract/ports'
import type { LoginState } from './LoginState.ts'

/** The dialog's store: state to read, actions to call. */
export interface LoginStore extends ReadonlyStore<LoginState> {
  readonly actions: LoginActions
  /** Returns the whole seconds until the OTP may be resent, by the host's clock; 0 when it may. */
  readonly secondsToResend: () => number
}

/** Actions of a visitor or host on the dialog. */
export interface LoginActions extends FieldActions, LazyStepActions {
  /** Opens the dialog; resolves when it closes. An open dialog ends and starts again. */
  readonly open: RequestLogin
  /**
   * Resumes a login that started before a reload or a redirect to Google, if this page has one: the host calls it
   * when `@store/login-dialog/resume` finds something.
   */
  readonly resume: (from?: { readonly handle?: string | undefined }) => Promise<void>
  /**
   * Asks a signed-in visitor for a mobile number to send an OTP to; `known` fills the field. Resolves as `loggedIn`
   * when the dialog closes, whether or not the number was verified.
   */
  readonly promptForNumber: (known: UserContact) => Promise<LoginResult>
  /** Closes the dialog; form values are kept for the next time. A visitor signed in by then stays so. */
  readonly close: () => void
  /** Handles a restore of the page from the back-forward cache (specification 1, section 2). */
  readonly handleBfcacheRestore: () => void
  /**
   * Ends a login whose visitor signed in in another tab: it resolves as `loggedIn`, and its opener goes on. The host
   * calls it when it is notified of the sign-in.
   */
  readonly handleCrossTabSignIn: () => void
  /** Checks the email address; a known one is sent an OTP immediately. */
  readonly submitEmail: () => Promise<void>
  /** Goes back to the email step; all form values are kept. */
  readonly changeEmail: () => void
}

/** Actions that update form values. */
export interface FieldActions {
  /** Updates the email field. */
  readonly typeEmail: (text: string) => void
  /** Updates the title of a new user. */
  readonly chooseTitle: (title: NameTitle) => void
  /** Updates the name field. */
  readonly typeName: (text: string) => void
  /** Updates the country code of the mobile number, without plus, and its field. */
  readonly typeMobile: (text: string, countryCode?: string) => void
  /** Updates the OTP field; spaces and hyphens are accepted as separators. */
  readonly typeOtp: (text: string) => void
}

/** Actions after the first step; each does nothing outside its step or while a request is pending. */
export interface LazyStepActions {
  /** Redirects to Google; the login continues after the redirect back. */
  readonly continueWithGoogle: () => Promise<void>
  /** Sends a new user an OTP, or signs up immediately if Google verified the address or the order is from abroad. */
  readonly submitDetails: () => Promise<void>
  /** Signs in or up with the typed OTP. */
  readonly submitOtp: () => Promise<void>
  /** Resends the OTP through the same channel, once that is allowed; it invalidates the last. */
  readonly resend: () => Promise<void>
  /**
   * Sends another OTP through the other channel, email or text message, once that is allowed; it invalidates the
   * last.
   */
  readonly sendByOtherChannel: () => Promise<void>
  /**
   * Sends an OTP to the typed number of the signed-in visitor; until it is entered the number is stored as
   * unverified.
   */
  readonly submitNumber: () => Promise<void>
  /** Goes back from the OTP to the number it was sent to. */
  readonly changeNumber: () => Promise<void>
  /** Verifies the new mobile number of the signed-in visitor with the typed OTP. */
  readonly submitMobile: () => Promise<void>
}
